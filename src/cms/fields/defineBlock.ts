import type { Block } from 'payload';
import { advancedField } from './advanced.ts';

/** What the studio has to know of a kind of block beside its fields. */
export interface StudioTraits {
  /** Opens above the page: however deep it stands it is built once, and it holds no others of its like. */
  isPanel?: boolean;
  /** May stand between the paragraphs of a text. */
  standsInText?: boolean;
}

/** How a block looks in a closed list: its kind and its first words instead of a name somebody has to think of. */
const blockAdmin: Block['admin'] = {
  components: { Label: '/src/cms/studio/BlockLabel.tsx#BlockLabel' },
  disableBlockName: true,
};

/** A widget's block: its own fields, then the advanced group that all widgets share. */
export function defineBlock(block: Block, traits: StudioTraits = {}): Block {
  return {
    admin: blockAdmin,
    ...block,
    custom: { ...block.custom, ...traits },
    fields: [...block.fields, advancedField],
  };
}

/** The traits that a block was defined with. */
export function traitsOf({ custom }: Block): StudioTraits {
  return custom ?? {};
}
