import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

const COLOURS = { sand: 'Sand', paper: 'Paper', ink: 'Ink', brand: 'Brand', accent: 'Accent', saffron: 'Saffron' };

const front: Field[] = [
  { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
  choice(
    'icon',
    { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
    { label: 'Icon', defaultValue: 'none' },
  ),
  { name: 'title', type: 'text', label: 'Title', localized: true, required: true, maxLength: 120 },
  { name: 'text', type: 'textarea', label: 'Text', localized: true },
  titleLevel(),
];

const back: Field[] = [
  { name: 'backTitle', type: 'text', label: 'Title of the other side', localized: true, maxLength: 120 },
  { name: 'backText', type: 'textarea', label: 'Text of the other side', localized: true, required: true },
  { name: 'linkLabel', type: 'text', label: 'Its link says', localized: true, maxLength: 60 },
  linkField(),
];

export const flipBoxBlock = defineBlock(
  {
    slug: 'flip-box',
    interfaceName: 'FlipBoxBlock',
    labels: { singular: 'Card with two sides', plural: 'Cards with two sides' },
    fields: [...front, ...back],
    style: [
      choice(
        'effect',
        { flip: 'It turns over', slide: 'The other side slides in', fade: 'The other side fades in' },
        {
          label: 'Movement',
          defaultValue: 'flip',
          admin: { description: 'Without movement, for whom it is too much, both sides stand below each other.' },
        },
      ),
      choice(
        'direction',
        { start: 'To the start', end: 'To the end', up: 'Upwards', down: 'Downwards' },
        { label: 'Direction', defaultValue: 'start' },
      ),
      { name: 'height', type: 'number', label: 'Minimum height, px', min: 160, max: 800, defaultValue: 340 },
      {
        type: 'row',
        fields: [
          choice('colour', COLOURS, { label: 'Background', defaultValue: 'sand', admin: { width: '50%' } }),
          choice('backColour', COLOURS, {
            label: 'Background of the other side',
            defaultValue: 'ink',
            admin: { width: '50%' },
          }),
        ],
      },
    ],
  },
  {
    group: 'Actions',
    icon: 'flip-horizontal',
    words: 'card turn hover carte بطاقة',
    starter: {
      icon: 'compass',
      title: 'A question',
      text: sample('What makes somebody want to turn the card over.'),
      backText: sample('The answer, in two or three sentences.'),
    },
  },
);
