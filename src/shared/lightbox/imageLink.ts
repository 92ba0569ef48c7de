/** Endings of the pictures that a lightbox opens for (spec, section 2). */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'] as const;

const ANY_SITE = 'https://site.invalid';

const IMAGE = new RegExp(`\\.(?:${IMAGE_EXTENSIONS.join('|')})$`, 'i');

/** Whether the path of an address ends as that of a picture; queries and hashes are no part of it. */
export function isImagePath(pathname: string): boolean {
  return IMAGE.test(pathname);
}

/** Whether an address leads to a picture, by its path alone; false for what is no address. */
export function isPictureAddress(address: string): boolean {
  return URL.canParse(address, ANY_SITE) && isImagePath(new URL(address, ANY_SITE).pathname);
}
