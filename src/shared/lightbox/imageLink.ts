/** Endings of the pictures that a lightbox opens for (spec, section 2). */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'] as const;

const IMAGE = new RegExp(`\\.(?:${IMAGE_EXTENSIONS.join('|')})$`, 'i');

/** Whether the path of an address ends as that of a picture; queries and hashes are no part of it. */
export function isImagePath(pathname: string): boolean {
  return IMAGE.test(pathname);
}
