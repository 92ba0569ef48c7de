import type { Fragments, Part } from '../../render/part.ts';
import type { Popup } from '../../render/types.ts';
import { readRowId } from '../../shared/rowId.ts';
import { prepareEditedPopup } from './editedPopup.ts';
import { notePopupLink } from './notePopupLink.ts';
import { PagePopups } from './PagePopups.tsx';
import { popupsData } from './popupsData.ts';
import { reachPopups } from './reachPopups.ts';
import { renderPopup } from './renderPopup.ts';
import { popupPath } from './rules/popupPath.ts';

/** Fragments of popups, fetched on opening. */
const popupFragments: Fragments = {
  route: popupPath(':id'),
  readId: readRowId,
  async make(id, tools) {
    const popup = await tools.content.findSpokenEntry<Popup>('popups', id);
    return popup && renderPopup(popup, tools);
  },
};

export const part: Part = {
  name: popupsData.name,
  load: popupsData.load,
  prepare: prepareEditedPopup,
  previews: { collection: 'popups' },
  noteLink: notePopupLink,
  regions: { end: PagePopups },
  reach: reachPopups,
  fragments: popupFragments,
};
