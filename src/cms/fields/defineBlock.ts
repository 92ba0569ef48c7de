import type { Block } from 'payload';
import { advancedField } from './advanced.ts';

/** How a block looks in a closed list: its kind and its first words instead of a name somebody has to think of. */
export const blockAdmin: Block['admin'] = {
  components: { Label: '/src/cms/studio/BlockLabel.tsx#BlockLabel' },
  disableBlockName: true,
};

/** A widget's block: its own fields, then the advanced group that all widgets share. */
export function defineBlock(block: Block): Block {
  return { admin: blockAdmin, ...block, fields: [...block.fields, advancedField] };
}
