import { createKinds } from '../../../../../src/cms/blocks/createKinds.ts';
import { blockFields } from '../../../../../src/cms/fields/block/blockFields.ts';
import { createEditor } from '../../../../../src/editor/model/createEditor.ts';
import type { EditedBlock, Editor, Place } from '../../../../../src/editor/model/types.ts';
import { listRows } from '../../../../../src/editor/tree/listRows.ts';
import type { Kind, LayoutBlock } from '../../../../../src/shared/layouts/kind.ts';
import { newBlockId } from '../../../../../src/shared/layouts/newBlockId.ts';
import { plainBlock } from '../../../../../src/shared/layouts/plainBlock.ts';
import { childrenOf, findBlock, pathTo, slotsOf, walkBlocks } from '../../../../../src/shared/layouts/walk.ts';
import { blocks } from '../../../../../src/widgets/index.ts';
import { countGestures } from './countGestures.ts';
import type { BlockGesture, Gesture } from './gesture.ts';
import { changeSettings, styleShared, type Words } from './planSettings.ts';

const KINDS = new Map(createKinds(blocks).map((kind) => [kind.slug, kind]));
const FIELDS = new Map(blocks.map((block) => [block.slug, blockFields(block)]));

/** Bonus of the first use of an action, in gestures: each is in the plan at least once if possible. */
const FIRST_USE = 8;
/** The section that is built at a wrong position first. */
const MISPLACED = 2;

type Way = 'add' | 'duplicate' | 'copy' | 'wrap';
type Named = BlockGesture extends infer G ? (G extends { does: infer D } ? D : never) : never;
type WithoutThen<G> = G extends { then: unknown } ? Omit<G, 'then'> : never;

/**
 * Plans the gestures that build a layout from an empty one, in reading order of its blocks. Like a person it duplicates or copies similar blocks
 * and edits them, wraps blocks, and sometimes corrects itself. The result of each gesture is computed by the editor's own model.
 * @param words titles of documents and pictures
 */
