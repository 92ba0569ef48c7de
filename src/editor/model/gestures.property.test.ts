import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNot } from '../../shared/layouts/placement.ts';
import { childrenOf, slotsOf, walkBlocks } from '../../shared/layouts/walk.ts';
import { MAX_STEPS } from './history.ts';
import { allIds, block, buildEditor, EDITED_KINDS } from './testing.ts';
import type { EditedBlock, Editor, Outcome, Place, Tree } from './types.ts';

const SLUGS = ['word', 'box', 'tabs', 'split', 'panel', 'list', 'pair', 'kept', 'unknown'];

/** Random numbers by which a command chooses among the existing blocks. */
const chance = fc.nat({ max: 1000 });
const gestures = fc.array(
  fc.record({
    name: fc.constantFrom(
      'insert',
      'move',
      'up',
      'down',
      'in',
      'out',
      'remove',
      'duplicate',
      'wrap',
      'change',
      'paste',
      'select',
      'toggle',
    ),
    slug: fc.constantFrom(...SLUGS),
    blocks: fc.array(chance, { maxLength: 4 }),
    parent: chance,
    slot: chance,
    index: fc.integer({ min: -2, max: 8 }),
    text: fc.constantFrom('sea', 'sand', 'snow'),
  }),
  { maxLength: 40 },
);

type Gesture = (typeof gestures extends fc.Arbitrary<infer G> ? G : never)[number];

function start(): Tree {
  const word = (id: string) => block('word', id, { text: id });
  return [
    word('a'),
    block('box', 'b', { blocks: [word('c'), block('panel', 'd', { blocks: [word('e')] })] }),
    block('tabs', 'f', {
      tabs: [
        { id: 'r1', blocks: [word('g')] },
        { id: 'r2', blocks: [] },
      ],
    }),
    block('kept', 'h', { kind: 'carousel', original: { blockType: 'carousel', id: 'h' } }),
    block('panel', 'i', { blocks: [block('split', 'j', { blocks: [], aside: { blocks: [word('k')] } })] }),
  ];
}

function perform(editor: Editor, gesture: Gesture): Outcome | undefined {
  const { tree } = editor.getState();
  const all = allIds(tree);
  const at = (number: number) => all[number % (all.length + 1)] ?? 'gone';
  const ids = gesture.blocks.map(at);
  const place = placeFor(tree, gesture);
  switch (gesture.name) {
    case 'insert':
      return editor.insert(gesture.slug, place);
    case 'move':
      return editor.move(ids, place);
    case 'remove':
      return editor.remove(ids);
    case 'duplicate':
      return all.length < 200 ? editor.duplicate(ids) : undefined;
    case 'wrap':
      return editor.wrap(ids, gesture.slug);
    case 'change':
      return editor.change(at(gesture.parent), { text: gesture.text });
    case 'paste':
      if (all.length < 200) editor.paste(editor.copy(ids), place);
      return undefined;
    case 'select':
      editor.select(ids);
      return undefined;
    case 'toggle':
      editor.toggle(at(gesture.parent));
      return undefined;
    default:
      return editor.nudge(ids, gesture.name);
  }
}

/** Some place, valid or not. */
function placeFor(tree: Tree, { index, parent, slot }: Gesture): Place {
  const holders = [...walkBlocks(tree, EDITED_KINDS)].map(({ block: holder }) => holder);
  const holder = holders[parent % (holders.length + 2)];
  if (!holder) return parent % 2 ? { parent: null, slot: '', index } : { parent: 'gone', slot: 'blocks', index };
  const names = slotsOf(holder, EDITED_KINDS.get(holder.blockType)).map(({ name }) => name);
  return { parent: holder.id, slot: names[slot % (names.length || 1)] ?? 'blocks', index };
}

function expectSound(tree: Tree): void {
  const ids = allIds(tree);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { block: inner, parents } of walkBlocks(tree, EDITED_KINDS)) {
    const kind = EDITED_KINDS.get(inner.blockType);
    expect(kind).toBeDefined();
    if (kind) expect(whyNot(kind, parents, EDITED_KINDS)).toBeUndefined();
  }
}

test('every sequence of commands can be undone to the start and redone to the end', () => {
  fc.assert(
    fc.property(gestures, (list) => {
      const editor = buildEditor(start());
      const first = editor.getState().tree;
      for (const gesture of list) perform(editor, gesture);
      const end = editor.getState();
      const steps = end.past.length;
      expect(steps).toBeLessThan(MAX_STEPS);
      for (let step = 0; step < steps; step += 1) expect(editor.undo()).toEqual({ done: true });
      expect(editor.getState().tree).toBe(first);
      expect(editor.getState().tree).toEqual(start());
      for (let step = 0; step < steps; step += 1) expect(editor.redo()).toEqual({ done: true });
      expect(editor.getState().tree).toBe(end.tree);
    }),
  );
});

test('ids stay unique and every block is where its kind may be; a refusal changes nothing and says why', () => {
  fc.assert(
    fc.property(gestures, (list) => {
      const editor = buildEditor(start());
      for (const gesture of list) {
        const before = editor.getState();
        const outcome = perform(editor, gesture);
        const after = editor.getState();
        expectSound(after.tree);
        expect(allIds(after.tree)).toEqual(expect.arrayContaining([...after.selected]));
        if (outcome?.done === false) {
          expect(outcome.why).toMatch(/^.+\.$/);
          expect({ ...after, announcement: undefined }).toEqual({ ...before, announcement: undefined });
          expect(after.tree).toBe(before.tree);
        }
      }
    }),
  );
});

test('moves neither lose, duplicate nor change a block', () => {
  const moves = gestures.map((list) => list.filter(({ name }) => ['move', 'up', 'down', 'in', 'out'].includes(name)));
  const own = (tree: Tree) =>
    [...walkBlocks(tree, EDITED_KINDS)].map(({ block: inner }) => [inner.id, inner.text, inner.original]).sort();
  fc.assert(
    fc.property(moves, (list) => {
      const editor = buildEditor(start());
      for (const gesture of list) perform(editor, gesture);
      expect(own(editor.getState().tree)).toEqual(own(start()));
    }),
  );
});

test('no sequence of commands changes the structure for an account for words and pictures only', () => {
  const shape = (tree: Tree) =>
    [...walkBlocks(tree, EDITED_KINDS)].map(({ block: { blockType, id }, parents }) => [id, blockType, parents.length]);
  const rights = { isContentOnly: true, mayRelease: false };
  fc.assert(
    fc.property(gestures, fc.nat({ max: 40 }), (list, at) => {
      const editor = buildEditor(start(), { rights });
      for (const [index, gesture] of list.entries()) {
        perform(editor, gesture);
        if (index === at) editor.replace(start().toReversed(), 'Another version');
        expect(shape(editor.getState().tree)).toEqual(shape(start()));
      }
    }),
  );
});

test('a command keeps untouched blocks the same objects', () => {
  fc.assert(
    fc.property(gestures, (list) => {
      const editor = buildEditor(start());
      for (const gesture of list) {
        const before = new Map(blocksOf(editor.getState().tree));
        perform(editor, gesture);
        for (const [id, after] of blocksOf(editor.getState().tree)) {
          const old = before.get(id);
          if (old && JSON.stringify(old) === JSON.stringify(after)) expect(after).toBe(old);
        }
      }
    }),
  );
});

function blocksOf(tree: Tree): [string, EditedBlock][] {
  return tree.flatMap((each) => [
    [each.id, each] as [string, EditedBlock],
    ...blocksOf(childrenOf(each, EDITED_KINDS)),
  ]);
}
