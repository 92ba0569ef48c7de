/** The longest way back that is remembered. */
const MOST_CHARACTERS = 1_000;

/**
 * Where to go after signing in, as an address or a form says it.
 * @returns undefined for anything but a path of this site, such as `//example.com` or `/\example.com`, which browsers read as another site
 */
export function samePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return undefined;
  // Browsers drop tabs and line ends out of addresses before they read them.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : undefined;
}
