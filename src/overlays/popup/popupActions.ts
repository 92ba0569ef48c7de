import type { ActionOf } from '../../shared/actions/schemas.ts';
import { isHidden } from '../../visitor/popupRecords.ts';
import { openPopup } from './openPopup.ts';
import { findShown, findShownAround } from './shownPopups.ts';

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

/** Closes the popup around a link, else the one on top. */
export function closeByLink(
  { do_not_show_again: doNotShowAgain }: ActionOf<'popup:close'>['settings'],
  link: HTMLAnchorElement | undefined,
): void {
  findShownAround(link)?.close('button', doNotShowAgain);
}
