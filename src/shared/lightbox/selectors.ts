import { IMAGE_EXTENSIONS } from './imageLink.ts';
import { CHOSEN_LINKS } from './linkAttributes.ts';

/**
 * Finds the links that may open a lightbox, in CSS; `isLightboxLink` then decides.
 * @param takesImages whether links to pictures open one unless they say otherwise
 */
export function lightboxLinks(takesImages: boolean): string {
  const kinds = takesImages
    ? [CHOSEN_LINKS, ...IMAGE_EXTENSIONS.map((ending) => `a[href*=".${ending}" i]`)]
    : [CHOSEN_LINKS];
  return `:is(${kinds.join()}):not([download],[data-lightbox=no])`;
}
