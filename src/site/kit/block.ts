// Contract: `src/site/contract.ts`.

export { type BlockDefinition, defineBlock, type StudioTraits } from '../../cms/fields/block/defineBlock.ts';
export { titleLevel } from '../../cms/fields/block/titleLevel.ts';
export { renameField } from '../../cms/fields/block/upgradeBlock.ts';
export { slotField } from '../../cms/fields/layout.ts';
export { linkField } from '../../cms/fields/link/link.ts';
export { choice, choices } from '../../cms/fields/options.ts';
