import { KEPT } from '../keptBlock.ts';
import type { KindSetting, Kinds, LayoutBlock } from './kind.ts';

type Values = Record<string, unknown>;

const ROW_ID = /^[0-9a-f]{24}$/;

/**
 * A copy of a block with new ids for it, its nested blocks (also between paragraphs of rich text), and all rows. In a
 * block of an unknown kind or another version, only blocks get new ids.
 * @param block stored, or in the editor
 */
export function withFreshIds(block: LayoutBlock, kinds: Kinds, newId: () => string): LayoutBlock & { id: string } {
  return renew(block, false) as LayoutBlock & { id: string };

  function renew(value: unknown, isForeign: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => renew(item, isForeign));
    if (typeof value !== 'object' || value === null) return value;
    const values = value as Values;
    const isBlock = typeof values.blockType === 'string';
    const isInForeign = isForeign || (isBlock && (values.blockType === KEPT || !kinds.has(String(values.blockType))));
    const isRow = !isForeign && typeof values.id === 'string' && ROW_ID.test(values.id);
    // A referenced document keeps its id.
    if ('relationTo' in values && !('type' in values) && !isBlock) return values;
    const copy: Values = isBlock || isRow ? { id: newId() } : {};
    for (const [name, inner] of Object.entries(values)) {
      if (!(name in copy)) copy[name] = renew(inner, isInForeign);
    }
    return isBlock && !isInForeign ? withRowIds(copy, kinds.get(String(copy.blockType))?.settings ?? []) : copy;
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
      owner[last] = list.map((row: Values) => withRowIds({ ...row, id: newId() }, rows ?? []));
    }
    return values;
  }
}
