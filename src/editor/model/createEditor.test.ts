import { describe, expect, it, vi } from 'vitest';
import { valueAt } from '../../shared/layouts/values.ts';
import { allIds, block, buildEditor, outline } from './testing.ts';
import type { EditedBlock } from './types.ts';

const box = (id: string, ...blocks: EditedBlock[]) => block('box', id, { blocks });
const word = (id: string, text = id) => block('word', id, { text });
const TOP = { parent: null, slot: '' };

function build() {
  const editor = buildEditor([word('a'), box('b', word('c'), word('d'), word('e')), word('f')]);
  const shown = () => outline(editor.getState().tree);
  const said = () => editor.getState().announcement.text;
  return { editor, shown, said };
}

describe('inserting', () => {
  it('inserts a new block with its starter, selects it and announces its position', () => {
    const { editor, said, shown } = build();
    expect(editor.insert('word', { parent: 'b', slot: 'blocks', index: 1 })).toEqual({ done: true });
    const id = '1'.padStart(24, '0');
    expect(shown()).toBe(`a b(c ${id} d e) f`);
    expect(editor.getState().selected).toEqual([id]);
    expect(said()).toBe('Added Word: A word, 2 of 4 in Box: c');
  });

  it('adds ids to the blocks and rows of the starter', () => {
    const { editor } = build();
    editor.insert('pair', { ...TOP, index: 0 });
    editor.insert('pair', { ...TOP, index: 0 });
    editor.insert('list', { ...TOP, index: 0 });
    const { tree } = editor.getState();
    expect(new Set(allIds(tree)).size).toBe(6 + 1 + 4 + 4);
    const rows = tree[0]?.items as { id: string; text: string }[];
    expect(rows).toEqual([
      { id: expect.stringMatching(/^\w{24}$/), text: 'First' },
      { id: expect.stringMatching(/^\w{24}$/), text: 'Second' },
    ]);
    expect(rows[0]?.id).not.toBe(rows[1]?.id);
  });

  it('refuses more blocks than a save accepts, and never a reduction', () => {
    const words = Array.from({ length: 1999 }, (_, index) => word(`w${index}`));
    const editor = buildEditor([...words]);
    expect(editor.insert('word', { ...TOP, index: 0 })).toEqual({ done: true });
    const refused = {
      done: false,
      why: expect.stringContaining('2000 blocks, and these would make it 2001. Take some out'),
    };
    expect(editor.insert('word', { ...TOP, index: 0 })).toEqual(refused);
    expect(editor.duplicate(['w1'])).toEqual(refused);
    expect(editor.remove(['w1'])).toEqual({ done: true });
    const longer = buildEditor([...words, word('x'), word('y'), word('z')]);
    expect(longer.remove(['w1'])).toEqual({ done: true });
    expect(longer.nudge(['z'], 'up')).toEqual({ done: true });
  });

  it('refuses a block that is not allowed there, and says why', () => {
    const { editor, said, shown } = build();
    const before = shown();
    expect(editor.insert('word', { parent: 'a', slot: 'blocks', index: 0 })).toEqual({
      done: false,
      why: 'This place is no longer there.',
    });
    expect(editor.insert('kept', { ...TOP, index: 0 })).toMatchObject({ done: false });
    expect(editor.insert('panel', { ...TOP, index: 0 })).toEqual({ done: true });
    const [panel = ''] = editor.getState().selected;
    expect(editor.insert('panel', { parent: panel, slot: 'blocks', index: 0 })).toEqual({
      done: false,
      why: 'A panel cannot stand inside another panel.',
    });
    expect(said()).toBe('A panel cannot stand inside another panel.');
    expect(shown()).toBe(`${panel} ${before}`);
    expect(editor.getState().past).toHaveLength(1);
  });

  it('clamps an invalid position', () => {
    const { editor, shown } = build();
    editor.insert('word', { ...TOP, index: 99 });
    editor.insert('word', { ...TOP, index: -1 });
    editor.insert('word', { ...TOP, index: Number.NaN });
    expect(shown().replaceAll(/0{23}/g, '')).toBe('3 2 a b(c d e) f 1');
  });
});

