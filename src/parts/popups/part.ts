import type { Part } from '../../render/part.ts';
import { prepareEditedPopup } from './editedPopup.ts';
import { notePopupLink } from './notePopupLink.ts';
import { PagePopups } from './PagePopups.tsx';
import { popupFragments } from './popupFragments.ts';
import { popupsData } from './popupsData.ts';
import { reachPopups } from './reachPopups.ts';

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
