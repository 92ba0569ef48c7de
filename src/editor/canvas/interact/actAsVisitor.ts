import { LISTING_CONTROLS } from '../../../shared/listings/controls.ts';
import { setVisited } from '../../../shared/preview/visited.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

interface VisitorOptions {
  /** Tells why something was not done. */
  tell: (text: string) => void;
  /** The key that ends it was pressed. */
  onEnd: () => void;
  isEnd: (event: KeyboardEvent) => boolean;
}

/** Requests of the page that change nothing, besides all that only read. */
const READS = /^\/(preview\/|wp-json\/rihla-pro\/v1\/refresh-loop)/;
const NOT_SENT = msg('Nothing is sent from here: the page is only tried.');

/**
 * Lets the page in the canvas react as to a visitor: tabs, panels, menus and links within it work. It is never left, and nothing is sent
 * or counted: links to elsewhere say where they lead, and requests that would store something are refused.
 * @returns ends it, and closes what was opened above the page
 */
export function actAsVisitor(page: Document, { isEnd, onEnd, tell }: VisitorOptions): () => void {
  const view = page.defaultView as Window & typeof globalThis;
  const listeners = new AbortController();
  const { signal } = listeners;

  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href], area[href]');
    if (!link || link.matches(LISTING_CONTROLS) || isWithin(link, view)) return;
    event.preventDefault();
    tell(
      event.ctrlKey || event.metaKey
        ? t('It opens in a new tab.')
        : t('This link leads to {address}. Ctrl and a press open it in a new tab.', { address: shortOf(link, view) }),
    );
    if (event.ctrlKey || event.metaKey) view.open(link.href, '_blank', 'noopener');
  };
  const hold = (event: Event): void => {
    if ((event.target as Element).matches('[data-filter-form]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell(t(NOT_SENT));
  };
  const end = (event: KeyboardEvent): void => {
    if (!isEnd(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEnd();
  };
  // A link's own script, such as of the lightbox or of a panel, comes first and may hold the press.
  view.addEventListener('click', (event) => !event.defaultPrevented && follow(event), { signal });
  view.addEventListener('submit', hold, { capture: true, signal });
  view.addEventListener('keydown', end, { capture: true, signal });
  setVisited(page, true);
  const removeGuard = guardRequests(view, tell);
  const stopLeaving = keepHere(view, tell);
  return () => {
    listeners.abort();
    setVisited(page, false);
    removeGuard();
    stopLeaving();
    for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const popover of page.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
  };
}

/** Whether a link stays on its page: a place of it, or an action such as opening a panel. */
function isWithin(link: HTMLAnchorElement, { location }: Window): boolean {
  const { hash, host, pathname, search } = new URL(link.href, location.href);
  return (
    hash !== '' &&
    host === location.host &&
    (pathname === location.pathname || hash.startsWith('#rihla-action')) &&
    (search === location.search || search === '')
  );
}

function shortOf(link: HTMLAnchorElement, { location }: Window): string {
  const { host, href, pathname } = new URL(link.href, location.href);
  return host === location.host ? pathname : href;
}

/** Scripts of the page cannot leave it either, where the browser tells of it beforehand. */
function keepHere(view: Window, tell: VisitorOptions['tell']): () => void {
  const { navigation } = view as { navigation?: EventTarget };
  const listeners = new AbortController();
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { cancelable, destination, hashChange } = event as Event & {
        destination: { url: string; sameDocument: boolean };
        hashChange: boolean;
      };
      if (!cancelable || hashChange || destination.sameDocument) return;
      event.preventDefault();
      tell(t('The page is not left while it is tried.'));
    },
    { signal: listeners.signal },
  );
  return () => listeners.abort();
}

/** Refuses what would be stored on the server: a booking, an answer of a form, a count. */
function guardRequests(view: Window & typeof globalThis, tell: VisitorOptions['tell']): () => void {
  const { fetch } = view;
  const { sendBeacon } = view.navigator;
  view.fetch = (input, init) => {
    const asked = typeof input === 'object' && 'method' in input ? input : undefined;
    const { pathname } = new URL(asked?.url ?? String(input), view.location.href);
    const isRead = /^(get|head)$/i.test(init?.method ?? asked?.method ?? 'GET') || READS.test(pathname);
    if (isRead) return fetch.call(view, input, init);
    tell(t(NOT_SENT));
    return Promise.reject(new view.TypeError(NOT_SENT));
  };
  view.navigator.sendBeacon = () => true;
  return () => {
    view.fetch = fetch;
    view.navigator.sendBeacon = sendBeacon;
  };
}
