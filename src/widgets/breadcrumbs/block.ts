import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const breadcrumbsBlock = defineBlock(
  {
    slug: 'breadcrumbs',
    interfaceName: 'BreadcrumbsBlock',
    labels: { singular: 'Breadcrumbs', plural: 'Breadcrumbs' },
    fields: [{ name: 'showCurrent', type: 'checkbox', label: 'Show the page itself at the end', defaultValue: true }],
  },
  { group: 'Site', icon: 'chevrons-right', words: 'path trail fil ariane مسار' },
);
