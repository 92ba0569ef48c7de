import type { Fragments } from '../../render/part.ts';
import { renderPopup } from './renderPopup.ts';
import { popupPath, readPopupId } from './rules/popupPath.ts';

/** Popups as pages ask for them when one opens. */
export const popupFragments: Fragments = {
  readId(path) {
    const [, text = ''] = /^\/wp-json\/rihla\/v1\/popups\/([^/]+)\/$/.exec(path) ?? [];
    const id = readPopupId(text);
    return id !== undefined && path === popupPath(id) ? id : undefined;
  },
  async make(id, tools) {
    const popup = await tools.content.findPopup(id);
    return popup && renderPopup(popup, tools);
  },
};
