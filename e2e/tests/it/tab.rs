//! A browser with one page, and the program that serves it.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::input::{DispatchKeyEventParams, DispatchKeyEventType};
use chromiumoxide::cdp::browser_protocol::log::EventEntryAdded;
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::{ConsoleApiCalledType, EventConsoleApiCalled, EventExceptionThrown};
use chromiumoxide::handler::viewport::Viewport;
use chromiumoxide::page::{Page, ScreenshotParams};
use futures::StreamExt;
use serde_json::Value;

/// How long anything on the page may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program, serving.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: String,
}

impl Program {
    pub(crate) fn start() -> Program {
        let path = std::env::var_os("SENET").expect("SENET names the program; `cargo xtask e2e` sets it");
        let mut child = Command::new(path)
            .args(["serve", "--port", "0"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("a pipe"))
            .read_line(&mut first)
            .expect("the program says where it is");
        let address = first.split(' ').find(|word| word.starts_with("http://")).expect("an address").to_owned();
        Program { child, address }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The page in a browser of its own.
pub(crate) struct Tab {
    browser: Browser,
    page: Page,
    complaints: Arc<Mutex<Vec<String>>>,
    address: String,
    _profile: tempfile::TempDir,
}

impl Tab {
    /// Opens the page, with these things remembered by the browser.
    pub(crate) async fn open(program: &Program, size: (u32, u32), remembered: &[(&str, &str)]) -> Tab {
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let viewport = Viewport { width: size.0, height: size.1, ..Viewport::default() };
        let quiet = [
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ];
        let config = BrowserConfig::builder()
            .chrome_executable(browser_path())
            .no_sandbox()
            .viewport(viewport)
            .window_size(size.0, size.1)
            .user_data_dir(profile.path())
            .args(quiet)
            .build()
            .expect("a browser's configuration");
        let (browser, mut handler) = Browser::launch(config).await.expect("the browser starts");
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let page = browser.new_page("about:blank").await.expect("a page");
        // Attached service workers would wait for a debugger that never comes.
        let attach = SetAutoAttachParams::builder().auto_attach(false).wait_for_debugger_on_start(false).flatten(true);
        page.execute(attach.build().expect("all is given")).await.expect("the browser listens");
        let complaints = Arc::new(Mutex::new(Vec::new()));
        listen(&page, &complaints).await;
        let tab = Tab { browser, page, complaints, address: program.address.clone(), _profile: profile };
        let script: String =
            remembered.iter().map(|(key, value)| format!("localStorage.setItem('{key}', '{value}');")).collect();
        tab.page.evaluate_on_new_document(format!("if (!localStorage.length) {{ {script} }}")).await.expect("a script");
        tab.go("").await;
        tab
    }

    /// Goes to a place below the program's address.
    pub(crate) async fn go(&self, place: &str) {
        self.page.goto(format!("{}{place}", self.address)).await.expect("the page is served");
        self.wait("document.getElementById('board') !== null").await;
    }

    /// The value of an expression in the page.
    pub(crate) async fn value(&self, expression: &str) -> Value {
        let result = self.page.evaluate(expression).await.unwrap_or_else(|error| panic!("{expression}: {error}"));
        result.value().cloned().unwrap_or(Value::Null)
    }

    /// Waits until an expression in the page is true.
    pub(crate) async fn wait(&self, expression: &str) {
        let start = Instant::now();
        while self.value(expression).await != Value::Bool(true) {
            assert!(start.elapsed() < PATIENCE, "this does not come true: {expression}; {:?}", self.complaints());
            tokio::time::sleep(Duration::from_millis(8)).await;
        }
    }

    /// Clicks on the first element that a selector finds.
    pub(crate) async fn click(&self, selector: &str) {
        self.wait(&format!("document.querySelector('{selector}') !== null")).await;
        let element = self.page.find_element(selector).await.expect("an element");
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Presses and releases a key.
    pub(crate) async fn key(&self, key: &str) {
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let event = DispatchKeyEventParams::builder().r#type(kind).key(key).build().expect("all is given");
            self.page.execute(event).await.expect("a key");
        }
    }

    /// Picks from a list.
    pub(crate) async fn pick(&self, selector: &str, value: &str) {
        let script = format!(
            "(() => {{ const e = document.querySelector('{selector}'); e.value = '{value}'; \
             e.dispatchEvent(new Event('change', {{bubbles: true}})); return e.value === '{value}'; }})()"
        );
        assert_eq!(self.value(&script).await, Value::Bool(true), "{selector} has no {value}");
    }

    /// Keeps a picture of the page in the folder that `E2E_PICTURES` names, if it names one.
    pub(crate) async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("E2E_PICTURES") {
            let path = PathBuf::from(folder).join(format!("{name}.png"));
            self.page.save_screenshot(ScreenshotParams::default(), path).await.expect("a picture");
        }
    }

    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints.lock().expect("no test panicked with it").clone()
    }

    /// Closes the browser; nothing must have been complained of.
    pub(crate) async fn close(mut self) {
        assert_eq!(self.complaints(), Vec::<String>::new());
        self.browser.close().await.expect("the browser closes");
        self.browser.wait().await.expect("the browser ends");
    }
}

/// Collects whatever the browser writes to its console as an error or a warning.
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
            entry(format!("{:?}: {} {:?}", event.entry.level, event.entry.text, event.entry.url));
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

fn browser_path() -> PathBuf {
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let found = known.into_iter().map(PathBuf::from).find(|path| path.exists());
    std::env::var_os("CHROMIUM").map(PathBuf::from).or(found).expect("Chromium is installed, or CHROMIUM names it")
}
