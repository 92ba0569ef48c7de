import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { BAR_COLOURS } from './barColours.ts';

/** Progress bars for amounts. */
export const progressBlock = defineBlock(
  {
    slug: 'progress',
    interfaceName: 'ProgressBlock',
    labels: { singular: 'Bars', plural: 'Bars' },
    fields: [
      {
        name: 'bars',
        type: 'array',
        label: 'Bars',
        labels: { singular: 'bar', plural: 'bars' },
        minRows: 1,
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'label',
                type: 'text',
                label: 'What it measures',
                localized: true,
                required: true,
                admin: { width: '60%' },
              },
              {
                name: 'value',
                type: 'number',
                label: 'How much, %',
                min: 0,
                max: 100,
                defaultValue: 50,
                admin: { width: '40%' },
              },
            ],
          },
          { name: 'inner', type: 'text', label: 'Words inside the bar', localized: true },
        ],
      },
      { name: 'showValue', type: 'checkbox', label: 'Show the per cent', defaultValue: true },
    ],
    style: [
      choice('colour', BAR_COLOURS, { label: 'Colour', defaultValue: 'accent' }),
      choice('size', { fine: 'Fine line', bar: 'Bar' }, { label: 'Height', defaultValue: 'fine' }),
    ],
  },
  {
    group: 'Facts',
    icon: 'chart-column',
    words: 'bar percent skill pourcentage نسبة',
    starter: {
      bars: [
        { label: 'On foot', value: 70 },
        { label: 'On the road', value: 30 },
      ],
    },
    standsInText: true,
  },
);
