/**
 * Writes apostrophes as they are. React escapes each of them, in five bytes, yet puts attributes between double quotes only, where
 * they end nothing, as in text.
 */
export function plainApostrophes(html: string): string {
  return html.replaceAll('&#x27;', "'");
}