describe('moving', () => {
  it('moves blocks in reading order, and announces their position', () => {
    const { editor, said, shown } = build();
    editor.move(['f', 'a'], { parent: 'b', slot: 'blocks', index: 2 });
    expect(shown()).toBe('b(c d a f e)');
    expect(said()).toBe('Moved 2 blocks to 3 of 5 in Box: c');
    expect(editor.getState().past.at(-1)?.name).toBe('Moved 2 blocks');
    expect(editor.getState().selected).toEqual(['a', 'f']);
  });

  it('counts the position before anything is removed', () => {
    const { editor, shown } = build();
    editor.move(['c'], { parent: 'b', slot: 'blocks', index: 3 });
    expect(shown()).toBe('a b(d e c) f');
    editor.move(['c'], { parent: 'b', slot: 'blocks', index: 0 });
    expect(shown()).toBe('a b(c d e) f');
    expect(editor.move(['c'], { parent: 'b', slot: 'blocks', index: 1 })).toEqual({
      done: false,
      why: 'Word: c is there already.',
    });
  });

  it('refuses to move a block into itself, and a panel into a panel', () => {
    const editor = buildEditor([
      box('a', box('b')),
      block('panel', 'p', { blocks: [] }),
      box('o', block('panel', 'q', { blocks: [] })),
    ]);
    expect(editor.move(['a'], { parent: 'b', slot: 'blocks', index: 0 })).toEqual({
      done: false,
      why: 'Box cannot be moved into itself.',
    });
    expect(editor.move(['o'], { parent: 'p', slot: 'blocks', index: 0 })).toEqual({
      done: false,
      why: 'A panel cannot stand inside another panel.',
    });
    expect(outline(editor.getState().tree)).toBe('a(b) p o(q)');
  });

  it('moves a block once when its parent moves too', () => {
    const { editor, shown } = build();
    editor.move(['d', 'b'], { ...TOP, index: 0 });
    expect(shown()).toBe('b(c d e) a f');
  });

  it('keeps untouched blocks the same objects', () => {
    const { editor } = build();
    const [a, b, f] = editor.getState().tree;
    editor.move(['d'], { parent: 'b', slot: 'blocks', index: 0 });
    const after = editor.getState().tree;
    expect(after[0]).toBe(a);
    expect(after[1]).not.toBe(b);
    expect(valueAt(after, '1.blocks.1')).toBe(valueAt(b, 'blocks.0'));
    expect(after[2]).toBe(f);
  });
});

describe('nudging (one step by keys)', () => {
  it.each([
    ['d', 'up', 'a b(d c e) f', 'Moved to 1 of 3 in Box: d'],
    ['d', 'down', 'a b(c e d) f', 'Moved to 3 of 3 in Box: c'],
    ['c', 'up', 'a c b(d e) f', 'Moved to 2 of 4 on the top level'],
    ['e', 'down', 'a b(c d) e f', 'Moved to 3 of 4 on the top level'],
    ['d', 'out', 'a b(c e) d f', 'Moved to 3 of 4 on the top level'],
    ['f', 'in', 'a b(c d e f)', 'Moved to 4 of 4 in Box: c'],
  ] as const)('moves %s %s', (id, direction, after, words) => {
    const { editor, said, shown } = build();
    expect(editor.nudge([id], direction)).toEqual({ done: true });
    expect(shown()).toBe(after);
    expect(said()).toBe(words);
  });

  it.each([
    ['a', 'up', 'Word: a stands first already.'],
    ['f', 'down', 'Word: f stands last already.'],
    ['f', 'out', 'Word: f stands on the top level already.'],
    ['a', 'in', 'There is no block before it to go into.'],
    ['b', 'in', 'Word: a, which stands before it, cannot hold other blocks.'],
  ] as const)('does not move %s %s', (id, direction, why) => {
    const { editor, shown } = build();
    expect(editor.nudge([id], direction)).toEqual({ done: false, why });
    expect(shown()).toBe('a b(c d e) f');
  });

  it('moves adjacent siblings together, and refuses others', () => {
    const { editor, shown } = build();
    editor.nudge(['d', 'e'], 'up');
    expect(shown()).toBe('a b(d e c) f');
    expect(editor.nudge(['a', 'c'], 'down')).toMatchObject({ done: false });
  });

  it('is added to the last slot of a kind with several', () => {
    const tabs = block('tabs', 't', {
      tabs: [
        { id: 'r', blocks: [word('x')] },
        { id: 's', blocks: [word('y')] },
      ],
    });
    const editor = buildEditor([tabs, word('a')]);
    editor.nudge(['a'], 'in');
    expect(editor.getState().announcement.text).toBe('Moved to 2 of 2 in Tab 2 of Tabs');
  });
});

