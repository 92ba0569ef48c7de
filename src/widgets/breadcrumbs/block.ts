import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Breadcrumbs: the path of pages from the home page to this one. */
export const breadcrumbsBlock = defineBlock(
  {
    slug: 'breadcrumbs',
    interfaceName: 'BreadcrumbsBlock',
    labels: { singular: 'Breadcrumbs', plural: 'Breadcrumbs' },
    fields: [{ name: 'showCurrent', type: 'checkbox', label: 'Show the page itself at the end', defaultValue: true }],
  },
  { group: 'Site', icon: 'chevrons-right', words: 'path trail fil ariane مسار' },
);
