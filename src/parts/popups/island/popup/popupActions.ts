import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import type { COUNTERS_KEY } from '../../../../visitor/countersKey.ts';
import { openPopup } from './openPopup.ts';
import { findShown, findShownAround } from './shownPopups.ts';

const KEY: typeof COUNTERS_KEY = 'rihla-popups';

/**
 * Opens a popup because a link says so; with `toggle` it closes one that is open. What a visitor follows here counts more
 * than an earlier "do not show again" (decision 023); an address that names the popup does not.
 * @param link absent when the page was opened with the action
 * @throws when its content cannot be had
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

/** Reads what `popupRecords.ts` keeps: sharing its code would weigh on pages that have no popups. */
function isHidden(id: number): boolean {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '').hidden.includes(id);
  } catch {
    // Nothing is kept, or nothing that can be read.
    return false;
  }
}

/** Closes the popup around a link, else the one on top. */
export function closeByLink(
  { do_not_show_again: doNotShowAgain }: ActionOf<'popup:close'>['settings'],
  link: HTMLAnchorElement | undefined,
): void {
  findShownAround(link)?.close('button', doNotShowAgain);
}
