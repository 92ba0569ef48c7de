// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import type { CommentThread } from '../../shared/comments.ts';
import { block, buildEditor, EDITED_KINDS } from '../model/testing.ts';
import { allOf, click, fakeBrowser, find, render } from '../testing.tsx';
import { CommentsDialog } from './CommentsDialog.tsx';

fakeBrowser();

const thread = (id: number, onBlock: string, given: Partial<CommentThread> = {}): CommentThread => ({
  id,
  block: onBlock,
  by: 'Salma',
  at: '2026-11-27T10:00:00.000Z',
  text: `Comment ${id}`,
  answers: [],
  resolvedBy: undefined,
  ...given,
});
const actions = { add: vi.fn(), answer: vi.fn(), resolve: vi.fn() };

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
});

async function open(threads: readonly CommentThread[], selected = ['a']) {
  const editor = buildEditor([block('word', 'a', { text: 'Sea' }), block('word', 'b', { text: 'Sand' })]);
  editor.select(selected);
  const comments = { threads, people: ['Salma', 'Zoé'] };
  const dialog = <CommentsDialog {...actions} comments={comments} fault={undefined} onClose={vi.fn()} />;
  await render(dialog, { editor, kinds: EDITED_KINDS });
  return editor;
}

const shown = () => find('dialog', 'Comments').textContent ?? '';

async function write(text: string): Promise<HTMLTextAreaElement> {
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return field;
}

test('a comment on the selected block names a colleague and is sent; refused, it stays', async () => {
  await open([]);
  const field = await write('Is this right,');
  const select = find('combobox', /Name a colleague/) as HTMLSelectElement;
  await act(async () => {
    select.value = 'Zoé';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(field.value).toBe('Is this right, @Zoé ');
  actions.add.mockRejectedValueOnce(new Error('No connection.'));
  await click(find('button', 'Comment'));
  expect(shown()).toContain('No connection.');
  expect(field.value).toBe('Is this right, @Zoé ');
  await click(find('button', 'Comment'));
  expect(actions.add).toHaveBeenLastCalledWith('a', 'Is this right, @Zoé ');
  expect(field.value).toBe('');
  expect(shown()).toContain('Your comment is saved.');
});

test('comments on other blocks follow in the order of the page, and lead to their block', async () => {
  const editor = await open([thread(3, 'gone'), thread(1, 'b'), thread(2, 'a')]);
  const at = [2, 1, 3].map((id) => shown().indexOf(`Comment ${id}`));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(shown()).toContain('A block that is no longer there');
  await click(find('button', 'Word: Sand'));
  expect(editor.getState().selected).toEqual(['b']);
});

test('a comment is answered and resolved; resolved ones are shown by request', async () => {
  await open([thread(1, 'a'), thread(2, 'a', { resolvedBy: 'Zoé' })]);
  expect(shown()).not.toContain('Comment 2');
  await click(find('button', 'Answer…'));
  await write('Yes.');
  await click(find('button', 'Answer'));
  expect(actions.answer).toHaveBeenCalledWith(1, 'Yes.');
  await click(find('button', 'Resolve'));
  expect(actions.resolve).toHaveBeenCalledWith(1, true);
  await click(find('button', 'Show resolved (1)'));
  expect(shown()).toContain('Resolved by Zoé');
  await click(find('button', 'Open again'));
  expect(actions.resolve).toHaveBeenLastCalledWith(2, false);
  expect(allOf('dialog')).toHaveLength(1);
  expect(
    await auditMarkup(`<h1>Page</h1>${document.querySelector('.rihla-editor-dialog__inside')?.innerHTML}`),
  ).toEqual([]);
});
