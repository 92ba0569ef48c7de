/** Longest return path. */
const MAX_CHARACTERS = 1_000;

/**
 * The return path after signing in, from a URL or a form. Prevents open redirects.
 * @returns undefined for anything but a path of this site, such as `//example.com` or `/\example.com`, which browsers read as another site
 */
export function samePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return undefined;
  // Browsers strip tabs and line breaks from URLs before parsing.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : undefined;
}
