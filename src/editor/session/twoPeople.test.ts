import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkBlocks } from '../../shared/layouts/walk.ts';
import { mergeThreeWay } from '../../shared/merge/mergeThreeWay.ts';
import { isSame } from '../../shared/merge/same.ts';
import { mergeSaved } from '../model/mergeSaved.ts';
import { createOthersChanges } from '../model/othersChanges.ts';
import { allIds, block, buildEditor, countIds, EDITED_KINDS } from '../model/testing.ts';
import type { Editor, Place, Tree } from '../model/types.ts';

const GESTURES = 1000;
const RECOVERED = 'Brought back what was not saved';

const numbers = fc.nat({ max: 1000 });
const moments = fc.array(
  fc.record({
    person: fc.nat({ max: 1 }),
    does: fc.constantFrom(
      ...['change', 'change', 'insert', 'move', 'remove', 'undo', 'undo', 'redo', 'save', 'save', 'save'],
      ...['saveWithoutAnswer', 'loseNetwork', 'findNetwork', 'reload'],
    ),
    block: numbers,
    into: numbers,
    index: fc.nat({ max: 5 }),
  }),
  { minLength: GESTURES, maxLength: GESTURES },
);
type Moment = (typeof moments extends fc.Arbitrary<infer M> ? M : never)[number];

const word = (id: string) => block('word', id, { text: `first ${id}` });
const START: Tree = [
  word('a'),
  block('box', 'b', { blocks: [word('c'), word('d')] }),
  block('box', 'e', { blocks: [] }),
];

/** What the server has, and the count of its saves. */
interface Stored {
  layout: Tree;
  version: number;
}

/** The window of one person: an editor, the document that it is based on, and what its device keeps. */
interface Window {
  editor: Editor;
  base: Stored;
  isOnline: boolean;
  /** Whether the server has stored something of which this window does not know. */
  isUnanswered: boolean;
  /** Texts that this person has removed or overwritten knowingly. */
  retired: Set<string>;
  /** Texts that this person has written. */
  written: Set<string>;
}

const newId = countIds();
const open = (tree: Tree) => buildEditor(tree, { newId });
const textsOf = (tree: Tree): Set<string> =>
  new Set(
    [...walkBlocks(tree, EDITED_KINDS)].flatMap(({ block: { text } }) => (typeof text === 'string' ? [text] : [])),
  );

