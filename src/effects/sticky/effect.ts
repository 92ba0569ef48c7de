import type { Effect } from '../effect.ts';
import { StickyCheckMarker, StickyMarker } from './StickyMarkers.tsx';
import { stickyAttributes } from './stickyAttributes.ts';

export const effect: Effect = {
  name: 'sticky',
  attributes: stickyAttributes,
  Marker: StickyMarker,
  PreviewMarker: StickyCheckMarker,
};
