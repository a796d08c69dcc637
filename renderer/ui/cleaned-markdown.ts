import DOMPurify from 'dompurify';
import { marked } from 'marked';

/** What notes may be made of: words and their order. No picture, link, form or style leads anywhere. */
const TAGS = [
  ...['p', 'br', 'em', 'strong', 'del', 'code', 'pre', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Markdown that somebody wrote as what can be shown of it: whatever else stands in it is left out. */
export function cleanedMarkdown(text: string): DocumentFragment {
  const html = marked.parse(text, { async: false, gfm: true, breaks: true });
  // Headings of notes stand under those of the page.
  const lower = html.replace(/<(\/?)h([1-6])\b/g, (_, end: string, level: string) => {
    return `<${end}h${String(Math.min(6, Number(level) + 2))}`;
  });
  return DOMPurify.sanitize(lower, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: [], RETURN_DOM_FRAGMENT: true });
}
