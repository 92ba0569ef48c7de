import type { Part } from '../../../../src/render/part.ts';
import { beaconData } from './beaconData.ts';
import { PageBeacon } from './PageBeacon.tsx';

/** A part that nobody has: what it takes to add one is seen in this folder. */
export const beacon: Part = {
  name: beaconData.name,
  load: beaconData.load,
  isOn: ({ view }) => Boolean(beaconData.of(view)),
  regions: { end: PageBeacon },
  startScript: () => 'd.documentElement.dataset.beacon=""',
};
