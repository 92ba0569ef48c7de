import type { Fragments } from '../../render/part.ts';
import type { Popup } from '../../render/types.ts';
import { readRowId } from '../../shared/rowId.ts';
import { renderPopup } from './renderPopup.ts';
import { popupPath } from './rules/popupPath.ts';

/** Fragments of popups, fetched on opening. */
export const popupFragments: Fragments = {
  route: popupPath(':id'),
  readId: readRowId,
  async make(id, tools) {
    const popup = await tools.content.findSpokenEntry<Popup>('popups', id);
    return popup && renderPopup(popup, tools);
  },
};
