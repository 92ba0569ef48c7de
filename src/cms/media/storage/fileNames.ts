import { extname } from 'node:path';

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Names made by `uniqueName` and `uploadedFiles`: a base, ten hexadecimal digits, perhaps a number, perhaps a size. */
const OWN_NAME = /^[^/\\.]+-[0-9a-f]{10}(-\d+)?(-\d+x\d+)?\.(avif|gif|jpe?g|png|webp)$/u;

/**
 * Whether this software made the file name. Other files in the folder are foreign, and never touched.
 */
export function isOwnName(name: string): boolean {
  return OWN_NAME.test(name);
}

/** @returns the MIME type by the extension of a file name */
export function mimeTypeOf(name: string): string {
  return MIME_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** @returns the extension, with its dot, of files of a MIME type that this software stores */
export function extensionOf(mimeType: string): string {
  const found = Object.entries(MIME_TYPES).find(([, type]) => type === mimeType);
  if (!found) throw new Error(`Files of the type ${mimeType} are not stored.`);
  return found[0];
}
