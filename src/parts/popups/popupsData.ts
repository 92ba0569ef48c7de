import { definePartData } from '../../render/partData.ts';

/** All published popups. */
export const popupsData = definePartData('popups', ({ popups }) => popups);
