import { isHeadedFor, type Point } from './isHeadedFor.ts';

/** Hover delay before a panel opens or closes, in ms (reference: 100 to 200). */
export const INTENT_MS = 150;

const ENTRY = '.r-mega__entry';
const MORE = '.r-mega__more';

/**
 * Opens panels on mouse hover, and closes them when the mouse has left; on the way to an open panel it may cross other items. A click pins a
 * panel opened by hover. Touch and pen click only.
 */
export function openByPointing(element: HTMLElement, signal: AbortSignal): void {
  let last: Point | undefined;
  let wanted: Element | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The panel opened by hover only. */
  let pointed: HTMLDetailsElement | undefined;

  const findOpen = (): HTMLDetailsElement | null => element.querySelector<HTMLDetailsElement>(`${MORE}[open]`);
  const want = (entry: Element | null | undefined): void => {
    clearTimeout(timer);
    wanted = entry;
    timer = setTimeout(settle, INTENT_MS);
  };
  const settle = (): void => {
    const more = wanted?.querySelector<HTMLDetailsElement>(MORE);
    if (more && more !== findOpen()) {
      more.open = true;
      pointed = more;
    } else if (!more && pointed && !pointed.contains(document.activeElement)) {
      pointed.open = false;
      pointed = undefined;
    }
  };
  const isForMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse' && hangs(element);

  element.addEventListener(
    'pointermove',
    (event) => {
      if (!isForMouse(event)) return;
      const to = { x: event.clientX, y: event.clientY };
      const entry = (event.target as Element).closest(ENTRY);
      const open = findOpen();
      const panel = open?.closest(ENTRY) === entry ? undefined : open?.querySelector('.r-mega__panel');
      const isOnItsWay = Boolean(panel && last && isHeadedFor(last, to, panel.getBoundingClientRect()));
      last = to;
      // While the pointer is on its way, the delay restarts.
      if (isOnItsWay || entry !== wanted) want(entry);
    },
    { signal },
  );
  for (const box of element.children) {
    box.addEventListener(
      'pointerleave',
      (event) => {
        if (isForMouse(event as PointerEvent)) want(undefined);
      },
      { signal },
    );
  }
  element.addEventListener(
    'click',
    (event) => {
      const more = (event.target as Element).closest('summary')?.parentElement;
      if (!more || more !== pointed) return;
      event.preventDefault();
      pointed = undefined;
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The mouse that triggered mounting is over an item already.
  const under = element.querySelector(`${ENTRY}:hover`);
  if (under && hangs(element)) want(under);
}

/** Whether panels are dropdowns over the page. In the collapsed menu nothing opens on hover. */
function hangs(element: Element): boolean {
  const panel = element.querySelector('.r-mega__panel');
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
