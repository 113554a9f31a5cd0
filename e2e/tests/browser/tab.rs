//! A browser with one page.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType, MouseButton,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::element::Element;
use chromiumoxide::error::CdpError;
use chromiumoxide::handler::viewport::Viewport;
use chromiumoxide::keys::get_key_definition;
use chromiumoxide::page::{Page, ScreenshotParams};
use futures::StreamExt;
use serde_json::Value;

/// Time-out for any step on the page.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// The browser's refusal to run a script in a page that is gone.
const NO_CONTEXT: &str = "Cannot find context";

/// Divides all timers of the page by 50, so that a whole game takes seconds. The order of events stays.
const HURRY: &str = "{ const wait = window.setTimeout; window.setTimeout = (work, time) => wait(work, time / 50); }";

/// Settings of a browser before a visit.
#[derive(Clone, Copy)]
pub(crate) struct Visit<'a> {
    pub(crate) size: (u32, u32),
    /// Pixels of the screen for each of the page's.
    pub(crate) scale: f64,
    /// Entries of the local storage.
    pub(crate) remembered: &'a [(&'a str, &'a str)],
    /// Whether timers are shortened.
    pub(crate) hurry: bool,
    /// Whether the browser is one that could show a window, as people use it.
    pub(crate) has_window: bool,
}

impl Visit<'_> {
    pub(crate) const QUIET: Visit<'static> = Visit {
        size: (1024, 768),
        scale: 1.0,
        remembered: &[("senet.language", "en"), ("senet.animations", "off"), ("senet.thinking", "none")],
        hurry: false,
        has_window: false,
    };

    pub(crate) fn sized(self, width: u32, height: u32) -> Self {
        Visit { size: (width, height), ..self }
    }

    pub(crate) fn hurried(self) -> Self {
        Visit { hurry: true, ..self }
    }

    pub(crate) fn with_window(self) -> Self {
        Visit { has_window: true, ..self }
    }
}

/// The page in a browser of its own, or in a second tab of that browser.
pub(crate) struct Tab {
    browser: Arc<Browser>,
    page: Page,
    complaints: Arc<Mutex<Vec<String>>>,
    address: String,
    profile: Arc<tempfile::TempDir>,
}

impl Tab {
    /// Opens the page at an address.
    pub(crate) async fn open(address: &str, visit: Visit<'_>) -> Tab {
        let tab = Tab::blank(address, visit).await;
        tab.go("").await;
        tab
    }

    /// Returns a tab before its first navigation.
    pub(crate) async fn blank(address: &str, visit: Visit<'_>) -> Tab {
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let (width, height) = visit.size;
        let viewport = Viewport { width, height, device_scale_factor: Some(visit.scale), ..Viewport::default() };
        let quiet = [
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars=false",
        ];
        let config = BrowserConfig::builder()
            .chrome_executable(browser_path(visit.has_window))
            .no_sandbox()
            .viewport(viewport)
            .window_size(width, height)
            .user_data_dir(profile.path())
            .args(quiet)
            .build()
            .expect("a browser's configuration");
        let (browser, mut handler) = Browser::launch(config).await.expect("the browser starts");
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let (browser, profile) = (Arc::new(browser), Arc::new(profile));
        let tab = Tab::within(browser, profile, address).await;
        tab.remember(visit.remembered).await;
        if visit.hurry {
            tab.before_the_page(HURRY).await;
        }
        tab
    }

    /// Returns another tab of the same browser before its first navigation. It must be closed before the first tab.
    pub(crate) async fn beside(&self) -> Tab {
        Tab::within(Arc::clone(&self.browser), Arc::clone(&self.profile), &self.address).await
    }

    async fn within(browser: Arc<Browser>, profile: Arc<tempfile::TempDir>, address: &str) -> Tab {
        let page = browser.new_page("about:blank").await.expect("a page");
        // Attached service workers would wait for a debugger for ever.
        let attach = SetAutoAttachParams::builder().auto_attach(false).wait_for_debugger_on_start(false).flatten(true);
        page.execute(attach.build().expect("all is given")).await.expect("the browser listens");
        let complaints = Arc::new(Mutex::new(Vec::new()));
        listen(&page, &complaints).await;
        Tab { browser, page, complaints, address: address.to_owned(), profile }
    }

    /// Writes these entries into the local storage, unless they are there.
    pub(crate) async fn remember(&self, things: &[(&str, &str)]) {
        let script: String = things
            .iter()
            .map(|(key, value)| {
                let value = serde_json::to_string(value).expect("JSON");
                format!("if (localStorage.getItem('{key}') === null) localStorage.setItem('{key}', {value});")
            })
            .collect();
        // The empty page that a tab begins with has no storage.
        self.before_the_page(&format!("if (location.protocol === 'http:') {{ {script} }}")).await;
    }

