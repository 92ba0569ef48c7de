const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * Whether a URL is safe in a link: a path, fragment or query of this site, or an absolute URL with a scheme that cannot
 * run script.
 */
export function isSafeHref(href: string): boolean {
  const value = href.trim();
  // Browsers drop tabs and line breaks inside a URL, so `java\nscript:` would still run; and they parse \ as /.
  if (/[\s\p{Cc}\\]/u.test(value) || !value.isWellFormed() || value.startsWith('//')) return false;
  if (/^[/#?]/.test(value)) return true;
  // Without its two slashes a browser resolves such a URL as a path on the same scheme, and as a host on others.
  if (/^https?:(?!\/\/[^/])/i.test(value)) return false;
  return URL.canParse(value) && SAFE_SCHEMES.has(new URL(value).protocol);
}

/**
 * Canonical form of a path: begins and ends with a slash, lower case, no doubled slashes, no dot segments; letters of
 * any script stay readable (they are percent-encoded only when sent).
 * @returns undefined when it cannot be a document's path: malformed encoding, or control characters
 */
export function canonicalPath(path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || /\p{Cc}/u.test(decoded) || !decoded.isWellFormed()) return undefined;
  const segments = decoded
    .toLowerCase()
    // Last, because lower case may be composed further than upper case is.
    .normalize('NFC')
    .split(/[/\\]+/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return segments.length ? `/${segments.join('/')}/` : '/';
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
}

/** Encodes a path for HTML and headers: every segment percent-encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
