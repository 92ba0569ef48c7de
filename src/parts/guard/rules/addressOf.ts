/** An address on this site. */
export interface OwnAddress {
  /** Encoded path with its query. */
  path: string;
  /** Fragment, decoded, without `#`; empty without one. */
  anchor: string;
}

/** Whether the studio, the build or an endpoint answers it, so that it is no document. */
const NO_PAGES = /^\/(admin|api|assets|preview|wp-json|_next)(\/|$)/;

/**
 * Reads an address that may lead to a page or a file of this site.
 * @param from path of the page that contains it
 * @returns undefined for other sites and schemes, and for other kinds of address
 */
export function addressOf(href: string, from: string, publicUrl: string): OwnAddress | undefined {
  const base = new URL(from, publicUrl);
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== base.origin || NO_PAGES.test(url.pathname)) return undefined;
  return { path: url.pathname + url.search, anchor: decode(url.hash.slice(1)) };
}

/** The name of a file in `/media/`; undefined for every other address. */
export function mediaFileOf(src: string, from: string, publicUrl: string): string | undefined {
  const path = addressOf(src, from, publicUrl)?.path.split('?')[0];
  const name = path?.startsWith('/media/') ? decode(path.slice('/media/'.length)) : undefined;
  return name && !name.includes('/') ? name : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed percent-encoding is compared as it is written.
    return text;
  }
}