describe('removing, duplicating and wrapping', () => {
  it('selects the nearest block after a removal', () => {
    const { editor, said, shown } = build();
    editor.remove(['c']);
    expect([shown(), said(), editor.getState().selected]).toEqual(['a b(d e) f', 'Removed Word: c', ['d']]);
    editor.remove(['e']);
    expect(editor.getState().selected).toEqual(['d']);
    editor.remove(['d']);
    expect(editor.getState().selected).toEqual(['b']);
    editor.remove(['a', 'b', 'f']);
    expect([shown(), said(), editor.getState().selected]).toEqual(['', 'Removed 3 blocks', []]);
    expect(editor.remove(['a'])).toEqual({ done: false, why: 'Choose a block first.' });
  });

  it('inserts copies with new ids after the originals', () => {
    const { editor, said, shown } = build();
    editor.duplicate(['b', 'd']);
    expect(shown().replaceAll(/0{23}/g, '')).toBe('a b(c d e) 1(2 3 4) f');
    expect(said()).toBe('Duplicated Box: c; the copy is 3 of 4 on the top level');
    editor.duplicate(['c', 'd', 'f']);
    expect(shown().replaceAll(/0{23}/g, '')).toBe('a b(c d 5 6 e) 1(2 3 4) f 7');
  });

  it('wraps siblings in a new block', () => {
    const { editor, said, shown } = build();
    expect(editor.wrap(['d', 'c'], 'box')).toEqual({ done: true });
    expect(shown().replaceAll(/0{23}/g, '')).toBe('a b(1(c d) e) f');
    expect(said()).toBe('Put 2 blocks into Box');
    expect(editor.wrap(['a', 'e'], 'box')).toMatchObject({ done: false });
    expect(editor.wrap(['a'], 'word')).toEqual({ done: false, why: 'Word cannot hold other blocks.' });
  });

  it("drops the starter's content of that slot", () => {
    const { editor, shown } = build();
    editor.wrap(['a'], 'pair');
    expect(shown().replaceAll(/0{23}/g, '')).toMatch(/^\d\(a\) b/);
  });
});

