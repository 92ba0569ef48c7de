// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { block, buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import { allOf, fakeBrowser, find, focus, render } from '../testing.tsx';
import { type Marks, NO_MARKS, type Plus } from './marks.ts';
import { Overlay } from './Overlay.tsx';

fakeBrowser();

const BOX = { x: 10, y: 100, width: 300, height: 80 };
const onAdd = vi.fn();
const onEdit = vi.fn();
const onHover = vi.fn();
const editor = () =>
  buildEditor([block('box', 'b', { blocks: [block('word', 'v'), block('word', 'w')] }), block('word', 'u')]);

beforeEach(() => {
  vi.clearAllMocks();
});

async function show(marks: Partial<Marks>, store = editor()) {
  const overlay = (
    <Overlay
      marks={{ ...NO_MARKS, ...marks }}
      onAdd={onAdd}
      onEdit={onEdit}
      onHover={onHover}
      onScroll={() => undefined}
    />
  );
  await render(overlay, { editor: store, kinds: EDITED_KINDS });
  return store;
}

/** The buttons above a page, which come and go as the page changes: `shown.pluses` shows others. */
function PlusPage({ onFocusLost, plus, shown }: PlusPageProps) {
  const [pluses, setPluses] = useState([plus]);
  shown.pluses = setPluses;
  const marks = { ...NO_MARKS, pluses };
  return <Overlay marks={marks} onAdd={onAdd} onFocusLost={onFocusLost} onHover={onHover} onScroll={onEdit} />;
}

interface PlusPageProps {
  onFocusLost: () => void;
  plus: Plus;
  shown: { pluses?: (pluses: Plus[]) => void };
}

/** As browsers do, and jsdom does not: a focused element loses the focus while it is removed. */
function tellOfRemoval(focused: HTMLElement): void {
  const layer = focused.closest('.rihla-canvas__layer') as HTMLElement;
  layer.removeChild = (child) => {
    focused.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return HTMLElement.prototype.removeChild.call(layer, child) as typeof child;
  };
}

const button = (name: string) => find('button', name) as HTMLButtonElement;
const click = (name: string) => act(() => button(name).click());

test('a plus button opens the palette for its position', async () => {
  const place = { parent: 'b', slot: 'blocks', index: 1 };
  await show({ pluses: [{ place, label: 'Add a block after Word', x: 5, y: 5, axis: 'column', line: BOX }] });
  await click('Add a block after Word');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(place);
});

test('the second press of a double click on a low block edits it, though a plus has come under the pointer', async () => {
  const place = { parent: 'b', slot: 'blocks', index: 1 };
  await show({ pluses: [{ place, label: 'Add a block after Word', x: 5, y: 5, axis: 'column', line: BOX }] });
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  await act(async () => void button('Add a block after Word').dispatchEvent(second));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(onAdd).not.toHaveBeenCalled();
});

test('the page has the focus after the focused button is gone, and is left alone where none had it', async () => {
  const place = { parent: 'b', slot: 'blocks', index: 1 };
  const onFocusLost = vi.fn();
  const plus: Plus = { place, label: 'Add a block after Word', x: 5, y: 5, axis: 'column', line: BOX };
  const shown: { pluses?: (pluses: Plus[]) => void } = {};
  await render(<PlusPage onFocusLost={onFocusLost} plus={plus} shown={shown} />, {
    editor: editor(),
    kinds: EDITED_KINDS,
  });
  await act(async () => shown.pluses?.([]));
  await act(async () => shown.pluses?.([plus]));
  expect(onFocusLost).not.toHaveBeenCalled();
  await focus(button('Add a block after Word'));
  tellOfRemoval(button('Add a block after Word'));
  await act(async () => shown.pluses?.([]));
  expect(onFocusLost).toHaveBeenCalledOnce();
});

test('an empty slot opens the palette for itself', async () => {
  const place = { parent: 'b', slot: 'blocks', index: 0 };
  await show({ slots: [{ place, label: 'Add a block in Box', box: BOX }] });
  await click('Add a block in Box');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(place);
});

test('a part of the page that is edited elsewhere has a link there', async () => {
  await show({ outside: { name: 'header template', templateId: '3', box: BOX } });
  expect(find('link', 'Edit it in a new tab').getAttribute('href')).toBe('/admin/collections/templates/3');
  expect(document.body.textContent).toContain('Part of the header template.');
});

describe('the toolbar of the selected block', () => {
  async function select(...ids: string[]) {
    const store = editor();
    store.select(ids);
    return show({ selected: ids.map((id) => ({ id, name: `Block ${id}`, icon: 'type', box: BOX })) }, store);
  }

  test('is named after the block, or after the number of blocks', async () => {
    await select('w');
    expect(find('toolbar', 'Block w')).toBeDefined();
  });

  test('of several blocks shows their number, and acts on all', async () => {
    const store = await select('v', 'w');
    expect(find('toolbar', '2 blocks')).toBeDefined();
    await click('Delete');
    expect(outline(store.getState().tree)).toBe('b u');
  });

  test('selects the parent block', async () => {
    const store = await select('w');
    await click('Select the block around it');
    expect(store.getState().selected).toEqual(['b']);
  });

  test('moves, duplicates and deletes', async () => {
    const store = await select('w');
    await click('Move up');
    expect(outline(store.getState().tree)).toBe('b(w v) u');
    await click('Move down');
    expect(outline(store.getState().tree)).toBe('b(v w) u');
    await click('Duplicate');
    expect(store.getState().tree[0]).toMatchObject({ blocks: [{ id: 'v' }, { id: 'w' }, { blockType: 'word' }] });
  });

  test('moves no further than the ends of a slot, and has no parent button at the top', async () => {
    await select('u');
    expect([button('Move up').disabled, button('Move down').disabled]).toEqual([false, true]);
    expect(() => button('Select the block around it')).toThrow();
  });

  test('is not in the tab order, since the tree has the same actions', async () => {
    await select('w');
    expect(allOf('button').every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  });
});
