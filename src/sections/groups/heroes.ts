import { msg } from '../../shared/studioWords/t.ts';
import { block, column, pair, picture, row, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

const buttons = [
  block('button', { label: 'See the journeys', link: to('/tours/') }),
  block('button', { label: 'Write to us', link: to('/contact/'), look: 'text' }),
];

function words() {
  return [
    block('heading', {
      eyebrow: sample('A few words above: where, since when'),
      text: sample('Your heading: what makes *this journey* yours'),
      level: 'h1',
    }),
    block('rich-text', {
      lead: true,
      content: samplePassage('Two sentences that say where you lead travellers, how, and what they will remember.'),
    }),
  ];
}

export const heroes: readonly SectionData[] = [
  {
    id: 'hero-picture',
    label: msg('Hero with a picture'),
    group: 'Hero',
    words: 'header banner top opening headline bannière en-tête accueil واجهة ترحيب',
    blocks: [
      pair('Hero', '1-1', [column([...words(), row(buttons)]), picture({ shape: 'arch', ratio: '4/5' })], {
        advanced: { paddingStart: '6', paddingEnd: '7' },
      }),
    ],
  },
  {
    id: 'hero-wide',
    label: msg('Hero over a picture'),
    group: 'Hero',
    words: 'cover full width background image photo banner plein écran couverture غلاف',
    blocks: [
      section('Hero', [column([...words(), row(buttons)], { width: 'narrow' })], {
        width: 'full',
        minHeight: 70,
        justify: 'end',
        backgroundColour: 'ink',
        overlay: 50,
        overlayColour: 'ink',
        overlayFade: 'bottom',
      }),
    ],
  },
  {
    id: 'hero-words',
    label: msg('Hero of words'),
    group: 'Hero',
    words: 'text title centred headline simple titre centré عنوان',
    blocks: [
      section('Hero', [...words(), row(buttons)], {
        width: 'narrow',
        gap: '5',
        backgroundColour: 'sand',
        pattern: 'zellige',
      }),
    ],
  },
  {
    id: 'hero-finder',
    label: msg('Hero with a search'),
    group: 'Hero',
    words: 'finder search when where dates recherche trouver بحث رحلة',
    blocks: [
      section('Hero with a search', [...words(), block('tour-finder', {})], {
        advanced: { paddingStart: '7', paddingEnd: '7' },
      }),
    ],
  },
];
