import type { PageFact } from '../../../../shared/pagePlaceholders.ts';

// Duplicated: a module of src/shared/ in two chunks would add to pages without popups.
const PLACEHOLDER = /__page_(url|fullTitle|title|image|kind)__/g;

/** Fills in facts of the current page, from its head, into placeholders in links and island props of a popup. */
export function fillPageFacts(popup: ParentNode): void {
  for (const element of popup.querySelectorAll('a[href*=__page_]')) fill(element, 'href', encode);
  for (const element of popup.querySelectorAll('[props*=__page_]')) fill(element, 'props', escapeJson);
}

function fill(element: Element, attribute: string, write: (text: string) => string): void {
  const text = element.getAttribute(attribute) ?? '';
  element.setAttribute(
    attribute,
    text.replace(PLACEHOLDER, (_, fact: PageFact) => write(pageFact(fact))),
  );
}

function pageFact(fact: PageFact): string {
  switch (fact) {
    case 'url':
      // A 404 page has no canonical link.
      return (
        document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin + location.pathname
      );
    case 'title':
      return metaContent('og:title') || document.title;
    case 'fullTitle':
      return document.title;
    case 'image':
      return metaContent('og:image');
    case 'kind':
      return document.body.dataset.kind ?? '';
  }
}

function metaContent(property: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
}

/** Encodes a query value strictly; mail programs take some otherwise allowed characters for the end of a URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
