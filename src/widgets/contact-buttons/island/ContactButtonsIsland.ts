import { sendBeacon } from '../../../browser/sendBeacon.ts';
import { CONTACT_CLICKS_PATH } from '../../../parts/contact/rules/contactClicksPath.ts';
import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';

/** Counts clicks on channels; a collapsed list closes by Esc and by a click outside. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const handleClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-channel]');
    // The right button opens a context menu.
    if (link && event.button !== 2) count(link.dataset.channel ?? '');
  };
  element.addEventListener('click', handleClick, { signal });
  element.addEventListener('auxclick', handleClick, { signal });
  const folded = element.querySelector('details');
  if (folded) closeFolded(folded, signal);
  return () => listeners.abort();
}

function count(channel: string): void {
  announceVisitorEvent({ name: 'contact', method: channel });
  sendBeacon(CONTACT_CLICKS_PATH, { channel, path: location.pathname });
}

function closeFolded(folded: HTMLDetailsElement, signal: AbortSignal): void {
  folded.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !folded.open) return;
      folded.open = false;
      folded.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (folded.open && target instanceof Node && !folded.contains(target)) folded.open = false;
    },
    { signal },
  );
}
