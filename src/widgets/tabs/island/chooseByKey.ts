/** Keyboard navigation of tabs: arrow keys along their orientation, Home and End. Arrows follow the text direction. */
export function chooseByKey(
  event: KeyboardEvent,
  tabs: readonly HTMLElement[],
  choose: (tab: HTMLElement) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const now = tabs.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? undefined : tabs[placeAfter(event, now, tabs.length)];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus({ preventScroll: true });
}

function placeAfter({ key, currentTarget }: KeyboardEvent, now: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, currentTarget as HTMLElement);
  return step ? (now + step + count) % count : -1;
}

function stepOf(key: string, list: HTMLElement): number {
  if (isColumn(list)) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const forwards = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  return key === 'ArrowRight' ? forwards : key === 'ArrowLeft' ? -forwards : 0;
}

/** Whether the tabs are vertical at the current width. */
export function isColumn(list: HTMLElement): boolean {
  return getComputedStyle(list).flexDirection === 'column';
}
