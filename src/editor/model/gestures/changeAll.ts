import { isDevicePath } from '../../../shared/layouts/deviceValues.ts';
import type { KindSetting, Kinds } from '../../../shared/layouts/kind.ts';
import { editTree } from '../editTree.ts';
import { indexTree } from '../indexTree.ts';
import { isEqual } from '../shareEqual.ts';
import type { EditedBlock, Tree } from '../types.ts';
import { setValues } from './change.ts';
import type { Refusal, Scene } from './gesture.ts';

/** Choices that several blocks all have, at the same path and with the same options. */
export function commonSettings(blocks: readonly EditedBlock[], kinds: Kinds): KindSetting[] {
  const [first, ...others] = blocks.map(({ blockType }) => kinds.get(blockType)?.settings ?? []);
  return (first ?? []).filter(
    ({ hasMany, options, path, type }) =>
      type === 'select' &&
      !hasMany &&
      options &&
      !isDevicePath(path) &&
      others.every((settings) => settings.some((each) => each.path === path && isEqual(each.options, options))),
  );
}

/** Sets one value of several blocks. */
export function changeAll(
  ids: readonly string[],
  path: string,
  value: unknown,
  { kinds, tree }: Pick<Scene, 'kinds' | 'tree'>,
): Tree | Refusal {
  const index = indexTree(tree, kinds);
  const replaced = new Map<string, EditedBlock>();
  for (const id of ids) {
    const block = index.get(id)?.block;
    const kind = block && kinds.get(block.blockType);
    if (!block || !kind) continue;
    // Of a block inside another one the change is kept: blocks are replaced without those in them.
    const set = setValues(block, kind, { [path]: value });
    if ('why' in set) return set;
    if (set.block !== block) replaced.set(id, set.block);
  }
  return editTree(tree, { replaced }, kinds);
}
