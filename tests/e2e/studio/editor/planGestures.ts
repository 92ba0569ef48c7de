import { blockFields } from '../../../../src/cms/blocks/blockFields.ts';
import { createKinds } from '../../../../src/cms/blocks/createKinds.ts';
import type { KindSetting, LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { valueAt } from '../../../../src/shared/layouts/values.ts';
import { slotsOf } from '../../../../src/shared/layouts/walk.ts';
import { blocks } from '../../../../src/widgets/index.ts';

/** One thing that somebody does in the editor, the same with a mouse and by keyboard. */
export type Gesture =
  /** Adds a block of a kind inside what is selected when that is empty, or else after it. The new block is selected. */
  | { does: 'add'; kind: string }
  /** Takes out what a new block came with. */
  | { does: 'clear'; count: number }
  | { does: 'set'; setting: KindSetting; value: unknown; words: string }
  | { does: 'reset'; setting: KindSetting }
  /** Selects the block around the selected one. */
  | { does: 'leave' };

const KINDS = new Map(createKinds(blocks).map((kind) => [kind.slug, kind]));
const BLOCKS = new Map(blocks.map((block) => [block.slug, block]));

/**
 * The gestures that build a layout from an empty one, in the order in which its blocks are read.
 * @param titles of the documents that relations of its blocks lead to, by id
 */
export function planGestures(layout: readonly LayoutBlock[], titles: ReadonlyMap<number, string>): Gesture[] {
  return layout.flatMap((block): Gesture[] => {
    const kind = KINDS.get(block.blockType);
    if (!kind) throw new Error(`No kind of block is called “${block.blockType}”.`);
    const fresh = { ...kind.starter, blockType: kind.slug } as LayoutBlock;
    const inside = slotsOf(block, kind).flatMap((slot) => slot.blocks);
    const starters = slotsOf(fresh, kind).flatMap((slot) => slot.blocks).length;
    return [
      { does: 'add', kind: kind.label },
      ...(starters ? [{ does: 'clear', count: starters } as const] : []),
      ...kind.settings.flatMap((setting) => changeTo(setting, block, fresh, titles)),
      ...(inside.length ? [...planGestures(inside, titles), { does: 'leave' } as const] : []),
    ];
  });
}

function changeTo(
  setting: KindSetting,
  block: LayoutBlock,
  fresh: LayoutBlock,
  titles: ReadonlyMap<number, string>,
): Gesture[] {
  const [value, before] = [wanted(block, setting), wanted(fresh, setting)];
  if (JSON.stringify(value) === JSON.stringify(before)) return [];
  if (value === null || (setting.tab !== 'content' && value === (setting.initial ?? null)))
    return [{ does: 'reset', setting }];
  return [{ does: 'set', setting, value, words: wordsOf(setting, value, block.blockType, titles) }];
}

/** Off is the same as never set. */
function wanted(block: LayoutBlock, { initial, path, type }: KindSetting): unknown {
  const value = valueAt(block, path) ?? initial ?? null;
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || (type === 'checkbox' && value === false && !initial) ? null : value;
}

/** What an editor reads of a value: the label of an option, the title of a document, or the value itself. */
function wordsOf(
  { path, type }: KindSetting,
  value: unknown,
  slug: string,
  titles: ReadonlyMap<number, string>,
): string {
  const [first] = [value].flat();
  if (type === 'relationship') return titles.get(Number(first)) ?? '';
  const block = BLOCKS.get(slug);
  const field = block && blockFields(block).find((each) => each.path === path)?.field;
  const options = field && 'options' in field ? field.options : [];
  const option = options.find((each) => typeof each !== 'string' && each.value === first);
  return option && typeof option !== 'string' ? String(option.label) : String(first);
}
