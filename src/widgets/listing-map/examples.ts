import type { Examples } from '../../render/samples/example.ts';

/** Id of the listing on the example page. */
const listing = 'journeys-listed';

export const blockExamples: Examples<'listing-map'> = {
  'where the journeys lead, with their ways': {
    block: { blockType: 'listing-map', listing, label: 'Where they lead', showWays: true },
    page: 'listing',
  },
  'the places alone': {
    block: { blockType: 'listing-map', listing, showWays: false },
    page: 'listing',
  },
};
