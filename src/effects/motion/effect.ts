import type { Effect } from '../effect.ts';
import { MotionMarkers } from './MotionMarkers.tsx';
import { motionAttributes } from './motionAttributes.ts';

export const effect: Effect = {
  name: 'motion',
  attributes: motionAttributes,
  Marker: MotionMarkers,
  worksInFragments: true,
};
