import { definePartData } from '../../../../src/render/partData.ts';

/** Data of the light; nothing is rendered without. */
export const beaconData = definePartData(
  'beacon',
  ({ globals }) => (globals.beacon as { light?: string | null }).light,
);
