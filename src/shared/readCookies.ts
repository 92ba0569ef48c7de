/**
 * Parses a Cookie header (RFC 6265). Of two with one name the first counts, as it belongs to the longer path.
 * @param header of the request; undefined: none were sent
 * @returns raw values, without quotation marks; an object without a prototype, since names are untrusted
 */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of header?.split(';') ?? []) {
    const mark = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, mark)).trim();
    if (name)
      cookies[name] ??= pair
        .slice(mark + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1');
  }
  return cookies;
}
