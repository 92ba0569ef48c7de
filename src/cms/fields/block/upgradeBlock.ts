/** A block of any kind and version. */
export interface StoredBlock {
  blockType: string;
  id?: string;
  /** Absent in the first version. */
  version?: unknown;
  [field: string]: unknown;
}

/**
 * Upgrades a block to the next version of its kind. Pure. Idempotent, because a client may send a block in the new form without its version.
 * Localized values are keyed by locale in the database and single in a form, so they are moved
 * whole.
 */
export type UpgradeStep = (block: StoredBlock) => StoredBlock;

/** The version of a block, from 1. */
export function versionOf({ version }: StoredBlock): number {
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

/**
 * Upgrades a block to the present version of its kind; one that has it, or a newer one, is returned as it is.
 * @param steps from version 1 to 2, from 2 to 3 and so on, without a gap
 */
export function upgradeBlock(block: StoredBlock, steps: readonly UpgradeStep[]): StoredBlock {
  const missing = steps.slice(versionOf(block) - 1);
  if (missing.length === 0) return block;
  return { ...missing.reduce((older, step) => step(older), block), version: steps.length + 1 };
}

/** An upgrade step that renames a field. */
export function renameField(from: string, to: string): UpgradeStep {
  return (block) => {
    if (!(from in block)) return block;
    const { [from]: value, ...others } = block;
    const rest = others as StoredBlock;
    return to in rest ? rest : { ...rest, [to]: value };
  };
}
