import { isObject } from '../../../shared/isObject.ts';

/** Shown part of a listing, stored in a history entry. */
export interface ShownPages {
  /** The last shown page; the first is that of the URL. */
  to: number;
  /** Scroll position of the window, in CSS px. */
  scroll: number;
}

/** Maximum number of pages that are restored; a visitor who has seen more continues from there. */
export const MAX_PAGES_AGAIN = 40;

/** Key in the history entry's state; the marker's trigger uses the same name. */
function entryName(widgetId: string): string {
  return `listing-${widgetId}`;
}

/** Stores the shown pages in the current history entry; other state is kept. */
export function keepShown(widgetId: string, shown: ShownPages): void {
  const others = isObject(history.state) ? history.state : {};
  history.replaceState({ ...others, [entryName(widgetId)]: shown }, '');
}

/** Reads the stored pages of the current history entry, whose state may be anything; undefined for at most one page. @param from page of the URL */
export function readShown(widgetId: string, from: number): ShownPages | undefined {
  const kept = isObject(history.state) ? history.state[entryName(widgetId)] : undefined;
  if (!isObject(kept) || !Number.isInteger(kept.to) || Number(kept.to) <= from) return undefined;
  const scroll = Number.isFinite(kept.scroll) ? Math.max(0, Number(kept.scroll)) : 0;
  return { to: Math.min(Number(kept.to), from + MAX_PAGES_AGAIN), scroll };
}
