import { spaceField } from '../../cms/fields/block/advanced.ts';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const spacerBlock = defineBlock(
  {
    slug: 'spacer',
    interfaceName: 'SpacerBlock',
    labels: { singular: 'Space', plural: 'Spaces' },
    fields: [],
    style: [{ ...spaceField('height', 'Height'), defaultValue: '6' }],
  },
  { group: 'Layout', icon: 'move-vertical', words: 'gap space margin empty espace مسافة' },
);
