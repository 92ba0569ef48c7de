import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { perDevice } from '../../cms/fields/block/perDevice.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';
import { backgroundFields } from './background/backgroundFields.ts';
import { edgeFields } from './edges/edgeFields.ts';

const WIDTHS = { full: 'Edge to edge', boxed: 'Boxed', narrow: 'Text width' };
const DIRECTIONS = { column: 'Column', row: 'Row', grid: 'Grid' };
const GRIDS = {
  '1-1': 'Two equal',
  '2-1': 'Two, first wider',
  '1-2': 'Two, second wider',
  filters: 'Two, second wider, on desktops alone',
  '1-1-1': 'Three equal',
  '1-1-1-1': 'Four equal',
  '4-3-3': 'Three, first wider',
  sidebar: 'Text and sidebar (an aside)',
};
/** Grids on tablets and phones; by default one column, or the default of the grid's kind. */
const DEVICE_GRIDS = {
  '1': 'One',
  '1-1': 'Two equal',
  '2-1': 'Two, first wider',
  '1-2': 'Two, second wider',
  '1-1-1': 'Three equal',
  '1-1-1-1': 'Four equal',
};
const ALIGN = { start: 'Start', center: 'Centre', end: 'End', stretch: 'Stretch' };
const JUSTIFY = { start: 'Start', center: 'Centre', end: 'End', between: 'Spread' };
const GAPS = { '0': 'None', '3': 'Small', '4': 'Text', '5': 'Medium', '6': 'Large', '7': 'Very large' };
const TAGS = {
  div: 'None',
  section: 'Section',
  article: 'Article',
  aside: 'Aside',
  header: 'Header',
  footer: 'Footer',
  nav: 'Navigation',
};

const arrangement: Field[] = [
  choice('direction', DIRECTIONS, { label: 'Arrange as', defaultValue: 'column' }),
  perDevice(
    choice('grid', GRIDS, {
      label: 'Columns',
      defaultValue: '1-1',
      admin: { condition: (_, siblings) => siblings?.direction === 'grid' },
    }),
    { options: DEVICE_GRIDS, inherits: 'As many as fit', where: { direction: 'grid' } },
  ),
  {
    type: 'row',
    fields: [
      choice('width', WIDTHS, { label: 'Width', defaultValue: 'boxed', admin: { width: '50%' } }),
      perDevice(choice('gap', GAPS, { label: 'Space between', defaultValue: '5', admin: { width: '50%' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      perDevice(choice('align', ALIGN, { label: 'Align blocks', defaultValue: 'stretch', admin: { width: '50%' } })),
      perDevice(
        choice('justify', JUSTIFY, { label: 'Distribute blocks', defaultValue: 'start', admin: { width: '50%' } }),
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'minHeight', type: 'number', label: 'Minimum height', min: 0, max: 2000, admin: { width: '50%' } },
      choice(
        'minHeightUnit',
        { px: 'px', vh: '% of the window' },
        { label: 'Unit', defaultValue: 'vh', admin: { width: '50%' } },
      ),
    ],
  },
];

/** A column of a new container, with sample content. */
function column(heading: string): object {
  const content = plainParagraph('A new text. Say in a few sentences what travellers should know.');
  return {
    blockType: 'container',
    blocks: [
      { blockType: 'heading', text: sample(heading), level: 'h3' },
      { blockType: 'rich-text', content },
    ],
  };
}

/** The container: a row, column or grid of other blocks. */
export const containerBlock = defineBlock(
  {
    slug: 'container',
    interfaceName: 'ContainerBlock',
    labels: { singular: 'Container', plural: 'Containers' },
    fields: [slotField()],
    style: [...arrangement, ...backgroundFields, ...edgeFields],
    advanced: [
      choice('tag', TAGS, {
        label: 'Kind of section',
        defaultValue: 'div',
        admin: { description: 'For search engines and screen readers: a section, an article, the navigation.' },
      }),
      {
        name: 'hideOnCheckout',
        type: 'checkbox',
        label: 'Leave out at the checkout',
        admin: { description: 'For menus and offers in header and footer: nothing leads away while somebody books.' },
      },
    ],
  },
  {
    group: 'Layout',
    icon: 'columns-2',
    labelsWhere: [
      { label: 'Row', where: { direction: 'row' } },
      { label: 'Two columns', where: { direction: 'grid', grid: '1-1' } },
      { label: 'Two columns', where: { direction: 'grid', grid: '2-1' } },
      { label: 'Two columns', where: { direction: 'grid', grid: '1-2' } },
      { label: 'Three columns', where: { direction: 'grid', grid: '1-1-1' } },
      { label: 'Three columns', where: { direction: 'grid', grid: '4-3-3' } },
      { label: 'Four columns', where: { direction: 'grid', grid: '1-1-1-1' } },
      { label: 'Text and sidebar', where: { direction: 'grid', grid: 'sidebar' } },
      { label: 'Section', where: { tag: 'section' } },
      { label: 'Header', where: { tag: 'header' } },
      { label: 'Footer', where: { tag: 'footer' } },
    ],
    words: 'section columns row grid box hero banner background colonnes ligne grille أعمدة قسم',
    starter: {
      direction: 'grid',
      gap: '6',
      advanced: { paddingStart: '5', paddingEnd: '5' },
      blocks: [column('The first column'), column('The second column')],
    },
  },
);
