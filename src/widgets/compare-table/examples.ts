import type { Tour as StoredTour } from '../../cms/payload-types.ts';
import type { Examples } from '../../render/samples/example.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

export const blockExamples: Examples<'compare-table'> = {
  'two ways into the sand': {
    block: {
      blockType: 'compare-table',
      caption: 'Two ways into the sand',
      chosen: [stored(31, '/tours/first-sand/'), stored(32, '/tours/chigaga-in-three-days/')],
      moreLabel: 'All journeys into the desert',
      moreLink: { kind: 'address', address: '/tours/' },
    },
  },
  'what a visitor compares, before anything is chosen': {
    block: {
      blockType: 'compare-table',
      emptyText:
        'Put two journeys side by side: what they cost, how far they drive, where you sleep. Begin with one you like.',
      moreLabel: 'Or tick them in the list of all journeys',
      moreLink: { kind: 'address', address: '/tours/' },
    },
  },
};

/** Sample tour as a relationship stores it. */
function stored(id: number, path: string): StoredTour {
  return { id, path, title: path, ...DATES } as StoredTour;
}
