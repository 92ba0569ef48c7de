import { KEPT } from '../../shared/keptBlock.ts';
import type { KindSetting, Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { mapBlocks } from '../../shared/layouts/walk.ts';
import type { EditedBlock, Tree } from './types.ts';

type Values = Record<string, unknown>;

const ROW_ID = /^[0-9a-f]{24}$/;

/**
 * A copy of a block in which it, the blocks inside it and between the paragraphs of its texts, and all rows have new ids. Of what a
 * block of another version holds, blocks alone have.
 */
export function withFreshIds(block: LayoutBlock, kinds: Kinds, newId: () => string): EditedBlock {
  return renew(block, false) as EditedBlock;

  function renew(value: unknown, isForeign: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => renew(item, isForeign));
    if (typeof value !== 'object' || value === null) return value;
    const values = value as Values;
    const isBlock = typeof values.blockType === 'string';
    const isRow = !isForeign && typeof values.id === 'string' && ROW_ID.test(values.id);
    // What a relationship leads to keeps its id.
    if ('relationTo' in values && !('type' in values) && !isBlock) return values;
    const copy: Values = isBlock || isRow ? { id: newId() } : {};
    for (const [name, inner] of Object.entries(values)) {
      if (!(name in copy)) copy[name] = renew(inner, isForeign || (name === 'original' && values.blockType === KEPT));
    }
    return isBlock && !isForeign ? withRowIds(copy, kinds.get(String(copy.blockType))?.settings ?? []) : copy;
  }

  function withRowIds(values: Values, settings: readonly KindSetting[]): Values {
    for (const { path, rows, type } of settings) {
      if (type !== 'array') continue;
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>(
        (inner, name) => (inner as Values | undefined)?.[name],
        values,
      ) as Values | null;
      const list = owner?.[last];
      if (!owner || !Array.isArray(list)) continue;
      owner[last] = list.map((row: Values) => withRowIds({ id: newId(), ...row }, rows ?? []));
    }
    return values;
  }
}

/** A tree in which every block has an id of its own: blocks without one, and those that have one that stood before, get new ones. */
export function withOwnIds(tree: readonly LayoutBlock[], kinds: Kinds, newId: () => string): Tree {
  const seen = new Set<string>();
  return mapBlocks(
    tree,
    (block) => {
      const id = block.id && !seen.has(block.id) ? block.id : newId();
      seen.add(id);
      return id === block.id ? block : { ...block, id };
    },
    kinds,
  ) as Tree;
}
