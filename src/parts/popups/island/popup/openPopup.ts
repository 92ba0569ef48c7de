import { whenPageIsFree } from '../../../../overlays/manager/whenPageIsFree.ts';
import { fetchPopup } from './fetchPopup.ts';
import { findShown } from './shownPopups.ts';
import { type Opening, showPopup } from './showPopup.ts';

/**
 * Opens a popup above the page; one that is open stays as it is. One that opens by itself waits until nobody is busy in a dialog.
 * Settles once it is open.
 * @throws when its content cannot be had
 */
export async function openPopup(opening: Opening): Promise<void> {
  if (findShown(opening.id)) return;
  const fragment = await fetchPopup(opening.id);
  if (opening.by === 'trigger') await whenPageIsFree();
  // Asked for twice, it still opens once.
  if (!findShown(opening.id)) showPopup(opening, fragment);
}
