import { definePartData } from '../../render/partData.ts';
import type { Popup } from '../../render/types.ts';

/** The trigger rules of a popup that may open on a page. */
export type SharedPopup = Pick<
  Popup,
  'id' | 'conditions' | 'triggers' | 'timing' | 'open_selector' | 'avoid_multiple_popups'
>;

/** All published popups. */
export const popupsData = definePartData('popups', ({ entries }) => (entries.popups ?? []) as readonly SharedPopup[]);
