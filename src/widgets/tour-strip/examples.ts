import type { Examples } from '../../render/samples/example.ts';
import { DAY_TOUR, DESERT_TOUR, sampleTour } from '../../tours/samples.ts';

export const blockExamples: Examples<'tour-strip'> = {
  'a journey with dates': { block: { blockType: 'tour-strip', tour: sampleTour(DESERT_TOUR) } },
  'at the top of its own page': { page: 'tour', block: { blockType: 'tour-strip' } },
  'words of its own': { block: { blockType: 'tour-strip', tour: sampleTour(DAY_TOUR), label: 'Read the two days' } },
};
