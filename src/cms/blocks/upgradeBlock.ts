/** A block of any kind and version. */
export interface StoredBlock {
  blockType: string;
  id?: string;
  /** Absent in the first version. */
  version?: unknown;
  [field: string]: unknown;
}

/**
 * Makes a block of the next version of its kind. Pure. A block that has the new form already, because somebody has sent it without
 * its version, comes out as it went in. Values of localized fields come by language from the database and single from a form, so
 * they are moved whole.
 */
export type UpgradeStep = (block: StoredBlock) => StoredBlock;

/** The version of a block, from 1. */
export function versionOf({ version }: StoredBlock): number {
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

/**
 * Brings a block to the version that its kind has now; one that has it, or a newer one, is returned as it is.
 * @param steps from version 1 to 2, from 2 to 3 and so on, without a gap
 */
export function upgradeBlock(block: StoredBlock, steps: readonly UpgradeStep[]): StoredBlock {
  const missing = steps.slice(versionOf(block) - 1);
  if (missing.length === 0) return block;
  return { ...missing.reduce((older, step) => step(older), block), version: steps.length + 1 };
}

/** The step that gives a field another name. */
export function renameField(from: string, to: string): UpgradeStep {
  return (block) => {
    if (!(from in block)) return block;
    const { [from]: value, ...others } = block;
    const rest = others as StoredBlock;
    return to in rest ? rest : { ...rest, [to]: value };
  };
}
