import { defineBlock } from '../../../../src/cms/fields/defineBlock.ts';

/** The block of a widget that nobody has: what it takes to add one is seen in this folder. */
export const signpostBlock = defineBlock({
  slug: 'signpost',
  labels: { singular: 'Signpost', plural: 'Signposts' },
  fields: [{ name: 'place', type: 'text', label: 'Place' }],
});
