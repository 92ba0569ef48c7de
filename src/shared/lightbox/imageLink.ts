/** File extensions of pictures that a lightbox opens (spec). */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'] as const;

const ANY_SITE = 'https://site.invalid';

const IMAGE = new RegExp(`\\.(?:${IMAGE_EXTENSIONS.join('|')})$`, 'i');

/** Whether a URL path has a picture's file extension; queries and hashes are not part of it. */
export function isImagePath(pathname: string): boolean {
  return IMAGE.test(pathname);
}

/** Whether a URL leads to a picture, by its path only; false for an invalid URL. */
export function isPictureAddress(address: string): boolean {
  return URL.canParse(address, ANY_SITE) && isImagePath(new URL(address, ANY_SITE).pathname);
}
