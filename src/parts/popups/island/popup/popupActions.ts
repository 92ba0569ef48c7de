import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import type { COUNTERS_KEY } from '../../../../visitor/countersKey.ts';
import { openPopup } from './openPopup.ts';
import { findShown, findShownAround } from './shownPopups.ts';

const KEY: typeof COUNTERS_KEY = 'rihla-popups';

/**
 * Opens a popup by a link; with `toggle` it closes an open one. A followed link overrides an earlier "do not show again" (decision 023); a URL with
 * the action does not.
 * @param link absent when the page was opened with the action
 * @throws when its content cannot be fetched
 */
export async function openByLink(
  { id, toggle }: ActionOf<'popup:open'>['settings'],
  link: HTMLAnchorElement | undefined,
): Promise<void> {
  const open = findShown(id);
  if (open) {
    if (toggle) open.close('button');
  } else if (link || !isHidden(id)) await openPopup({ id, by: 'action', opener: link });
}

/** Reads the storage of `popupRecords.ts`; importing its code would add to pages without popups. */
function isHidden(id: number): boolean {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '').hidden.includes(id);
  } catch {
    // Nothing stored, or corrupt.
    return false;
  }
}

/** Closes the popup around a link, else the topmost one. */
export function closeByLink(
  { do_not_show_again: doNotShowAgain }: ActionOf<'popup:close'>['settings'],
  link: HTMLAnchorElement | undefined,
): void {
  findShownAround(link)?.close('button', doNotShowAgain);
}