function build() {
  const server: Stored = { layout: START, version: 0 };
  const windows = [0, 1].map(
    (): Window => ({
      editor: open(START),
      base: { ...server },
      isOnline: true,
      isUnanswered: false,
      retired: new Set(),
      written: new Set(),
    }),
  );
  /** Texts over which the two were asked, or of which the list of changes tells. */
  const reported = new Set<string>();
  let count = 0;

  /** Merges what the other has saved, as the session does. */
  function catchUp(window: Window): void {
    const { base, editor } = window;
    if (base.version === server.version) return;
    const before = textsOf(editor.getState().tree);
    const { collisions, document } = mergeThreeWay(
      { layout: base.layout },
      { layout: editor.getState().tree },
      { layout: server.layout },
    );
    for (const { ours, theirs } of collisions)
      for (const [, text = ''] of JSON.stringify([ours, theirs]).matchAll(/"((?:first|written) [^"]+)"/g))
        reported.add(text);
    Object.assign(base, server);
    editor.adopt(document.layout as Tree, createOthersChanges);
    // What it has stored itself comes back as another's change, and is listed as one.
    const after = textsOf(editor.getState().tree);
    if (window.isUnanswered) for (const text of before) if (!after.has(text)) reported.add(text);
    window.isUnanswered = false;
  }

  function save(window: Window, isAnswered = true): void {
    if (!window.isOnline) return;
    catchUp(window);
    const sent = window.editor.getState().tree;
    if (isSame(sent, server.layout)) return;
    server.layout = structuredClone(sent) as Tree;
    server.version += 1;
    window.isUnanswered = !isAnswered;
    if (!isAnswered) return;
    Object.assign(window.base, server);
    window.editor.adopt(mergeSaved(sent, server.layout, window.editor.getState().tree, EDITED_KINDS));
  }

  /** The window is closed with what its device keeps, and a new one takes it; without a network it stays. */
  function reload(window: Window): void {
    if (!window.isOnline) return;
    const kept = window.editor.getState().tree;
    const { future, past } = window.editor.history();
    const isStale = window.base.version !== server.version;
    window.editor = open(server.layout);
    const loaded = window.editor.getState().tree;
    if (isStale || !isSame(kept, loaded)) window.editor.replace(kept, RECOVERED);
    else window.editor.resume(past, future);
    // The offer says that taking it puts back what was saved since.
    const taken = textsOf(window.editor.getState().tree);
    if (isStale) for (const text of textsOf(loaded)) if (!taken.has(text)) reported.add(text);
    window.isUnanswered = false;
    Object.assign(window.base, server);
  }

  function edit(window: Window, { block: number, does, index, into }: Moment): void {
    const { editor } = window;
    const { tree } = editor.getState();
    const all = allIds(tree);
    const id = all[number % all.length] ?? '';
    const boxes = [...walkBlocks(tree, EDITED_KINDS)].filter(({ block: { blockType } }) => blockType === 'box');
    const parent = boxes[into % (boxes.length + 1)]?.block.id ?? null;
    const place: Place = { parent, slot: parent ? 'blocks' : '', index };
    if (does === 'undo') editor.undo();
    else if (does === 'redo') editor.redo();
    else if (does === 'remove' && all.length > 3) editor.remove([id]);
    else if (does === 'move') editor.move([id], place);
    else if (does === 'insert' && all.length < 40) {
      editor.insert(number % 3 ? 'word' : 'box', place);
      write(editor.getState().selected[0]);
    } else if (does === 'change') write(id);

    function write(changed: string | undefined): void {
      const found = [...walkBlocks(editor.getState().tree, EDITED_KINDS)].find((each) => each.block.id === changed);
      if (found?.block.blockType !== 'word') return;
      count += 1;
      window.written.add(`written ${count}`);
      editor.change(found.block.id, { text: `written ${count}` });
    }
  }

  function perform(moment: Moment): void {
    const window = windows[moment.person] as Window;
    const other = windows[1 - moment.person] as Window;
    if (moment.does === 'save' || moment.does === 'saveWithoutAnswer') save(window, moment.does === 'save');
    else if (moment.does === 'reload') reload(window);
    else if (moment.does === 'loseNetwork' || moment.does === 'findNetwork')
      window.isOnline = moment.does === 'findNetwork';
    else follow(moment, window, other);
  }

  /** Performs a gesture, and notes which texts it has removed and written. */
  function follow(moment: Moment, window: Window, other: Window): void {
    const step = window.editor.getState().past.at(-1);
    const before = textsOf(window.editor.getState().tree);
    edit(window, moment);
    const after = textsOf(window.editor.getState().tree);
    for (const text of before) {
      if (after.has(text)) continue;
      window.retired.add(text);
      if (moment.does === 'undo' && step?.name !== RECOVERED) expect(other.written, step?.name).not.toContain(text);
    }
    for (const text of after) window.retired.delete(text);
  }

  return { perform, save, server, reported, windows };
}

test('1,000 random gestures of two people, with undo, reloads and a lost network, lose nothing', () => {
  fc.assert(
    fc.property(moments, (list) => {
      const { perform, save, server, reported, windows } = build();
      for (const moment of list) perform(moment);
      for (const window of [...windows, ...windows]) {
        window.isOnline = true;
        save(window);
      }
      const stored = textsOf(server.layout);
      const [one, two] = windows as [Window, Window];
      for (const { editor } of windows) expect(isSame(editor.getState().tree, server.layout)).toBe(true);
      const left = [...one.written, ...two.written].filter((text) => !one.retired.has(text) && !two.retired.has(text));
      expect(left.filter((text) => !stored.has(text) && !reported.has(text))).toEqual([]);
      expect(new Set(allIds(server.layout)).size).toBe(allIds(server.layout).length);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 60_000);
