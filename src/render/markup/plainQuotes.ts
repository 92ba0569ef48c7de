/** An island's tag. React escapes every `>` in attribute values, so the first one ends the tag. */
const MARKER = /<rihla-island [^>]+>/g;
const QUOTED = /="([^"]*&quot;[^"]*)"/g;

/**
 * Quotes the data of islands with single quotes and unescapes its double ones: React escapes each in six bytes, and JSON is full of them.
 * Apostrophes in it are escaped instead. Must run after `plainApostrophes`.
 */
export function plainQuotes(html: string): string {
  return html.replaceAll(MARKER, (marker) =>
    marker.replaceAll(QUOTED, (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`),
  );
}
