import { SAVED_SECTION } from '../../cms/collections/Templates.ts';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Shows a saved section; changes to it appear on all pages that link it. */
export const linkedSectionBlock = defineBlock(
  {
    slug: 'linked-section',
    interfaceName: 'LinkedSectionBlock',
    labels: { singular: 'Linked section', plural: 'Linked sections' },
    fields: [
      {
        name: 'section',
        type: 'relationship',
        relationTo: 'templates',
        required: true,
        label: 'Section',
        filterOptions: { kind: { equals: SAVED_SECTION } },
        admin: { description: 'It is edited under Templates, once for all pages that show it.' },
      },
    ],
  },
  { group: 'Layout', icon: 'component', words: 'reusable global synced saved template section réutilisable قسم محفوظ' },
);
