import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

const COLOURS = { sand: 'Sand', paper: 'Paper', ink: 'Ink', brand: 'Brand', accent: 'Accent', saffron: 'Saffron' };

export const callToActionBlock = defineBlock(
  {
    slug: 'call-to-action',
    interfaceName: 'CallToActionBlock',
    labels: { singular: 'Call to action', plural: 'Calls to action' },
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
      {
        name: 'title',
        type: 'text',
        label: 'Title',
        localized: true,
        required: true,
        admin: { description: 'Words between *stars* are set in italics.' },
      },
      { name: 'text', type: 'textarea', label: 'Text', localized: true },
      titleLevel(),
      { name: 'buttonLabel', type: 'text', label: 'Its button says', localized: true, maxLength: 60 },
      linkField(),
      {
        name: 'ribbon',
        type: 'text',
        label: 'Ribbon',
        localized: true,
        maxLength: 30,
        admin: { description: 'A few words in a corner, such as New or Two places left.' },
      },
    ],
    style: [
      choice(
        'arrangement',
        { under: 'Picture under the text', start: 'Picture before the text', end: 'Picture after the text' },
        { label: 'Arrange', defaultValue: 'under' },
      ),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment', defaultValue: 'start' }),
      choice('colour', COLOURS, { label: 'Background', defaultValue: 'ink' }),
      choice(
        'hover',
        {
          none: 'Nothing',
          zoom: 'The picture grows',
          rest: 'The picture shrinks to rest',
          move: 'The picture moves',
          clear: 'The shade lifts',
        },
        { label: 'When it is pointed at', defaultValue: 'zoom' },
      ),
      {
        type: 'row',
        fields: [
          {
            name: 'minHeight',
            type: 'number',
            label: 'Minimum height, px',
            min: 0,
            max: 900,
            defaultValue: 420,
            admin: { width: '50%' },
          },
          {
            name: 'overlay',
            type: 'number',
            label: 'Shade over the picture, %',
            min: 0,
            max: 90,
            defaultValue: 60,
            admin: { width: '50%', condition: (_, siblings) => siblings?.arrangement === 'under' },
          },
        ],
      },
      choice(
        'ribbonSide',
        { start: 'At the start', end: 'At the end' },
        { label: 'Ribbon', defaultValue: 'end', admin: { condition: (_, siblings) => Boolean(siblings?.ribbon) } },
      ),
    ],
  },
  {
    group: 'Actions',
    icon: 'megaphone',
    words: 'cta banner hero promo offer bandeau bannière عرض',
    starter: {
      title: 'Where would you like to go?',
      text: sample('Two sentences that make it easy to write to you.'),
      buttonLabel: 'Write to us',
      link: { kind: 'address', address: '/' },
      minHeight: 280,
    },
  },
);
