import { IMAGE_EXTENSIONS } from './imageLink.ts';
import { CHOSEN_LINKS } from './linkAttributes.ts';

/**
 * CSS selector of links that may open a lightbox; `isLightboxLink` then decides.
 * @param takesImages whether links to pictures open one by default
 */
export function lightboxLinks(takesImages: boolean): string {
  const kinds = takesImages
    ? [CHOSEN_LINKS, ...IMAGE_EXTENSIONS.map((ending) => `a[href*=".${ending}" i]`)]
    : [CHOSEN_LINKS];
  return `:is(${kinds.join()}):not([download],[data-lightbox=no])`;
}
