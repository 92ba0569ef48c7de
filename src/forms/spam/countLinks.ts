/** An address with a scheme or `www.`, or a name of the net with something behind it. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'[\]]{1,500}|\b(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s<>"'[\]]{1,500}/gi;

/** How many addresses some texts lead to, each counted once: in markup one stands where it leads and where it is read. */
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
