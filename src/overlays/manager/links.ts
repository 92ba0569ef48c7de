import { focusTarget } from '../../browser/focusTarget.ts';
import { isPlainClick } from '../../browser/isPlainClick.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { followFromEntries } from './backButton.ts';
import type { OpenOverlay } from './types.ts';

/**
 * Handles links that are followed while overlays are open: closes the overlay around the link if its options say so, and those that cover the
 * target on this page. Focus moves to the target, and Back leads to the previous position. Action links, downloads, and links that another
 * program opens close nothing.
 * @param stack the open overlays, the top one last, as it is at each click
 */
export function listenToLinks(stack: readonly OpenOverlay[], signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !leadsAway(link)) return;
      const target = findTarget(link);
      const inTheWay = findInTheWay(stack, link, target);
      for (const overlay of inTheWay) void overlay.close('link');
      // Otherwise an entry would remain for each overlay, and Back would lead only there.
      if (followFromEntries(link.href, target ? stack.at(-1) : undefined)) event.preventDefault();
      if (target && inTheWay.length > 0) focusTarget(target);
    },
    { signal },
  );
}

/** The overlays to close, the top one first: down to the one that contains the link's target, which only those above can cover. */
function findInTheWay(
  stack: readonly OpenOverlay[],
  link: HTMLAnchorElement,
  target: HTMLElement | null,
): OpenOverlay[] {
  const holder = stack.findLastIndex(({ options }) => options.element.contains(target));
  return stack
    .slice(target ? holder + 1 : 0)
    .reverse()
    .filter(({ isModal, options: { closesOnLink, element } }) => {
      const wantsIt = closesOnLink === 'always' || (closesOnLink === 'jump' && target);
      return (target && isModal) || (wantsIt && element.contains(link));
    });
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const { href, protocol, target } = link;
  return /^https?:$/.test(protocol) && target !== '_blank' && !link.hasAttribute('download') && !actionHash(href);
}

/** The element of this page that a link targets. */
function findTarget({ hash, pathname, search }: HTMLAnchorElement): HTMLElement | null {
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
