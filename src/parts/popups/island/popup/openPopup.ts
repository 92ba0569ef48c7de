import { whenPageIsFree } from '../../../../overlays/manager/whenPageIsFree.ts';
import { fetchPopup } from './fetchPopup.ts';
import { findShown } from './shownPopups.ts';
import { type Opening, showPopup } from './showPopup.ts';

/**
 * Opens a popup above the page, unless it is open. One opened by a trigger waits while another dialog is open. Resolves once it is open.
 * @throws when its content cannot be fetched
 */
export async function openPopup(opening: Opening): Promise<void> {
  if (findShown(opening.id)) return;
  const fragment = await fetchPopup(opening.id);
  if (opening.by === 'trigger') await whenPageIsFree();
  // A concurrent call may have opened it.
  if (!findShown(opening.id)) showPopup(opening, fragment);
}
