import { focusTarget } from '../../browser/focusTarget.ts';
import { isPlainClick } from '../../browser/isPlainClick.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { followFromEntries } from './backButton.ts';
import type { OpenOverlay } from './types.ts';

/**
 * Clears the way for a link that is followed while overlays are open: closes the one around it if that wants it, and what
 * covers the place of this page where the link leads. Focus goes to that place, and Back leads to where the visitor was before.
 * Links that do something here, that download, or that another program opens leave everything open.
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
      // The browser would leave an entry behind for each, and Back would lead there and so nowhere else.
      if (followFromEntries(link.href, target ? stack.at(-1) : undefined)) event.preventDefault();
      if (target && inTheWay.length > 0) focusTarget(target);
    },
    { signal },
  );
}

/** What closes, the top one first: down to what holds the place where the link leads, which only the others can cover. */
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

/** The element of this page that a link leads to. */
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
