/** Parses markup as nodes of this document, so that its custom elements are upgraded. */
export function parseMarkup(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}
