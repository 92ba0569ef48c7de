import { focusTarget } from '../../effects/focusTarget.ts';
import { isPlainClick } from '../../effects/isPlainClick.ts';
import type { OpenOverlay } from './types.ts';

/** Closes an overlay when a link inside it is followed; focus then goes to where a link on this page leads, not back. */
export function closeOnLinks({ close, options }: OpenOverlay, signal: AbortSignal): void {
  options.element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || !isPlainClick(event) || link.target === '_blank') return;
      void close('link');
      const target = findTarget(link);
      if (target) focusTarget(target);
    },
    { signal },
  );
}

/** The element of this page that a link leads to. */
export function findTarget({ hash, pathname, search }: HTMLAnchorElement): HTMLElement | null {
  if (hash.length < 2 || pathname !== location.pathname || search !== location.search) return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
