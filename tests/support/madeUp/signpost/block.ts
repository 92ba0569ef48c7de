import { defineBlock } from '../../../../src/cms/fields/block/defineBlock.ts';

/** The block of a made-up widget, which shows what is needed to add one. */
export const signpostBlock = defineBlock({
  slug: 'signpost',
  labels: { singular: 'Signpost', plural: 'Signposts' },
  fields: [{ name: 'place', type: 'text', label: 'Place' }],
});
