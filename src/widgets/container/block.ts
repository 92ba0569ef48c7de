import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';

const WIDTHS = { full: 'Edge to edge', boxed: 'Boxed', narrow: 'Text width' };
const DIRECTIONS = { column: 'Column', row: 'Row', grid: 'Grid' };
const GRIDS = {
  '1-1': 'Two equal',
  '2-1': 'Two, first wider',
  '1-2': 'Two, second wider',
  '1-1-1': 'Three equal',
  '1-1-1-1': 'Four equal',
  '4-3-3': 'Three, first wider',
  sidebar: 'Text and sidebar (an aside)',
};
const ALIGN = { start: 'Start', center: 'Centre', end: 'End', stretch: 'Stretch' };
const JUSTIFY = { start: 'Start', center: 'Centre', end: 'End', between: 'Spread' };
const GAPS = { '0': 'None', '3': 'Small', '4': 'Text', '5': 'Medium', '6': 'Large', '7': 'Very large' };
const COLOURS = {
  none: 'None',
  sand: 'Sand',
  ink: 'Ink',
  brand: 'Brand',
  accent: 'Accent',
  saffron: 'Saffron',
  paper: 'Paper',
};

const arrangement: Field[] = [
  {
    type: 'row',
    fields: [
      choice('direction', DIRECTIONS, { label: 'Arrange as', defaultValue: 'column', admin: { width: '25%' } }),
      choice('grid', GRIDS, {
        label: 'Columns',
        defaultValue: '1-1',
        admin: { width: '25%', condition: (_, siblings) => siblings?.direction === 'grid' },
      }),
      choice('width', WIDTHS, { label: 'Width', defaultValue: 'boxed', admin: { width: '25%' } }),
      choice('gap', GAPS, { label: 'Gap', defaultValue: '5', admin: { width: '25%' } }),
    ],
  },
  {
    type: 'row',
    fields: [
      choice('align', ALIGN, { label: 'Across', defaultValue: 'stretch', admin: { width: '25%' } }),
      choice('justify', JUSTIFY, { label: 'Along', defaultValue: 'start', admin: { width: '25%' } }),
      { name: 'minHeight', type: 'number', label: 'Least height', min: 0, max: 2000, admin: { width: '25%' } },
      choice(
        'minHeightUnit',
        { px: 'px', vh: '% of the window' },
        { label: 'Unit', defaultValue: 'vh', admin: { width: '25%' } },
      ),
    ],
  },
  choice(
    'tag',
    {
      div: 'None',
      section: 'Section',
      article: 'Article',
      aside: 'Aside',
      header: 'Header',
      footer: 'Footer',
      nav: 'Navigation',
    },
    {
      label: 'Meaning',
      defaultValue: 'div',
      admin: { description: 'What this part is, for search engines and screen readers.' },
    },
  ),
];

const background: Field[] = [
  {
    type: 'row',
    fields: [
      choice('backgroundColour', COLOURS, { label: 'Background', defaultValue: 'none', admin: { width: '33%' } }),
      choice(
        'pattern',
        { none: 'None', zellige: 'Zellige' },
        { label: 'Pattern', defaultValue: 'none', admin: { width: '33%' } },
      ),
      choice(
        'lines',
        { none: 'None', block: 'Above and below' },
        { label: 'Lines', defaultValue: 'none', admin: { width: '33%' } },
      ),
      {
        name: 'overlay',
        type: 'number',
        label: 'Shade over the picture, %',
        min: 0,
        max: 90,
        defaultValue: 40,
        admin: { width: '33%', condition: (_, siblings) => Boolean(siblings?.backgroundImage) },
      },
    ],
  },
  { name: 'backgroundImage', type: 'upload', relationTo: 'media', label: 'Background picture' },
];

/** The container: a row, column or grid of other blocks. */
export const containerBlock = defineBlock({
  slug: 'container',
  interfaceName: 'ContainerBlock',
  labels: { singular: 'Container', plural: 'Containers' },
  fields: [
    {
      type: 'collapsible',
      label: 'Arrangement and background',
      admin: { initCollapsed: true },
      fields: [...arrangement, ...background],
    },
    slotField(),
  ],
});
