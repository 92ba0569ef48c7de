/** A tag whose values hold data: React escapes every sign of that kind in them, so that the first one ends the tag. */
const MARKER = /<rihla-island [^>]+>/g;
const QUOTED = /="([^"]*&quot;[^"]*)"/g;

/**
 * Writes the data of islands between single quotes, with its own double ones as they are: React escapes each in six bytes, and
 * JSON is full of them. An apostrophe in it is escaped instead. After `plainApostrophes`.
 */
export function plainQuotes(html: string): string {
  return html.replaceAll(MARKER, (marker) =>
    marker.replaceAll(QUOTED, (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`),
  );
}
