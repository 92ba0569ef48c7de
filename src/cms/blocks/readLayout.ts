import { isObject, type Values } from '../../shared/isObject.ts';
import { isKept, KEPT, type KeptBlock } from '../../shared/keptBlock.ts';
import { type StoredBlock, type UpgradeStep, upgradeBlock, versionOf } from '../fields/block/upgradeBlock.ts';

/** Upgrade steps of every block kind by slug; an empty list for a kind in its first version. */
export type BlockKinds = ReadonlyMap<string, readonly UpgradeStep[]>;

/**
 * Upgrades a stored layout: every block to the present version of its kind, unknown ones replaced by a placeholder, so
 * that the studio's form can be opened and neither validates nor changes them. Idempotent. Inside rich text nothing is
 * replaced: its editor keeps what it does not know.
 */
export function readLayout(layout: unknown, kinds: BlockKinds): unknown {
  return walk(layout, kinds, true);
}

function walk(value: unknown, kinds: BlockKinds, mayKeep: boolean): unknown {
  if (Array.isArray(value)) return mapArray(value, (item) => walk(item, kinds, mayKeep));
  if (!isObject(value)) return value;
  if (isBlock(value)) return readBlock(value, kinds, mayKeep);
  const isBlockOfText = value.type === 'block';
  return mapObject(value, (inner) => walk(inner, kinds, mayKeep && !isBlockOfText));
}

function readBlock(block: StoredBlock, kinds: BlockKinds, mayKeep: boolean): unknown {
  if (isKept(block)) return readKept(block, kinds, mayKeep);
  if (!isKnown(block, kinds)) return mayKeep ? keepBlock(block) : block;
  const upgraded = upgradeBlock(block, kinds.get(block.blockType) ?? []);
  return mapObject(upgraded, (inner) => walk(inner, kinds, mayKeep));
}

/** A placeholder whose kind is known is read and checked like every block. */
function readKept(block: KeptBlock, kinds: BlockKinds, mayKeep: boolean): unknown {
  const { original } = block;
  return isObject(original) && isBlock(original) && isKnown(original, kinds)
    ? readBlock(original, kinds, mayKeep)
    : block;
}

function isKnown(block: StoredBlock, kinds: BlockKinds): boolean {
  const steps = kinds.get(block.blockType);
  return steps !== undefined && versionOf(block) <= steps.length + 1;
}

function keepBlock(block: StoredBlock): KeptBlock {
  return { ...(block.id && { id: block.id }), blockType: KEPT, kind: block.blockType, original: block };
}

function isBlock(value: Values): value is Values & StoredBlock {
  return typeof value.blockType === 'string';
}

/** Maps an array; returns the same object when nothing changes, as for most layouts. */
function mapArray(values: unknown[], change: (value: unknown) => unknown): unknown[] {
  const changed = values.map(change);
  return changed.some((value, index) => value !== values[index]) ? changed : values;
}

/** The same for an object; a loop, since it is called for every node of every text. */
function mapObject<T extends object>(values: T, change: (value: unknown) => unknown): T {
  let changed = values;
  for (const key of Object.keys(values) as (keyof T)[]) {
    const value = values[key];
    if (typeof value !== 'object' || value === null) continue;
    const next = change(value) as T[keyof T];
    if (next === value) continue;
    if (changed === values) changed = { ...values };
    changed[key] = next;
  }
  return changed;
}
