import type { Part } from '../../render/part.ts';
import { FOLLOW_HISTORY } from './followHistory.ts';
import { hasListing } from './noteListing.ts';

/** Back and Forward between the filters and pages of listings. */
export const part: Part = {
  name: 'listings',
  startScript: (context) => (hasListing(context) ? FOLLOW_HISTORY : undefined),
};
