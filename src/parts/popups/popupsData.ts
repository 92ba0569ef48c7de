import { definePartData } from '../../render/partData.ts';

/** Every published popup, whether it may open on the page or not. */
export const popupsData = definePartData('popups', ({ popups }) => popups);