    /// Runs a script in every page, before anything of the page runs.
    pub(crate) async fn before_the_page(&self, script: &str) {
        self.page.evaluate_on_new_document(script).await.expect("a script");
    }

    /// Brings the tab to the front of its browser. Other tabs cannot be touched.
    pub(crate) async fn to_front(&self) {
        self.page.bring_to_front().await.expect("a tab");
    }

    /// Goes to a place below the page's address, and waits for the program.
    pub(crate) async fn go(&self, place: &str) {
        self.load(place).await;
        self.wait("document.getElementById('board') !== null").await;
    }

    /// Goes to a place below the page's address.
    pub(crate) async fn load(&self, place: &str) {
        self.page.goto(format!("{}{place}", self.address)).await.expect("the page is served");
    }

    /// Returns the value of an expression in the page.
    pub(crate) async fn value(&self, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            match self.page.evaluate(expression).await {
                Ok(result) => return result.value().cloned().unwrap_or(Value::Null),
                // The page was just being replaced, and the expression did not run.
                Err(error) if error.to_string().contains(NO_CONTEXT) && start.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(8)).await;
                }
                Err(error) => panic!("{expression}: {error}"),
            }
        }
    }

    /// Returns the value of a promise in the page.
    pub(crate) async fn promised(&self, expression: &str) -> Value {
        let run = EvaluateParams::builder().expression(expression).await_promise(true).return_by_value(true);
        let answer = self.execute(run.build().expect("all is given")).await;
        assert!(answer.exception_details.is_none(), "{expression}: {:?}", answer.exception_details);
        answer.result.value.unwrap_or(Value::Null)
    }

    /// Waits until an expression in the page is true, also across reloads.
    pub(crate) async fn wait(&self, expression: &str) {
        self.wait_within(PATIENCE, expression).await;
    }

    /// Waits as [`Tab::wait`] does, for another time at most.
    pub(crate) async fn wait_within(&self, patience: Duration, expression: &str) {
        let start = Instant::now();
        loop {
            let result = self.page.evaluate(expression).await;
            let answer = result.as_ref().map(|result| result.value());
            match &answer {
                Ok(Some(Value::Bool(true))) => return,
                Err(error) if !is_about_a_page_that_is_gone(error) => panic!("{expression}: {error}"),
                _ => {}
            }
            if start.elapsed() >= patience {
                panic!("this does not come true: {expression}; it is {answer:?} on {}", self.state().await);
            }
            tokio::time::sleep(Duration::from_millis(8)).await;
        }
    }

    /// Describes the page for a failed test: its address, its notices and windows, and the console's complaints. The
    /// picture `failed` of the page is saved.
    async fn state(&self) -> String {
        self.picture("failed").await;
        let shown = "[location.href, ...[...document.querySelectorAll('.notice, dialog[open]')]
            .map((e) => e.textContent.slice(0, 200))].join(' | ')";
        let shown = self.page.evaluate(shown).await.map(|result| result.value().cloned());
        format!("{shown:?}; {:?}", self.complaints())
    }

    /// Clicks on the first element that a selector finds, once it stands still and nothing covers it.
    pub(crate) async fn click(&self, selector: &str) {
        self.wait(&format!("document.querySelector('{selector}') !== null")).await;
        // A window changes its height a moment after a choice in it, and a click would go to what has moved there.
        let place = format!(
            "(() => {{ const e = document.querySelector('{selector}'); if (!e) return null; e.scrollIntoViewIfNeeded(); \
             const b = e.getClientRects()[0]; if (!b) return null; const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]; \
             const hit = document.elementFromPoint(x, y); const label = e.closest('label'); \
             return hit && (e.contains(hit) || hit.contains(e) || label && label.contains(hit)) ? [x, y] : hit?.outerHTML.slice(0, 200); }})()"
        );
        let start = Instant::now();
        let mut before = Value::Null;
        loop {
            let now = self.value(&place).await;
            if now.is_array() && now == before {
                break;
            }
            if start.elapsed() >= PATIENCE {
                panic!("{selector} moves or is covered: {now} on {}", self.state().await);
            }
            before = now;
            tokio::time::sleep(Duration::from_millis(8)).await;
        }
        let at = point(&before);
        self.mouse(DispatchMouseEventType::MousePressed, at).await;
        self.mouse(DispatchMouseEventType::MouseReleased, at).await;
    }

    /// The middle of an element, in the page's own units.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "(() => {{ const b = document.querySelector('{selector}').getBoundingClientRect(); \
             return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
        );
        point(&self.value(&script).await)
    }

    /// Drags from the middle of one element to a point at an offset from the middle of another.
    pub(crate) async fn drag(&self, from: &str, to: &str, beside: (f64, f64)) {
        let (x, y) = self.middle(from).await;
        let (to_x, to_y) = self.middle(to).await;
        let (to_x, to_y) = (to_x + beside.0, to_y + beside.1);
        let half = (f64::midpoint(x, to_x), f64::midpoint(y, to_y));
        let steps = [
            (DispatchMouseEventType::MousePressed, (x, y)),
            (DispatchMouseEventType::MouseMoved, half),
            (DispatchMouseEventType::MouseMoved, (to_x, to_y)),
            (DispatchMouseEventType::MouseReleased, (to_x, to_y)),
        ];
        for (kind, place) in steps {
            self.mouse(kind, place).await;
        }
    }

    /// Moves the mouse to the middle of an element.
    pub(crate) async fn point(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        let event = DispatchMouseEventParams::builder().r#type(DispatchMouseEventType::MouseMoved).x(x).y(y);
        self.execute(event.build().expect("all is given")).await;
    }

    /// Presses an element with a finger until an expression is true. The page makes the events: the browser's protocol
    /// has none for the end of a touch.
    pub(crate) async fn long_press(&self, selector: &str, until: &str) {
        let send = |events: &str| {
            format!(
                "(() => {{ const e = document.querySelector('{selector}'); \
                 for (const event of {events}) e.dispatchEvent(new PointerEvent(event, \
                 {{ bubbles: true, pointerType: 'touch', isPrimary: true, button: 0 }})); return true; }})()"
            )
        };
        self.value(&send("['pointerdown']")).await;
        self.wait(until).await;
        self.value(&send("['pointerup', 'pointerleave', 'click']")).await;
    }

    /// Sends an event of the left mouse button.
    async fn mouse(&self, kind: DispatchMouseEventType, (x, y): (f64, f64)) {
        let event = DispatchMouseEventParams::builder()
            .r#type(kind)
            .x(x)
            .y(y)
            .button(MouseButton::Left)
            .buttons(1)
            .click_count(1);
        self.execute(event.build().expect("all is given")).await;
    }

    /// Presses and releases a key.
    pub(crate) async fn key(&self, key: &str) {
        let known = get_key_definition(key).unwrap_or_else(|| panic!("there is no key {key}"));
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind.clone())
                .key(known.key)
                .code(known.code)
                .windows_virtual_key_code(known.key_code);
            // Enter presses a button only if the event has a text.
            let text = known.text.or(Some(known.key).filter(|key| key.chars().count() == 1));
            if let (DispatchKeyEventType::KeyDown, Some(text)) = (kind, text) {
                event = event.text(text);
            }
            self.page.execute(event.build().expect("all is given")).await.expect("a key");
        }
    }

    /// Sends any command of the browser's protocol.
    pub(crate) async fn execute<C: chromiumoxide::types::Command>(&self, command: C) -> C::Response {
        self.page.execute(command).await.expect("the browser obeys").result
    }

    /// Sends a command to the browser rather than to the page.
    pub(crate) async fn execute_in_browser<C: chromiumoxide::types::Command>(&self, command: C) -> C::Response {
        self.browser.execute(command).await.expect("the browser obeys").result
    }

    /// The first element that a selector finds.
    pub(crate) async fn element(&self, selector: &str) -> Element {
        self.page.find_element(selector).await.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// The text of the first element that a selector finds.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.wait(&format!("document.querySelector('{selector}') !== null")).await;
        let value = self.value(&format!("document.querySelector('{selector}').textContent")).await;
        value.as_str().expect("a text").to_owned()
    }

    /// Types a text into a field, in place of its content.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        let script = format!(
            "(() => {{ const e = document.querySelector('{selector}'); e.value = '{text}'; \
             for (const event of ['input', 'change']) e.dispatchEvent(new Event(event, {{bubbles: true}})); \
             return true; }})()"
        );
        assert_eq!(self.value(&script).await, Value::Bool(true), "{selector}");
    }

    /// Selects an option of a drop-down list.
    pub(crate) async fn pick(&self, selector: &str, value: &str) {
        let script = format!(
            "(() => {{ const e = document.querySelector('{selector}'); e.value = '{value}'; \
             e.dispatchEvent(new Event('change', {{bubbles: true}})); return e.value === '{value}'; }})()"
        );
        assert_eq!(self.value(&script).await, Value::Bool(true), "{selector} has no {value}");
    }

    /// Saves a picture of the page into the folder that `E2E_PICTURES` names, if it is set.
    pub(crate) async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("E2E_PICTURES") {
            let path = PathBuf::from(folder).join(format!("{name}.png"));
            self.page.save_screenshot(ScreenshotParams::default(), path).await.expect("a picture");
        }
    }

    /// Saves a picture for the documentation into the folder that `E2E_PICTURES` names.
    pub(crate) async fn small_picture(&self, name: &str, format: CaptureScreenshotFormat) {
        let folder = std::env::var_os("E2E_PICTURES").expect("E2E_PICTURES names a folder");
        let path = PathBuf::from(folder).join(format!("{name}.{}", format.as_ref()));
        let small = ScreenshotParams::builder().format(format).quality(82).build();
        self.page.save_screenshot(small, path).await.expect("a picture");
    }

    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints.lock().expect("no test panicked with it").clone()
    }

    /// Forgets console errors that a test has provoked.
    pub(crate) fn forgive(&self, is_provoked: impl Fn(&str) -> bool) {
        self.complaints.lock().expect("no test panicked with it").retain(|complaint| !is_provoked(complaint));
    }

    /// Closes the tab, and the browser with its last tab. Asserts an empty console and no request to another host.
    pub(crate) async fn close(self) {
        let address = &self.address;
        let strangers = format!(
            "performance.getEntriesByType('resource').map((e) => e.name).filter((name) => !name.startsWith('{address}')).join()"
        );
        assert_eq!(self.value(&strangers).await, "");
        assert_eq!(self.complaints(), Vec::<String>::new());
        self.page.close().await.expect("the tab closes");
        if let Some(mut browser) = Arc::into_inner(self.browser) {
            browser.close().await.expect("the browser closes");
            browser.wait().await.expect("the browser ends");
        }
    }
}

