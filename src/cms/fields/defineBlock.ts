import type { Block, Field } from 'payload';
import type { UpgradeStep } from '../blocks/upgradeBlock.ts';
import { advancedField } from './advanced.ts';

/** What the studio has to know of a kind of block beside its fields. */
export interface StudioTraits {
  /** Opens above the page: however deep it stands it is built once, and it holds no others of its like. */
  isPanel?: boolean;
  /** May stand between the paragraphs of a text. */
  standsInText?: boolean;
  /**
   * What makes a block of an older version one of the next: from 1 to 2, from 2 to 3 and so on, without a gap. A kind is in version 1
   * until it has one.
   */
  upgrades?: readonly UpgradeStep[];
}

/** How a block looks in a closed list: its kind and its first words instead of a name somebody has to think of. */
const blockAdmin: Block['admin'] = {
  components: { Label: '/src/cms/studio/BlockLabel.tsx#BlockLabel' },
  disableBlockName: true,
};

/**
 * A widget's block: its own fields, then the advanced group that all widgets share. A kind that has been changed has a field with
 * the version that a block was made in.
 */
export function defineBlock(block: Block, traits: StudioTraits = {}): Block {
  const steps = traits.upgrades?.length ?? 0;
  return {
    admin: blockAdmin,
    ...block,
    custom: { ...block.custom, ...traits },
    fields: [...block.fields, advancedField, ...(steps ? [versionField(steps + 1)] : [])],
  };
}

/** The traits that a block was defined with. */
export function traitsOf({ custom }: Block): StudioTraits {
  return custom ?? {};
}

function versionField(version: number): Field {
  return { name: 'version', type: 'number', defaultValue: version, admin: { hidden: true } };
}
