import { isImagePath } from '../../../shared/lightbox/imageLink.ts';
import { lightboxLinks } from '../../../shared/lightbox/selectors.ts';

/**
 * Whether a link opens the lightbox: links to pictures where the settings say so, or links with the attribute, which the server writes only for
 * pictures and films. Never download links, nor links that opt out.
 */
export function isLightboxLink(link: HTMLAnchorElement, takesImages: boolean): boolean {
  return (
    link.matches(lightboxLinks(takesImages)) &&
    (link.dataset.lightbox === 'yes' || (isImagePath(link.pathname) && /^https?:$/.test(link.protocol)))
  );
}
