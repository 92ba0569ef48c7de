import { join } from 'node:path';

/** The limit of common file systems for one name, less room for our extensions, in bytes. */
const MAX_NAME_BYTES = 200;
const MAX_PATH_BYTES = 1024;

/**
 * The folder below `root` for the page of a path. nginx looks in the same one, so names are decoded.
 * @param path raw request path, percent-encoded
 * @returns undefined when the path has no folder: it does not end in a slash, is too long, cannot be decoded, or has a
 *   segment that is hidden or means something to the file system
 */
export function pageFolder(root: string, path: string): string | undefined {
  if (!path.startsWith('/') || !path.endsWith('/')) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding is no page.
    return undefined;
  }
  if (Buffer.byteLength(decoded) > MAX_PATH_BYTES) return undefined;
  // An encoded slash would decode to an additional segment.
  if (decoded.split('/').length !== path.split('/').length) return undefined;
  const segments = decoded.slice(1, -1).split('/');
  if (decoded !== '/' && !segments.every(isSafeName)) return undefined;
  return join(root, ...segments);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const UNSAFE = /[\\:\u0000-\u001f\u007f]/;

function isSafeName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !UNSAFE.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}
