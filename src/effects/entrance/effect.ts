import type { Effect } from '../effect.ts';
import { EntranceMarker } from './EntranceMarker.tsx';
import { entranceAttributes } from './entranceAttributes.ts';

export const effect: Effect = {
  name: 'entrance',
  attributes: entranceAttributes,
  Marker: EntranceMarker,
  worksInFragments: true,
};
