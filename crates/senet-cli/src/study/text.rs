//! Markdown within the page of a study.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The place in the page of the tables that are a file of their own beside the text.
const TABLES: (&str, &str) = ("study-tables.md", "#numbers");

/// Markdown as HTML, without its title, which the page has already. Markup is shown as text. Links to other files become
/// plain text, since the page stands alone.
pub(super) fn html(markdown: &str) -> String {
    let mut is_title = false;
    let mut links = Vec::new();
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
            is_title = true;
            None
        }
        Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
            is_title = false;
            None
        }
        _ if is_title => None,
        Event::Html(markup) | Event::InlineHtml(markup) => Some(Event::Text(markup)),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = if *dest_url == *TABLES.0 { TABLES.1.into() } else { dest_url };
            let stays = dest_url.starts_with('#') || dest_url.starts_with("https://");
            links.push(stays);
            stays.then_some(Event::Start(Tag::Link { link_type, dest_url, title, id }))
        }
        Event::End(TagEnd::Link) => links.pop().unwrap_or_default().then_some(Event::End(TagEnd::Link)),
        event => Some(event),
    });
    let mut page = String::new();
    pulldown_cmark::html::push_html(&mut page, events);
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stands_alone() {
        let text =
            "# Title\n\nSee [the **tables**](study-tables.md), [players](players.md), [method](#method).\n\n<b>\n";
        let page = html(text);
        assert!(!page.contains("Title"), "{page}");
        assert!(
            page.contains(r##"<a href="#numbers">the <strong>tables</strong></a>, players, <a href="#method">"##),
            "{page}"
        );
        assert!(page.contains("&lt;b&gt;"), "{page}");
    }
}
