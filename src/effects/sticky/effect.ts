import type { Effect } from '../effect.ts';
import { StickyCheckMarker } from './StickyCheckMarker.tsx';
import { StickyMarker } from './StickyMarker.tsx';
import { stickyAttributes } from './stickyAttributes.ts';

export const effect: Effect = {
  name: 'sticky',
  attributes: stickyAttributes,
  Marker: StickyMarker,
  PreviewMarker: StickyCheckMarker,
};
