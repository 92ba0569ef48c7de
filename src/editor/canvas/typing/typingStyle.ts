/** Style of the text that is being edited: spaces and line breaks show as they are stored. */
const STYLE = `
[data-typing] {
  min-inline-size: 1ch;
  outline: none;
  cursor: text;
  user-select: text;
  white-space-collapse: preserve;
}
[data-typing]:empty::before {
  content: attr(data-placeholder);
  opacity: 0.5;
}`;

/** Adds the style of edited texts to a page; the page's own style sheets are not touched. @returns removes it */
export function addTypingStyle(page: Document): () => void {
  return addStyle(page, STYLE.replaceAll(';', ' !important;'));
}

/** Adds a style sheet to a page beside its own. @returns removes it */
export function addStyle(page: Document, style: string): () => void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view?.CSSStyleSheet.prototype.replaceSync) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