/// A point of the page as a script returns it: a list of two numbers.
fn point(at: &Value) -> (f64, f64) {
    (at[0].as_f64().expect("a number"), at[1].as_f64().expect("a number"))
}

/// Whether an error means that the page is being replaced.
fn is_about_a_page_that_is_gone(error: &CdpError) -> bool {
    let text = error.to_string();
    text.contains("context") || text.contains("navigated")
}

/// Collects errors and warnings of the browser's console.
async fn listen(page: &Page, complaints: &Arc<Mutex<Vec<String>>>) {
    page.enable_log().await.expect("a log");
    page.enable_runtime().await.expect("a console");
    let mut entries = page.event_listener::<EventEntryAdded>().await.expect("a log");
    let mut calls = page.event_listener::<EventConsoleApiCalled>().await.expect("a console");
    let mut exceptions = page.event_listener::<EventExceptionThrown>().await.expect("a console");
    let add = |complaints: &Arc<Mutex<Vec<String>>>| {
        let complaints = Arc::clone(complaints);
        move |text: String| complaints.lock().expect("no test panicked with it").push(text)
    };
    let (entry, call, exception) = (add(complaints), add(complaints), add(complaints));
    tokio::spawn(async move {
        while let Some(event) = entries.next().await {
            if matches!(event.entry.level, LogEntryLevel::Error | LogEntryLevel::Warning) {
                entry(format!("{:?}: {} {:?}", event.entry.level, event.entry.text, event.entry.url));
            }
        }
    });
    tokio::spawn(async move {
        while let Some(event) = calls.next().await {
            if matches!(event.r#type, ConsoleApiCalledType::Error | ConsoleApiCalledType::Warning) {
                call(format!("{:?}", event.args));
            }
        }
    });
    tokio::spawn(async move {
        while let Some(event) = exceptions.next().await {
            exception(format!("{:?}", event.exception_details));
        }
    });
}

/// Debian's Chromium without a window: the same engine at half the cost.
const SHELL: &str = "/usr/bin/chromium-headless-shell";

/// The browser that `CHROMIUM` names, or one that is installed; with a window, if that is asked for.
fn browser_path(has_window: bool) -> PathBuf {
    let with_window = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let known = (!has_window).then_some(SHELL).into_iter().chain(with_window);
    let found = known.map(PathBuf::from).find(|path| path.exists());
    std::env::var_os("CHROMIUM").map(PathBuf::from).or(found).expect("Chromium is installed, or CHROMIUM names it")
}
