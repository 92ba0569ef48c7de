// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../../tests/support/widgets/audit.ts';
import { block, buildEditor, EDITED_KINDS } from '../../../editor/model/testing.ts';
import { allOf, click, fakeBrowser, find, nameOf, render } from '../../../editor/testing.tsx';
import NotesDialog, { type ListedNote } from './NotesDialog.tsx';

fakeBrowser();

const note = (says: string, given: Partial<ListedNote> = {}): ListedNote => ({
  key: says,
  says,
  todo: 'Mend it.',
  isBlocking: false,
  ...given,
});
const NOTES = [
  note('A second title.', { block: 'a' }),
  note('A dead link.', { block: 'b', isBlocking: true }),
  note('No words.', { aside: { key: 'No words.', by: 'Salma', reason: 'On purpose.', at: '2026-11-27' } }),
];

async function open(at: string | undefined, notes = NOTES) {
  const show = vi.fn();
  const dialog = (
    <NotesDialog
      block={at}
      notes={notes}
      onAside={vi.fn()}
      onClose={vi.fn()}
      showOf={({ block: of }) => (of ? () => show(of) : undefined)}
    />
  );
  await render(dialog, { editor: buildEditor([block('word', 'a')]), kinds: EDITED_KINDS });
  return show;
}

const sections = () => [...document.querySelectorAll('section[aria-label]')].map(nameOf);

test('the notes of the selected block come first, then the others, then dismissed ones', async () => {
  const show = await open('b');
  expect(sections()).toEqual(['On the selected block', 'Elsewhere on the page', 'Put aside']);
  await click(find('button', 'Show: A dead link.'));
  expect(show).toHaveBeenCalledExactlyOnceWith('b');
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});

test('without a selected block there is one list; without notes it says so', async () => {
  await open(undefined);
  expect(sections()).toEqual(['On the page', 'Put aside']);
});

test('without notes it says so', async () => {
  await open('a', []);
  expect(find('dialog', 'Notes on the page').textContent).toContain('Nothing to mend');
  expect(allOf('button').map(nameOf)).toEqual(['Close']);
});
