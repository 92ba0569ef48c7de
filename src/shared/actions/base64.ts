/** Encodes text as URL-safe base64: UTF-8, with `-` and `_`, without padding. */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Decodes any form of base64: URL-safe or not, padded or not, with a `+` that was turned into a space.
 * @throws when it is not base64, or not UTF-8
 */
export function decodeBase64(encoded: string): string {
  const standard = encoded.replace(/[ -]/g, '+').replaceAll('_', '/').replace(/=+$/, '');
  const bytes = Uint8Array.from(atob(standard), (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