describe('changing settings', () => {
  it('sets values by path', () => {
    const { editor } = build();
    editor.change('c', { text: 'Sea', 'advanced.htmlId': 'sea' });
    expect(editor.getState().past.at(-1)?.name).toBe('Changed Word: Sea');
    editor.change('c', { text: 'Mountain' });
    expect(editor.getState().past.at(-1)?.name).toBe('Changed Text of Word: Mountain');
    expect(valueAt(editor.getState().tree, '1.blocks.0')).toEqual({
      id: 'c',
      blockType: 'word',
      text: 'Mountain',
      advanced: { htmlId: 'sea' },
    });
  });

  it('merges typing into one step: the same settings of the same block, within a second of each other', () => {
    let time = 0;
    const editor = buildEditor([word('a'), word('b')], { now: () => time });
    for (const text of ['S', 'Se', 'Sea']) {
      editor.change('a', { text });
      time += 900;
    }
    expect(editor.getState().past.map(({ name }) => name)).toEqual(['Changed Text of Word: Sea']);
    time += 100;
    editor.change('a', { text: 'Seas' });
    editor.change('a', { size: 'l' });
    editor.change('b', { size: 'l' });
    expect(editor.getState().past).toHaveLength(4);
    for (let step = 0; step < 4; step += 1) editor.undo();
    expect(editor.getState().tree).toEqual([word('a'), word('b')]);
  });

  it('begins a new step after undoing, and after another selection', () => {
    const { editor } = build();
    editor.change('a', { text: '1' });
    editor.change('a', { text: '2' });
    editor.select(['c']);
    editor.change('a', { text: '3' });
    expect(editor.getState().past).toHaveLength(2);
    editor.undo();
    expect(editor.getState().tree[0]?.text).toBe('2');
    editor.change('a', { text: '4' });
    editor.undo();
    expect(editor.getState().tree[0]?.text).toBe('2');
  });

  it('creates no step for equal values', () => {
    const { editor } = build();
    const listener = vi.fn();
    editor.subscribe(listener);
    expect(editor.change('a', { text: 'a', size: undefined, 'advanced.htmlId': null })).toEqual({ done: true });
    expect(listener).not.toHaveBeenCalled();
    expect(editor.getState().past).toEqual([]);
  });

  it.each(['id', 'blockType', '__proto__.polluted', 'a.constructor', ''])('rejects %j', (path) => {
    const { editor } = build();
    expect(editor.change('a', { [path]: 'x' })).toMatchObject({ done: false });
    expect({}).not.toHaveProperty('polluted');
  });

  it('sets neither slots nor unknown settings', () => {
    const editor = buildEditor([
      box('b'),
      block('kept', 'k', { kind: 'carousel', original: { blockType: 'carousel' } }),
    ]);
    expect(editor.change('b', { blocks: [] })).toMatchObject({ done: false });
    expect(editor.change('b', { 'blocks.0.text': 'x' })).toMatchObject({ done: false });
    expect(editor.change('k', { kind: 'x' })).toEqual({
      done: false,
      why: 'Block of an unknown kind: carousel is kept as it is: it can be moved, copied and removed, not changed.',
    });
    expect(editor.change('gone', { text: 'x' })).toMatchObject({ done: false });
    expect(editor.nudge(['k'], 'in')).toEqual({ done: true });
    expect(editor.duplicate(['k'])).toEqual({ done: true });
    expect(editor.remove(['k'])).toEqual({ done: true });
  });

  it('keeps the nested blocks of rows that are set without them, and gives those of a copied row new ids', () => {
    const editor = buildEditor([
      block('tabs', 't', {
        tabs: [
          { id: 'r', blocks: [word('x')] },
          { id: 's', blocks: [word('y')] },
        ],
      }),
    ]);
    editor.change('t', { tabs: [{ id: 's', title: 'Second' }, { id: 'r' }] });
    expect(editor.getState().tree[0]?.tabs).toEqual([
      { id: 's', title: 'Second', blocks: [word('y')] },
      { id: 'r', blocks: [word('x')] },
    ]);
    editor.change('t', {
      tabs: [
        { id: 'r', blocks: [word('x')] },
        { id: 'q', blocks: [word('x')] },
      ],
    });
    expect(new Set(allIds(editor.getState().tree)).size).toBe(3);
  });

  it('resets a setting to its default', () => {
    const { editor, said } = build();
    editor.change('a', { size: 'l' });
    expect(editor.reset('a', 'size')).toEqual({ done: true });
    expect(said()).toBe('Reset Size of Word: a');
    expect(editor.getState().tree[0]?.size).toBe('m');
    expect(editor.reset('a', 'size')).toEqual({ done: false, why: 'Size has its default already.' });
    editor.reset('a', 'text');
    expect(editor.getState().tree[0]?.text).toBeNull();
    expect(editor.reset('a', 'nothing')).toMatchObject({ done: false });
  });
});

