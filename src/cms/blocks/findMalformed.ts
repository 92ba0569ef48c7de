import { isObject } from '../../shared/isObject.ts';
import { isKept, type KeptBlock } from '../../shared/keptBlock.ts';
import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { DEEPEST_BLOCK, findLayoutOversize } from '../../shared/layouts/limits.ts';
import { msg, t } from '../../shared/studioWords/t.ts';

const FAULTS = {
  depth: msg('The layout nests deeper than {most} blocks. Take something out of the innermost ones.'),
  list: msg('Where blocks stand there must be a list of them.'),
  block: msg('Every block must be an object with the name of its kind as “blockType”, and text as its id.'),
  text: msg('A text must be an object with a “root” that holds a list of nodes, each with a “type”.'),
};

/**
 * Validation error of a malformed layout, whatever its blocks' fields say; undefined when it is one. Payload would drop
 * what it does not understand, and so lose the stored data. Nothing is checked inside an unknown kind.
 */
export function findMalformed(layout: unknown, kinds: Kinds): string | undefined {
  return findLayoutOversize(layout) ?? findInSlot(layout, kinds, 1);
}

function findInSlot(blocks: unknown, kinds: Kinds, depth: number): string | undefined {
  if (blocks === undefined || blocks === null) return undefined;
  if (!Array.isArray(blocks)) return t(FAULTS.list);
  if (blocks.length > 0 && depth > DEEPEST_BLOCK) return t(FAULTS.depth, { most: DEEPEST_BLOCK });
  for (const block of blocks) {
    const fault = findInBlock(block, kinds, depth);
    if (fault) return fault;
  }
  return undefined;
}

function findInBlock(block: unknown, kinds: Kinds, depth: number): string | undefined {
  if (!isBlock(block) || (isKept(block) && !isOriginal(block.original))) return t(FAULTS.block);
  const kind = kinds.get(block.blockType);
  if (!kind || isKept(block)) return undefined;
  if (hasBrokenText(block)) return t(FAULTS.text);
  for (const { name } of kind.slots) {
    for (const blocks of valuesAt(block, name.split('.'))) {
      const fault = findInSlot(blocks, kinds, depth + 1);
      if (fault) return fault;
    }
  }
  return undefined;
}

function isBlock(value: unknown): value is LayoutBlock {
  return isObject(value) && typeof value.blockType === 'string' && (!value.id || typeof value.id !== 'object');
}

function isOriginal(value: KeptBlock['original']): boolean {
  return isBlock(value) && !isKept(value);
}

/** The values at a slot's path, once for each row of an array on the way. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((row) => valuesAt(row, rest)) : [];
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

/** Whether a rich text in a block's settings, not in its nested blocks, is malformed. */
function hasBrokenText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((row) => !isBlock(row) && hasBrokenText(row));
  if (!isObject(value)) return false;
  if (isObject(value.root)) return !isNode(value.root);
  return Object.values(value).some(hasBrokenText);
}

function isNode(node: unknown): boolean {
  if (!isObject(node) || typeof node.type !== 'string') return false;
  if (node.type === 'block' && !isBlock(node.fields)) return false;
  return node.children === undefined || (Array.isArray(node.children) && node.children.every(isNode));
}
