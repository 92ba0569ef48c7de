import { isHeadedFor, type Point } from './isHeadedFor.ts';

/** How long a pointer stays before what it points at opens or closes, in ms (reference, section 19: 100 to 200). */
export const INTENT_MS = 150;

const ENTRY = '.r-mega__entry';
const MORE = '.r-mega__more';

/**
 * Opens what a mouse stays on, and closes it when the mouse has gone; on its way to an open panel it may cross other entries. A click on
 * what is open by pointing keeps it open until it is closed on purpose. A finger and a pen only click.
 */
export function openByPointing(element: HTMLElement, signal: AbortSignal): void {
  let last: Point | undefined;
  let wanted: Element | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is open by pointing alone. */
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
      // As long as it is on its way, the time begins anew.
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
  // The mouse that woke this is there already.
  const under = element.querySelector(`${ENTRY}:hover`);
  if (under && hangs(element)) want(under);
}

/** Whether panels hang over the page. In the list of a folded menu nothing opens by pointing. */
function hangs(element: Element): boolean {
  const panel = element.querySelector('.r-mega__panel');
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