describe('undo and redo', () => {
  it('restores trees and selections both ways', () => {
    const { editor, said, shown } = build();
    const start = editor.getState().tree;
    editor.select(['c']);
    editor.nudge(['c'], 'down');
    editor.remove(['c']);
    const end = editor.getState().tree;
    editor.undo();
    expect([shown(), editor.getState().selected, said()]).toEqual(['a b(d c e) f', ['c'], 'Undone: Removed Word: c']);
    editor.undo();
    expect(editor.getState().tree).toBe(start);
    expect(editor.undo()).toEqual({ done: false, why: 'There is nothing to undo.' });
    editor.redo();
    editor.redo();
    expect(editor.getState().tree).toBe(end);
    expect([editor.getState().selected, said()]).toEqual([['e'], 'Done again: Removed Word: c']);
    expect(editor.redo()).toEqual({ done: false, why: 'There is nothing to do again.' });
  });

  it('clears redo after another edit', () => {
    const { editor } = build();
    editor.remove(['a']);
    editor.undo();
    editor.remove(['f']);
    expect(editor.getState().future).toEqual([]);
  });

  it('keeps the last 200 steps', () => {
    const { editor } = build();
    for (let step = 0; step < 250; step += 1) editor.change(step % 2 ? 'a' : 'f', { text: String(step) });
    expect(editor.getState().past).toHaveLength(200);
    for (let step = 0; step < 200; step += 1) expect(editor.undo()).toEqual({ done: true });
    expect(editor.undo()).toMatchObject({ done: false });
    expect(editor.getState().tree[0]?.text).toBe('49');
  });
});

describe("merging the server's response to a save", () => {
  const saved = () => [word('a', 'clean'), box('b', word('c'), word('d'), word('e')), { ...word('f'), size: 'm' }];

  it("keeps the history; undoing a step restores its previous tree, without the server's changes", () => {
    const { editor, shown } = build();
    editor.change('a', { text: '<b>clean' });
    editor.adopt(saved());
    expect(editor.getState().tree).toEqual(saved());
    editor.remove(['e']);
    editor.undo();
    expect(editor.getState().tree).toEqual(saved());
    editor.undo();
    expect(editor.getState().tree[0]?.text).toBe('a');
    expect(editor.getState().tree[2]).toEqual(word('f'));
    editor.redo();
    expect(editor.getState().tree[0]?.text).toBe('<b>clean');
    expect(shown()).toBe('a b(c d e) f');
  });

  it('keeps equal blocks the same objects, and does not notify when all are', () => {
    const { editor } = build();
    const [, b] = editor.getState().tree;
    const listener = vi.fn();
    editor.subscribe(listener);
    editor.adopt(structuredClone(editor.getState().tree));
    expect(listener).not.toHaveBeenCalled();
    editor.adopt(saved());
    expect(listener).toHaveBeenCalledTimes(1);
    expect(editor.getState().tree[1]).toBe(b);
    expect(editor.getState().past).toEqual([]);
  });

  it('keeps the selection of blocks that still exist, and adds missing ids', () => {
    const { editor } = build();
    editor.select(['a', 'c']);
    editor.adopt([word('c'), { blockType: 'word' } as EditedBlock, word('c')]);
    expect(editor.getState().selected).toEqual(['c']);
    expect(new Set(allIds(editor.getState().tree)).size).toBe(3);
  });
});

