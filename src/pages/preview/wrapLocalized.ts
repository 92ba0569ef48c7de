/**
 * Wraps each rich text of a form's values in its language. Payload takes an object in a localized field for a map of languages; a rich text from a
 * form is an object too, and would be taken for a map without this language.
 * @param value the form's values
 * @param locale the language of the form
 */
export function wrapLocalized(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => wrapLocalized(entry, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return { [locale]: value };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wrapLocalized(entry, locale)]));
}

function isRichText(value: object): boolean {
  const root = (value as { root?: { type?: unknown } }).root;
  return typeof root === 'object' && root !== null && root.type === 'root';
}
