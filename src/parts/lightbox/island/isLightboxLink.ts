import { isImagePath } from '../../../shared/lightbox/imageLink.ts';
import { lightboxLinks } from '../../../shared/lightbox/selectors.ts';

/**
 * Whether a link opens the lightbox: one to a picture where the site takes those, or one that says so, which the server writes
 * only on links to a picture or a film. Never one that downloads, and never one that says no.
 */
export function isLightboxLink(link: HTMLAnchorElement, takesImages: boolean): boolean {
  return (
    link.matches(lightboxLinks(takesImages)) &&
    (link.dataset.lightbox === 'yes' || (isImagePath(link.pathname) && /^https?:$/.test(link.protocol)))
  );
}
