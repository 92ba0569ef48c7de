// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { block, buildEditor, EDITED_KINDS, outline } from '../model/testing.ts';
import type { Tree } from '../model/types.ts';
import { click, fakeBrowser, find, render } from '../testing.tsx';
import { VersionsDialog, type VersionsSource } from './VersionsDialog.tsx';

fakeBrowser();

const word = (id: string, text: string) => block('word', id, { text });
const NOW: Tree = [word('a', 'Nine days'), word('c', 'Sea')];
const THEN: Tree = [word('a', 'Ten days'), word('b', 'Gone'), word('c', 'Sea')];

async function open(given: Partial<VersionsSource> = {}) {
  const editor = buildEditor(NOW);
  const source: VersionsSource = {
    draftUrl: '/preview/pages/7/',
    list: async () => [
      { id: '2', isPublished: false, savedAt: '2026-11-27T10:00:00.000Z', savedBy: 'Zoé' },
      { id: '1', isPublished: true, savedAt: '2026-11-26T10:00:00.000Z', savedBy: undefined },
    ],
    read: async (id) => (id === '1' ? THEN : NOW),
    findLive: async () => '/winter-walks/',
    ...given,
  };
  await render(<VersionsDialog onClose={vi.fn()} source={source} />, { editor, kinds: EDITED_KINDS });
  await act(async () => undefined);
  return editor;
}

const shown = () => find('dialog', 'Versions').textContent;

test('what was changed since the last published version is said by block, and each is restored as one step', async () => {
  const editor = await open();
  expect(find('button', /^Newest draft/).textContent).toContain('Zoé');
  expect(shown()).toContain('1 block removed, 1 changed.');
  await click(find('button', /^Restore Word: Gone/));
  expect(outline(editor.getState().tree)).toBe('a b c');
  expect(editor.getState().tree[0]).toEqual(word('a', 'Nine days'));
  expect(shown()).toContain('Restored Word: Gone. Undo takes it back.');
  await click(find('button', /^Restore Word: Nine days/));
  expect(editor.getState().tree).toEqual(THEN);
  expect(shown()).toContain('The blocks are the same in both.');
  expect(editor.getState().past).toHaveLength(2);
});

test('the whole layout of a version is restored', async () => {
  const editor = await open();
  await click(find('button', 'Restore the whole layout'));
  expect(editor.getState().tree).toEqual(THEN);
});

test('the draft is shown beside the live page, where there is one', async () => {
  await open();
  await click(find('button', 'Draft beside live'));
  const urls = [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
  expect(urls).toEqual(['/winter-walks/', '/preview/pages/7/']);
});

test('a refused list says why', async () => {
  await open({ list: async () => Promise.reject(new Error('You may not read versions.')) });
  expect(shown()).toContain('You may not read versions.');
});
