import type { Part } from '../../../../src/render/part.ts';
import { beaconData } from './beaconData.ts';
import { PageBeacon } from './PageBeacon.tsx';

/** A made-up part, which shows what is needed to add one. */
export const beacon: Part = {
  name: beaconData.name,
  load: beaconData.load,
  isOn: ({ view }) => Boolean(beaconData.of(view)),
  regions: { end: PageBeacon },
  startScript: () => 'd.documentElement.dataset.beacon=""',
};
