import { definePartData } from '../../../../src/render/partData.ts';

/** What the light is; nothing is shown without. */
export const beaconData = definePartData(
  'beacon',
  ({ globals }) => (globals.beacon as { light?: string | null }).light,
);
