import type { KindSetting, Kinds, LayoutBlock } from './kind.ts';
import { valueAt, withValueAt } from './values.ts';
import { mapBlocks } from './walk.ts';

/** Blocks with the defaults of all settings that they do not have, in rows and nested blocks as well. */
export function withDefaults(blocks: readonly LayoutBlock[], kinds: Kinds): readonly LayoutBlock[] {
  return mapBlocks(
    blocks,
    (block) => {
      const kind = kinds.get(block.blockType);
      if (!kind) return block;
      const { starter } = kind;
      const version = starter.version === undefined ? {} : { version: starter.version };
      return { ...version, ...fillIn(block, kind.settings) } as LayoutBlock;
    },
    kinds,
  );
}

type Values = Readonly<Record<string, unknown>>;

function fillIn(values: Values, settings: readonly KindSetting[]): Values {
  return settings.reduce<Values>((filled, { initial, path, rows }) => {
    const value = valueAt(filled, path);
    if (value === undefined) return initial === undefined ? filled : withValueAt(filled, path, initial);
    if (!rows || !Array.isArray(value)) return filled;
    return withValueAt(
      filled,
      path,
      value.map((row) => fillIn(row, rows)),
    );
  }, values);
}
