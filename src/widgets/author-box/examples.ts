import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';

const SALMA = {
  name: 'Salma Idrissi',
  role: 'Guide in the south, and keeper of our field notes',
  text: 'Born in M’hamid, where the road ends. She has walked the khettaras of the Tafilalt since she could carry a lamp, and writes down what their keepers tell her.',
  portrait: CARAVAN,
  links: [
    { label: 'Her journeys', link: { kind: 'address' as const, address: '/category/journeys/' } },
    { label: 'Write to her', link: { kind: 'address' as const, address: 'mailto:salma@khettara.example' } },
  ],
};
const YOUSSEF = {
  name: 'Youssef Aït Idar',
  role: 'Guide in the High Atlas',
  text: 'His family’s house in Imlil is the first night of From snow to sand.',
};

export const blockExamples: Examples<'author-box'> = {
  'who wrote the article, found by name': {
    block: { blockType: 'author-box', source: 'article', look: 'ruled', level: 'p', people: [YOUSSEF, SALMA] },
  },
  'somebody by hand, in a box': {
    block: { blockType: 'author-box', source: 'first', look: 'boxed', level: 'h2', people: [YOUSSEF] },
  },
  'in the middle, at the end of a page': {
    block: { blockType: 'author-box', source: 'first', look: 'centred', level: 'h3', people: [SALMA] },
  },
  'under a heading of the third level': {
    block: { blockType: 'author-box', source: 'first', look: 'ruled', level: 'h4', people: [SALMA] },
  },
};
