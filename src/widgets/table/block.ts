import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

export const tableBlock = defineBlock(
  {
    slug: 'table',
    interfaceName: 'TableBlock',
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      {
        name: 'caption',
        type: 'text',
        label: 'Title',
        localized: true,
        required: true,
        admin: { description: 'What the table is about, above it.' },
      },
      {
        name: 'cells',
        type: 'textarea',
        label: 'Rows',
        localized: true,
        required: true,
        admin: {
          rows: 10,
          description:
            'Paste from a spreadsheet, or write a row on each line with | between its cells: April | 24 °C | Almond blossom.',
        },
      },
      {
        type: 'row',
        fields: [
          { name: 'headerRow', type: 'checkbox', label: 'The first row names the columns', defaultValue: true },
          { name: 'headerColumn', type: 'checkbox', label: 'The first column names the rows', defaultValue: true },
        ],
      },
      { name: 'note', type: 'text', label: 'Note below', localized: true },
    ],
    style: [
      choice(
        'align',
        { auto: 'Numbers at the end, words at the start', start: 'Start', center: 'Centre' },
        { label: 'Alignment', defaultValue: 'auto' },
      ),
      choice(
        'narrow',
        { scroll: 'It scrolls to the side', stack: 'Its rows stand below each other' },
        { label: 'On phones', defaultValue: 'scroll' },
      ),
      { name: 'stripes', type: 'checkbox', label: 'Shade every other row', defaultValue: false },
    ],
  },
  {
    group: 'Facts',
    icon: 'table',
    pastedTable: { rows: 'cells', title: 'caption' },
    words: 'grid rows columns data comparison tableau جدول',
    starter: {
      caption: sample('A new table'),
      cells: 'Month | By day | At night\nApril | 24 °C | 12 °C\nMay | 28 °C | 15 °C',
    },
  },
);
