import { focusTarget } from '../../effects/focusTarget.ts';
import { isPlainClick } from '../../effects/isPlainClick.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { hasBackEntry } from './backButton.ts';
import type { OpenOverlay } from './types.ts';

/**
 * Closes an overlay when a link inside it is followed; focus then goes to where a link on this page leads, not back. Links
 * that do something here, that download, or that another program opens leave it open.
 */
export function closeOnLinks(overlay: OpenOverlay, signal: AbortSignal): void {
  overlay.options.element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !leadsAway(link)) return;
      void overlay.close('link');
      if (hasBackEntry(overlay)) {
        // In place of the entry that was Back's: a press of Back would lead nowhere else.
        event.preventDefault();
        location.replace(link.href);
      }
      const target = findTarget(link);
      if (target) focusTarget(target);
    },
    { signal },
  );
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const { href, protocol, target } = link;
  return /^https?:$/.test(protocol) && target !== '_blank' && !link.hasAttribute('download') && !actionHash(href);
}

/** The element of this page that a link leads to. */
export function findTarget({ hash, pathname, search }: HTMLAnchorElement): HTMLElement | null {
  if (hash.length < 2 || pathname !== location.pathname || search !== location.search) return null;
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