export function planGestures(layout: readonly LayoutBlock[], words: Words): Gesture[] {
  const editor = createEditor({ kinds: KINDS, newId: newBlockId, now: () => 0, tree: [] });
  const gestures: Gesture[] = [];
  const used = new Set<Named>();
  let clipboard = '';

  function act(gesture: WithoutThen<BlockGesture>, work: () => unknown): void {
    work();
    used.add(gesture.does);
    const { selected, tree } = editor.getState();
    const rows = listRows(tree, KINDS, new Set()).filter(({ type }) => type !== 'slot');
    const then = { rows: rows.length, selected: rows.findIndex(({ key }) => key === selected.at(-1)) };
    gestures.push({ ...gesture, then } as BlockGesture);
  }

  function select(id: string): void {
    if (editor.getState().selected.at(-1) !== id)
      act({ does: 'select', row: rowOf(id, editor) }, () => editor.select([id]));
  }

  function add(slug: string, place: Place): void {
    const before = siblingsAt(place, editor)[place.index - 1];
    if (before) select(before.id);
    const empty = rowOf(`${place.parent ?? ''}/${place.slot}/end`, editor);
    act({ does: 'add', kind: kindOf(slug).label, ...(!before && { empty }) }, () => editor.insert(slug, place));
  }

  function paste({ index, parent, slot }: Place): void {
    const before = siblingsAt({ parent, slot, index }, editor)[index - 1];
    select(before?.id ?? String(parent));
    act({ does: 'paste', isInside: !before }, () => editor.paste(clipboard, { parent, slot, index }));
  }

  /** Creates the block of a position, as similar as possible; returns its id. */
  function create(wanted: LayoutBlock, place: Place): string {
    const { source, way } = bestWay(wanted, place);
    if (way === 'duplicate') {
      select(source?.id ?? '');
      act({ does: 'duplicate' }, () => editor.duplicate([source?.id ?? '']));
      if (!used.has('undo')) {
        act({ does: 'undo' }, () => editor.undo());
        act({ does: 'redo' }, () => editor.redo());
      }
    } else if (way === 'copy') {
      select(source?.id ?? '');
      clipboard = editor.copy([source?.id ?? '']);
      act({ does: 'copy' }, () => undefined);
      paste(place);
    } else if (way === 'wrap') {
      select(create(childrenOf(wanted, KINDS)[0] as LayoutBlock, place));
      const inside = [...editor.getState().selected];
      act({ does: 'wrap', kind: kindOf(wanted.blockType).label }, () => editor.wrap(inside, wanted.blockType));
    } else if (!used.has('moveIn') && canMoveIn(place)) {
      const around = pathTo(editor.getState().tree, String(place.parent), KINDS)?.at(-1);
      const parent = pathTo(editor.getState().tree, String(place.parent), KINDS)?.at(-2)?.block.id ?? null;
      add(wanted.blockType, { parent, slot: around?.slot ?? '', index: (around?.index ?? 0) + 1 });
      const moved = [...editor.getState().selected];
      act({ does: 'moveIn', row: rowOf(String(place.parent), editor) }, () => editor.nudge(moved, 'in'));
    } else add(wanted.blockType, place);
    return editor.getState().selected.at(-1) ?? '';
  }

  /** Whether the block comes last in the only slot with a position for others of its parent. */
  function canMoveIn({ index, parent, slot }: Place): boolean {
    const around = parent ? findBlock(editor.getState().tree, parent, KINDS) : undefined;
    const slots = around ? slotsOf(around, kindOf(around.blockType)) : [];
    return slots.length === 1 && slots[0]?.name === slot && index > 0 && slots[0].blocks.length === index;
  }

  function bestWay(wanted: LayoutBlock, place: Place): { way: Way; source?: EditedBlock } {
    const kind = kindOf(wanted.blockType);
    const before = siblingsAt(place, editor)[place.index - 1];
    const count = (from: LayoutBlock) => countGestures(from, wanted, KINDS);
    const found: { way: Way; cost: number; source?: EditedBlock }[] = [
      { way: 'add', cost: 1 + count(freshBlock(kind)) },
    ];
    if (before) found.push({ way: 'duplicate', cost: 1 + count(before), source: before });
    if (canPaste(place)) {
      for (const { block } of walkBlocks(editor.getState().tree, KINDS)) {
        if (block.blockType === wanted.blockType) found.push({ way: 'copy', cost: 4 + count(block), source: block });
      }
    }
    const [first] = childrenOf(wanted, KINDS);
    if (first && kind.slots.length === 1 && !kind.slots[0]?.name.includes('*')) {
      const inside = { ...freshBlock(kindOf(first.blockType)), id: 'first' };
      const around = { ...plainBlock(kind), [kind.slots[0]?.name ?? '']: [inside] };
      found.push({ way: 'wrap', cost: 2 + count(around) });
    }
    const worth = ({ cost, way }: (typeof found)[number]) => cost - (used.has(way) ? 0 : FIRST_USE);
    return found.toSorted((a, b) => worth(a) - worth(b))[0] ?? { way: 'add' };
  }

  /** The keyboard pastes inside an empty block and after any other, so the previous position must be unambiguous. */
  function canPaste(place: Place): boolean {
    const siblings = siblingsAt(place, editor);
    const before = siblings[place.index - 1];
    const target = before ?? (place.parent ? findBlock(editor.getState().tree, place.parent, KINDS) : undefined);
    const [slot] = target ? slotsOf(target, kindOf(target.blockType)) : [];
    return before ? slot?.blocks.length !== 0 : slot?.name === place.slot && siblings.length === 0;
  }

  /** Changes a block to the wanted one: its settings, then its content. */
  function change(id: string, wanted: LayoutBlock): void {
    const kind = kindOf(wanted.blockType);
    const block = () => findBlock(editor.getState().tree, id, KINDS) as EditedBlock;
    copyStyle(id, wanted);
    const changes = changeSettings(block(), wanted, kind, FIELDS.get(kind.slug) ?? [], words);
    if (changes.gestures.length) select(id);
    gestures.push(...changes.gestures);
    editor.change(id, changes.values);
    for (const slot of slotsOf(wanted, kind)) fill({ parent: id, slot: slot.name, index: 0 }, slot.blocks);
  }

  /** Copies the style of a block that has it already, where that is shorter; at least once. */
  function copyStyle(id: string, wanted: LayoutBlock): void {
    const kind = kindOf(wanted.blockType);
    const { tree } = editor.getState();
    const block = findBlock(tree, id, KINDS) as EditedBlock;
    const cost = (from: LayoutBlock) =>
      changeSettings(from, wanted, kind, FIELDS.get(kind.slug) ?? [], words).gestures.length;
    const others = [...walkBlocks(tree, KINDS)].filter(
      (each) => each.block.blockType === kind.slug && each.block.id !== id,
    );
    const [best] = others
      .map(({ block: source }) => ({ source, saved: cost(block) - cost({ ...block, ...styleShared(source, kind) }) }))
      .toSorted((a, b) => b.saved - a.saved);
    if (!best || best.saved <= (used.has('pasteStyle') ? 4 : 0)) return;
    select(best.source.id);
    clipboard = editor.copy([best.source.id]);
    act({ does: 'copy' }, () => undefined);
    select(id);
    act({ does: 'pasteStyle' }, () => editor.pasteStyle([id], clipboard));
  }

  function fill(slot: Place, wanted: readonly LayoutBlock[]): void {
    for (const [index, block] of wanted.entries()) {
      const standing = siblingsAt(slot, editor)[index];
      if (standing?.blockType !== block.blockType) clear({ ...slot, index });
      const isStarter = standing?.blockType === block.blockType;
      if (slot.parent === null && index === MISPLACED) buildElsewhere(block, { ...slot, index });
      else change(isStarter ? standing.id : create(block, { ...slot, index }), block);
    }
    clear({ ...slot, index: wanted.length });
  }

  /** Removes the blocks at a position and after it. */
  function clear(place: Place): void {
    for (;;) {
      const left = siblingsAt(place, editor)[place.index];
      if (!left) return;
      select(left.id);
      act({ does: 'remove' }, () => editor.remove([left.id]));
    }
  }

  /** Builds a block one position too early, and corrects it. */
  function buildElsewhere(block: LayoutBlock, place: Place): void {
    const id = create(block, { ...place, index: place.index - 1 });
    change(id, block);
    select(id);
    clipboard = editor.copy([id]);
    act({ does: 'cut' }, () => editor.remove([id]));
    paste(place);
  }

  fill({ parent: null, slot: '', index: 0 }, layout);
  return gestures;
}

function kindOf(slug: string): Kind {
  const kind = KINDS.get(slug);
  if (!kind) throw new Error(`No kind of block is called “${slug}”.`);
  return kind;
}

function freshBlock(kind: Kind): LayoutBlock {
  return { ...kind.starter, blockType: kind.slug };
}

function siblingsAt({ parent, slot }: Place, editor: Editor): readonly EditedBlock[] {
  const { tree } = editor.getState();
  if (parent === null) return tree;
  const around = findBlock(tree, parent, KINDS);
  return around ? (slotsOf(around, kindOf(around.blockType)).find(({ name }) => name === slot)?.blocks ?? []) : [];
}

/** Among all focusable rows. */
function rowOf(key: string, editor: Editor): number {
  const rows = listRows(editor.getState().tree, KINDS, new Set()).filter(({ type }) => type !== 'slot');
  return rows.findIndex((row) => row.key === key);
}
