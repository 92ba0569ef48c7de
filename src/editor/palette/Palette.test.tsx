// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { block, buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { buildEditor, outline } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, focus, nameOf, press, render, type } from '../testing.tsx';
import { usePalette } from './PaletteProvider.tsx';
import type { PaletteRequest } from './PaletteRequest.ts';

const kinds = buildKinds(
  buildKind('box', { slots: [{ name: 'blocks' }] }),
  buildKind('panel', { slots: [{ name: 'blocks' }], isPanel: true }),
  buildKind('subheading', { group: 'Text' }),
  buildKind('heading', { group: 'Text' }),
  buildKind('kept', { isOffered: false }),
);

fakeBrowser();

function Opener({ request }: { request: PaletteRequest }) {
  const openPalette = usePalette();
  return (
    <button type="button" onClick={() => openPalette(request)}>
      Open
    </button>
  );
}

async function open(request: PaletteRequest = { place: { parent: null, slot: '', index: 1 } }) {
  const editor = buildEditor([block('panel', 'p', { blocks: [block('heading', 'h')] })], { kinds });
  await render(<Opener request={request} />, { editor, kinds });
  await click(find('button', 'Open'));
  return editor;
}

const field = () => find('combobox', /search$/);
const options = () => allOf('option').map(nameOf);
const active = () => nameOf(document.getElementById(field().getAttribute('aria-activedescendant') ?? '') as Element);

test('opens with the search field focused and offers all allowed kinds, in their groups', async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(options()).toEqual(['Box', 'Panel', 'Subheading', 'Heading']);
  expect(allOf('group').map((each) => each.querySelector('p')?.textContent)).toEqual(['Layout', 'Text']);
});

test('arrow keys and Enter insert one; the focus is restored', async () => {
  const editor = await open();
  await press('ArrowDown');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(active()).toBe('Heading');
  await press('Enter');
  expect(outline(editor.getState().tree)).toBe('p(h) 000000000000000000000001');
  expect(allOf('dialog')).toEqual([]);
  expect(document.activeElement).toBe(find('button', 'Open'));
});

test('the search finds kinds by name and group, prefix matches first', async () => {
  await open();
  await type(field(), 'hea');
  expect(options()).toEqual(['Heading', 'Subheading']);
  await type(field(), 'lay');
  expect(options()).toEqual(['Box', 'Panel']);
  await type(field(), 'camel');
  expect(document.querySelector('dialog')?.textContent).toContain('Nothing is called “camel”.');
});

test('a kind that is not allowed there says why, and is not inserted', async () => {
  const editor = await open({ place: { parent: 'p', slot: 'blocks', index: 0 } });
  await type(field(), 'panel');
  expect(allOf('option')[0]?.getAttribute('aria-disabled')).toBe('true');
  expect(options()[0]).toContain('A panel cannot stand inside another panel.');
  await press('Enter');
  expect(editor.getState().past).toEqual([]);
  expect(editor.getState().announcement.text).toBe('A panel cannot stand inside another panel.');
  expect(allOf('dialog')).toHaveLength(1);
});

test('the six recently used come first the next time, whatever the storage contains', async () => {
  localStorage.setItem('rihla-editor-recent', '{"not": "a list"}');
  await open();
  await click(find('option', 'Subheading'));
  await click(find('button', 'Open'));
  expect(allOf('group')[0]?.querySelector('p')?.textContent).toBe('Recent');
  expect(options()[0]).toBe('Subheading');
});

test('without storage there are no recent ones, and all others', async () => {
  vi.stubGlobal('localStorage', undefined);
  await open();
  await click(find('option', 'Box'));
  await click(find('button', 'Open'));
  expect(options()).toEqual(['Box', 'Panel', 'Subheading', 'Heading']);
});

test('for wrapping only kinds with slots are offered', async () => {
  const editor = await open({ wrap: ['h'] });
  expect(options()[0]).toBe('Box');
  expect(options()).toHaveLength(2);
  await press('Enter');
  expect(outline(editor.getState().tree)).toBe('p(000000000000000000000001(h))');
});

test('Esc and a press outside close it', async () => {
  await open();
  await act(async () => find('dialog', 'Add a block').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(allOf('dialog')).toEqual([]);
  await focus(find('button', 'Open'));
  await click(find('button', 'Open'));
  await click(find('dialog', 'Add a block'));
  expect(allOf('dialog')).toEqual([]);
});

test('has no accessibility violations', async () => {
  await open({ place: { parent: 'p', slot: 'blocks', index: 0 } });
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});
