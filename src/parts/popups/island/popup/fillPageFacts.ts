import type { PageFact } from '../../../../shared/pagePlaceholders.ts';

// Written again: what two chunks share of src/shared/ is part of a file that pages without popups pay for.
const PLACEHOLDER = /__page_(url|fullTitle|title|image|kind)__/g;

/**
 * Lets the links and islands of a popup speak of the page that it opens on: puts the page's facts, as its head has them, in the
 * place of their placeholders.
 */
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
      // A page that was not found has none.
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

/** For a query; a mail program would take some of the signs that are left alone otherwise for the end of an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
