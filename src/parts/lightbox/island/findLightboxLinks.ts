import { lightboxLinks } from '../../../shared/lightbox/selectors.ts';
import { isLightboxLink } from './isLightboxLink.ts';

/** All links of the page that open the lightbox, in document order, without carousel clones. */
export function findLightboxLinks(takesImages: boolean): HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>(lightboxLinks(takesImages))).filter(
    (link) => !link.closest('[data-clone]') && isLightboxLink(link, takesImages),
  );
}
