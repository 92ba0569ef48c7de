import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { reportMissingChunk } from '../../../overlays/complain.ts';
import type { LightboxProps } from '../lightboxProps.ts';
import { isLightboxLink } from './isLightboxLink.ts';

/**
 * Opens pictures in the lightbox: on a click on a link to one, and once on load when the URL names a picture of the page's links. If the viewer's
 * code cannot be loaded, the link is followed.
 */
export function mount(_element: HTMLElement, props: LightboxProps): () => void {
  const listeners = new AbortController();
  document.addEventListener(
    'click',
    async (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !isLightboxLink(link, props.takesImages)) return;
      event.preventDefault();
      try {
        const { showLink } = await import('./viewer/showLinks.ts');
        await showLink(link, props);
      } catch (error) {
        reportMissingChunk(error);
        location.assign(link.href);
      }
    },
    { signal: listeners.signal },
  );
  if (location.hash) {
    import('./openShared.ts').then(({ openShared }) => openShared(location.hash, props)).catch(reportMissingChunk);
  }
  return () => listeners.abort();
}
