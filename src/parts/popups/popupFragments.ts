import type { Fragments } from '../../render/part.ts';
import { renderPopup } from './renderPopup.ts';
import { popupPath, readPopupId } from './rules/popupPath.ts';

/** Popups as pages ask for them when one opens. */
export const popupFragments: Fragments = {
  route: popupPath(':id'),
  readId: readPopupId,
  async make(id, tools) {
    const popup = await tools.content.findPopup(id);
    return popup && renderPopup(popup, tools);
  },
};
