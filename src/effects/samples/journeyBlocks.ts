import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';
import type { AnyBlock, Media } from '../../render/types.ts';

const KASBAH = samplePicture('ait-benhaddou', { id: 4, alt: 'The kasbahs of Aït Benhaddou above the river' });

/** A button that links to the departures. */
export const askForDates: AnyBlock = {
  blockType: 'button',
  label: 'Ask for dates',
  link: { kind: 'address', address: '/category/journeys/' },
};

/** A section heading, or a subheading. */
export function heading(text: string, level: 'h2' | 'h3' = 'h2'): AnyBlock {
  return { blockType: 'heading', text, level };
}

/** A paragraph. */
export function words(text: string): AnyBlock {
  return { blockType: 'rich-text', content: plainParagraph(text) } as AnyBlock;
}

const DAYS: readonly (readonly [name: string, text: string, picture: Media])[] = [
  [
    'Day 1 · Marrakech to Aït Benhaddou',
    'Over the Tizi n’Tichka, with bread and olives at the top. We arrive when the day’s coaches have left.',
    KASBAH,
  ],
  [
    'Day 2 · The Dadès and the Todra',
    'Two gorges and the road between them, at the pace of who stops for roses.',
    GORGE,
  ],
  [
    'Day 3 · To the edge of the sand',
    'The wells of the khettara before noon, tea with Lahcen’s family, and the first dune on foot.',
    WELLS,
  ],
  [
    'Day 4 · Erg Chebbi',
    'Up before the sun, breakfast after it. The camels carry the water; you carry nothing.',
    CARAVAN,
  ],
];

/** The first days of a tour, each with its sights. */
export function days(count: number): AnyBlock[] {
  return DAYS.slice(0, count).map(([name, text, picture]) => ({
    blockType: 'container',
    gap: '4',
    blocks: [heading(name, 'h3'), words(text), { blockType: 'image', picture, ratio: '3/2' }],
  }));
}
