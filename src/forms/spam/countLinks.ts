/** A URL with a scheme or `www.`, or a domain name followed by a path. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'[\]]{1,500}|\b(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s<>"'[\]]{1,500}/gi;

/** Number of distinct URLs in texts; in markup the same one is both the target and the text of a link. */
export function countLinks(texts: readonly string[]): number {
  const found = texts.flatMap((text) => text.match(LINK) ?? []);
  return new Set(
    found.map((link) =>
      link
        .toLowerCase()
        .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
        .replace(/[/.,;:!?)]+$/, ''),
    ),
  ).size;
}