describe('replacing the whole layout', () => {
  it('is an undo step like any other', () => {
    const { editor, said, shown } = build();
    editor.select(['a', 'f']);
    expect(editor.replace([word('f'), word('z')], 'Brought back what was not saved')).toEqual({ done: true });
    expect([shown(), said(), editor.getState().selected]).toEqual(['f z', 'Brought back what was not saved', ['f']]);
    expect(editor.replace([word('f'), word('z')], 'Again')).toMatchObject({ done: false });
    editor.undo();
    expect([shown(), editor.getState().selected]).toEqual(['a b(c d e) f', ['a', 'f']]);
  });
});

describe('what is shown', () => {
  it('notifies once for every command, refused ones too, and not without a change', () => {
    const { editor } = build();
    const listener = vi.fn();
    const leave = editor.subscribe(listener);
    const calls: (() => unknown)[] = [
      () => editor.select(['a']),
      () => editor.hover('a'),
      () => editor.toggle('b'),
      () => editor.show('phone'),
      () => editor.remove(['a']),
      () => editor.remove(['a']),
      () => editor.announce('Saved'),
      () => editor.announce('Saved'),
      () => editor.showFaults([{ blockId: 'c', path: '', message: 'No' }]),
    ];
    for (const [index, call] of calls.entries()) {
      call();
      expect(listener).toHaveBeenCalledTimes(index + 1);
    }
    listener.mockClear();
    editor.select(editor.getState().selected);
    editor.select([...editor.getState().selected, 'gone']);
    editor.hover(undefined);
    editor.toggle('b', true);
    editor.show('phone');
    expect(listener).not.toHaveBeenCalled();
    leave();
    editor.announce('Gone');
    expect(listener).not.toHaveBeenCalled();
  });

  it('expands collapsed parents of the selection', () => {
    const { editor } = build();
    editor.toggle('b');
    expect(editor.getState().collapsed).toEqual(new Set(['b']));
    editor.select(['b']);
    expect(editor.getState().collapsed).toEqual(new Set(['b']));
    editor.select(['d']);
    expect(editor.getState().collapsed).toEqual(new Set());
  });

  it('drops blocks that no longer exist', () => {
    const { editor } = build();
    editor.hover('a');
    editor.remove(['a']);
    expect(editor.getState().hovered).toBeUndefined();
  });

  it('keeps validation errors until their block changes', () => {
    const { editor } = build();
    const fault = (blockId: string) => ({ blockId, path: 'text', message: 'Write something.' });
    editor.showFaults([fault('b'), fault('c'), fault('d')]);
    editor.change('c', { text: 'x' });
    expect(editor.getState().faults).toEqual([fault('b'), fault('d')]);
    editor.nudge(['d'], 'up');
    expect(editor.getState().faults).toEqual([fault('b'), fault('d')]);
    editor.remove(['d']);
    expect(editor.getState().faults).toEqual([fault('b')]);
  });
});

it('a block that keeps its structure is neither moved nor filled, until it is released', () => {
  const editor = buildEditor([
    block('box', 'a', { advanced: { keepsStructure: true }, blocks: [block('word', 'b')] }),
    block('word', 'c'),
  ]);
  const held = { done: false, why: expect.stringContaining('keeps its structure') };
  expect(editor.move(['c'], { parent: 'a', slot: 'blocks', index: 0 })).toEqual(held);
  expect(editor.remove(['b'])).toEqual(held);
  expect(editor.change('b', { text: 'Tea' })).toEqual({ done: true });
  expect(editor.change('a', { 'advanced.keepsStructure': false })).toEqual({ done: true });
  expect(editor.remove(['b'])).toEqual({ done: true });
});

it('an account for words and pictures only moves nothing, but adds the first block of an empty layout', () => {
  const rights = { isContentOnly: true, mayRelease: false };
  const editor = buildEditor([], { rights });
  const start = { parent: null, slot: '', index: 0 };
  expect(editor.insert('word', start)).toEqual({ done: true });
  expect(editor.insert('word', start)).toMatchObject({
    done: false,
    why: expect.stringContaining('words and pictures'),
  });
});
