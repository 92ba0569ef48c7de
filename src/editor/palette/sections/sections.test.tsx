// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { auditMarkup } from '../../../../tests/support/widgets/audit.ts';
import { block, buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { buildEditor, outline } from '../../model/testing.ts';
import { allOf, click, fakeBrowser, find, nameOf, press, render, type } from '../../testing.tsx';
import { BeginWith } from '../begin/BeginWith.tsx';
import { PaletteProvider, usePalette } from '../PaletteProvider.tsx';
import type { PaletteRequest } from '../PaletteRequest.ts';
import { SectionsContext } from './SectionsContext.tsx';
import type { Section } from './section.ts';

const kinds = buildKinds(
  buildKind('box', { slots: [{ name: 'blocks' }], words: 'hero' }),
  buildKind('heading', { group: 'Text' }),
  buildKind('departures', { group: 'Tours', onlyIn: ['tours', 'templates'] }),
  buildKind('panel', { slots: [{ name: 'blocks' }], isPanel: true }),
);

function section(id: string, given: Partial<Section> = {}): Section {
  const shape = { tone: 'words', x: 1, y: 1, width: 9, height: 2 } as const;
  return {
    id,
    label: id,
    group: 'Hero',
    words: '',
    isPage: false,
    blocks: [{ blockType: 'box', blocks: [{ blockType: 'heading' }] }],
    drawing: { width: 20, height: 10, shapes: [shape] },
    ...given,
  };
}

const SECTIONS = [
  section('Hero with a picture', { words: 'banner accueil' }),
  section('Footer', { group: 'Footer', onlyIn: ['templates'] }),
  section('Panel', { group: 'Panels', blocks: [{ blockType: 'panel' }] }),
  section('Unknown', { blocks: [{ blockType: 'gone' }] }),
  section('About us', {
    group: 'Whole pages',
    isPage: true,
    onlyIn: ['pages'],
    blocks: [{ blockType: 'heading' }, { blockType: 'box' }],
  }),
];
const SOURCE = { fetch: async () => SECTIONS };
const TOP = { parent: null, slot: '', index: 0 };

fakeBrowser();

function Opener({ request }: { request: PaletteRequest }) {
  const openPalette = usePalette();
  return (
    <button type="button" onClick={() => openPalette(request)}>
      Open
    </button>
  );
}

async function open(request: PaletteRequest = { place: TOP }, collection = 'pages') {
  const editor = buildEditor([block('panel', 'p', { blocks: [] })], { kinds });
  await render(
    <SectionsContext value={SOURCE}>
      <PaletteProvider collection={collection}>
        <Opener request={request} />
      </PaletteProvider>
    </SectionsContext>,
    { editor, kinds },
  );
  await click(find('button', 'Open'));
  return editor;
}

const field = () => find('combobox', /search$/);
const options = () => allOf('option').map(nameOf);
const groups = () => allOf('group').map((each) => each.querySelector('p')?.textContent);

test('at the top level sections and whole pages are offered first, with their drawings, and single blocks after them', async () => {
  await open();
  expect(groups()).toEqual(['Hero', 'Panels', 'Whole pages', 'Layout', 'Text']);
  expect(options()).toEqual(['Hero with a picture', 'Panel', 'About us', 'Box', 'Panel', 'Heading']);
  expect(find('option', 'Hero with a picture').querySelector('svg path')?.getAttribute('d')).toMatch(/^M1 3q0 0 0 0V1/);
});

test('inside a block blocks come first, without whole pages and without what is not allowed there', async () => {
  await open({ place: { parent: 'p', slot: 'blocks', index: 0 } });
  expect(groups()).toEqual(['Layout', 'Text', 'Hero']);
});

test('a search and Enter insert a section as one step; undo removes it', async () => {
  const editor = await open();
  await type(field(), 'accueil');
  expect(options()).toEqual(['Hero with a picture']);
  await press('Enter');
  expect(outline(editor.getState().tree).replaceAll(/0{23}/g, '')).toBe('1(2) p');
  expect(editor.getState().past.map(({ name }) => name)).toEqual(['Added Hero with a picture']);
  editor.undo();
  expect(outline(editor.getState().tree)).toBe('p');
});

test('kinds and sections of other collections are offered there alone; a search says where', async () => {
  await open();
  await type(field(), 'departures');
  expect(options()).toEqual([]);
  expect(document.querySelector('dialog')?.textContent).toContain(
    '“Departures” has its place in tours and templates, not here.',
  );
});

test('sections for templates are offered in templates only', async () => {
  await open({ place: TOP }, 'templates');
  expect(options()).toEqual(expect.arrayContaining(['Footer', 'Departures']));
  expect(options()).not.toContain('About us');
});

test('Page Down and the list of groups lead from group to group, and the search keeps the focus', async () => {
  await open();
  const active = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
  await press('PageDown');
  await press('PageDown');
  expect(active()).toBe('About us');
  await press('PageUp');
  expect(active()).toBe('Panel');
  await click(find('button', 'Text'));
  expect(active()).toBe('Heading');
  expect(document.activeElement).toBe(field());
  expect(find('button', 'Text').getAttribute('aria-current')).toBe('true');
});

test('favourites come first and persist; the active filter is kept', async () => {
  await open();
  await click(find('button', 'Text'));
  await click(find('button', 'Favourite: Heading'));
  expect(groups()[0]).toBe('Favourites');
  expect(find('button', 'Favourite: Heading').getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(localStorage.getItem('rihla-editor-favourites') ?? '')).toEqual(['heading']);
  await click(find('button', 'Favourite: Heading'));
  expect(groups()[0]).toBe('Hero');
  expect(find('button', 'Favourite: Heading').getAttribute('aria-pressed')).toBe('false');
});

test('a star on an entry adds it to the favourites without inserting it', async () => {
  const editor = await open();
  await click(find('option', 'Hero with a picture').querySelector('i') as Element);
  expect(groups()[0]).toBe('Favourites');
  expect(editor.getState().past).toEqual([]);
});

test('has no accessibility violations', async () => {
  await open();
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});

async function begin(tree: Parameters<typeof buildEditor>[0], collection = 'pages') {
  const editor = buildEditor(tree, { kinds });
  const offer = (
    <SectionsContext value={SOURCE}>
      <BeginWith collection={collection} />
    </SectionsContext>
  );
  // Waits until the sections have loaded.
  await act(() => render(offer, { editor, kinds }));
  return editor;
}

test('an empty page offers whole pages to begin with, until it has something; undo brings them back', async () => {
  const editor = await begin([]);
  await click(find('button', 'About us'));
  expect(editor.getState().tree.map(({ blockType }) => blockType)).toEqual(['heading', 'box']);
  expect(allOf('button')).toEqual([]);
  await act(async () => editor.undo());
  find('button', 'About us');
});

test('they can be hidden, and are not offered in other documents', async () => {
  await begin([]);
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
  await click(find('button', 'An empty page'));
  expect(allOf('button')).toEqual([]);
});

test.each([
  ['a page with blocks', [block('heading', 'h')], 'pages'],
  ['a form', [], 'forms'],
])('%s has no offer to begin with', async (_, tree, collection) => {
  await begin(tree, collection);
  expect(allOf('button')).toEqual([]);
});
