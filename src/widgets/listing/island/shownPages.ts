import { isObject } from '../../../shared/isObject.ts';

/** How much of a listing a visitor has before them. */
export interface ShownPages {
  /** The last page that is shown; the first is that of the address. */
  to: number;
  /** How far the window is scrolled, in CSS px. */
  scroll: number;
}

/** Pages that are fetched again for a visitor who comes back; whoever has seen more begins there. */
export const MOST_PAGES_AGAIN = 40;

/** Under which an entry of the browser's history keeps it; the marker's trigger asks for the same name. */
function entryName(widgetId: string): string {
  return `listing-${widgetId}`;
}

/** Keeps with the present entry of the history what is shown; what others keep there stays. */
export function keepShown(widgetId: string, shown: ShownPages): void {
  const others = isObject(history.state) ? history.state : {};
  history.replaceState({ ...others, [entryName(widgetId)]: shown }, '');
}

/** What the present entry keeps, whatever it holds; undefined for no more than one page. @param from page of the address */
export function readShown(widgetId: string, from: number): ShownPages | undefined {
  const kept = isObject(history.state) ? history.state[entryName(widgetId)] : undefined;
  if (!isObject(kept) || !Number.isInteger(kept.to) || Number(kept.to) <= from) return undefined;
  const scroll = Number.isFinite(kept.scroll) ? Math.max(0, Number(kept.scroll)) : 0;
  return { to: Math.min(Number(kept.to), from + MOST_PAGES_AGAIN), scroll };
}
