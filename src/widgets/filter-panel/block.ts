import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { listingField } from '../../cms/fields/block/listingField.ts';
import { slotField } from '../../cms/fields/layout.ts';

/** Filter sidebar, collapsed on phones and tablets. */
export const filterPanelBlock = defineBlock(
  {
    slug: 'filter-panel',
    interfaceName: 'FilterPanelBlock',
    labels: { singular: 'Filters that fold', plural: 'Filters that fold' },
    fields: [
      listingField,
      {
        name: 'label',
        type: 'text',
        localized: true,
        label: 'Button',
        admin: { description: '“Filters” when empty. On a desktop the filters are open and it is not there.' },
      },
      slotField(),
    ],
  },
  {
    group: 'Listings',
    icon: 'panel-left',
    words: 'filter search refine facets filtres تصفية',
    starter: { blocks: [{ blockType: 'taxonomy-filter' }] },
  },
);
