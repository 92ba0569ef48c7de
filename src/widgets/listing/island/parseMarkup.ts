/** Markup as nodes of this document, so that custom elements in it are its own. */
export function parseMarkup(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}
