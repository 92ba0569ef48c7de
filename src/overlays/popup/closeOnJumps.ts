import { focusTarget } from '../../effects/focusTarget.ts';
import { isPlainClick } from '../../effects/isPlainClick.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { findTarget } from '../manager/links.ts';

/** Closes a popup when a link inside it leads to another place of this page, which is behind it. Focus goes there. */
export function closeOnJumps(element: HTMLElement, close: () => void, signal: AbortSignal): void {
  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target === '_blank' || actionHash(link.href) || !isPlainClick(event)) return;
      const target = findTarget(link);
      if (!target || element.contains(target)) return;
      close();
      focusTarget(target);
    },
    { signal },
  );
}
