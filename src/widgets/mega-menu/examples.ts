import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, WELLS } from '../../render/samples/pictures.ts';
import { JOURNEYS } from '../../render/samples/posts.ts';
import type { AnyBlock } from '../../render/types.ts';

const link = (text: string, address: string) => ({
  icon: 'none' as const,
  text,
  link: { kind: 'address' as const, address },
});

function column(title: string, entries: ReturnType<typeof link>[]): AnyBlock {
  return {
    blockType: 'container',
    width: 'full',
    gap: '3',
    blocks: [
      { blockType: 'heading', text: title, level: 'p', size: 'm' },
      { blockType: 'icon-list', items: entries },
    ],
  };
}

const WALKING = column('On foot', [
  link('From snow to sand', '/journeys/from-snow-to-sand/'),
  link('Three nights in the dunes', '/journeys/three-nights-in-the-dunes/'),
]);
const DRIVING = column('By car', [
  link('The road of kasbahs', '/journeys/the-road-of-kasbahs/'),
  link('The Atlantic by slow road', '/journeys/the-atlantic-by-slow-road/'),
]);
const PICTURE: AnyBlock = { blockType: 'image', picture: CARAVAN };

const JOURNEYS_PANEL: AnyBlock = {
  blockType: 'container',
  width: 'full',
  direction: 'grid',
  grid: '1-1-1',
  gap: '6',
  blocks: [WALKING, DRIVING, PICTURE],
};
const NOTES_PANEL: AnyBlock = {
  blockType: 'container',
  width: 'full',
  direction: 'grid',
  grid: '1-1',
  gap: '6',
  blocks: [
    { blockType: 'image', picture: GORGE },
    { blockType: 'image', picture: WELLS },
  ],
};

const ITEMS = [
  {
    label: 'Journeys',
    link: { kind: 'document' as const, document: { relationTo: 'categories' as const, value: JOURNEYS } },
    blocks: [JOURNEYS_PANEL],
  },
  { label: 'Field notes', blocks: [NOTES_PANEL] },
  { label: 'About', link: { kind: 'address' as const, address: '/about/' }, blocks: [] },
];

export const blockExamples: Examples<'mega-menu'> = {
  'over the whole width, with a picture': {
    block: { blockType: 'mega-menu', width: 'full', foldOnMobile: true, title: 'Main menu', items: ITEMS },
  },
  'fitted to what is in its panels, and never folded': {
    block: {
      blockType: 'mega-menu',
      width: 'fitted',
      foldOnMobile: false,
      items: [
        { label: 'Journeys', blocks: [WALKING, DRIVING] },
        { label: 'Contact', link: { kind: 'address', address: '/contact/' }, blocks: [] },
      ],
    },
  },
};
