// Contract: `src/site/contract.ts`.

export { type BlockDefinition, defineBlock, type StudioTraits } from '../../cms/fields/defineBlock.ts';
export { slotField } from '../../cms/fields/layout.ts';
export { linkField } from '../../cms/fields/link.ts';
export { choice, choices } from '../../cms/fields/options.ts';
export { titleLevel } from '../../cms/fields/titleLevel.ts';
export { renameField } from '../../cms/fields/upgradeBlock.ts';
