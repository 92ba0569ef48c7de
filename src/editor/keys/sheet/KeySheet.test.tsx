// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../../tests/support/widgets/audit.ts';
import { buildEditor, EDITED_KINDS } from '../../model/testing.ts';
import { allOf, click, fakeBrowser, find, render } from '../../testing.tsx';
import { setOwnKeys } from '../ownKeys.ts';
import { KeySheet } from './KeySheet.tsx';

fakeBrowser();

let stored: unknown;
let onClose = vi.fn();

beforeEach(async () => {
  setOwnKeys({});
  stored = null;
  onClose = vi.fn();
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (typeof body === 'string') ({ value: stored } = JSON.parse(body));
    return Response.json({ value: stored });
  });
  await render(<KeySheet onClose={onClose} />, { editor: buildEditor([]), kinds: EDITED_KINDS });
});

const says = () => allOf('status').map(({ textContent }) => textContent);
const faults = () => allOf('alert').map(({ textContent }) => textContent);

/** Presses keys on what has the focus; returns whether the press was kept from the studio and the browser. */
async function press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  const seen = vi.fn();
  document.addEventListener('keydown', seen, { once: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
  document.removeEventListener('keydown', seen);
  return event.defaultPrevented && !seen.mock.calls.length;
}

test('a command gets the keys that are pressed; the focus returns to its line', async () => {
  await click(find('button', 'Duplicate: Ctrl+D. Change'));
  expect(document.activeElement).toBe(find('textbox', 'New keys: Duplicate'));
  expect(await press('Control', { ctrlKey: true })).toBe(true);
  expect(await press('j', { ctrlKey: true })).toBe(true);
  expect(stored).toEqual({ duplicate: ['mod+j'] });
  expect(says()).toContain('Duplicate: Ctrl+J.');
  expect(document.activeElement).toBe(find('button', 'Duplicate: Ctrl+J, your own. Change'));
  expect(allOf('textbox')).toEqual([]);
});

test('keys of another command or of the browser are refused in words, and the field waits for others', async () => {
  await click(find('button', 'Duplicate: Ctrl+D. Change'));
  await press('e', { ctrlKey: true });
  expect(faults()).toEqual(['Ctrl+E is for “Add a block”. Give that other keys first.']);
  await press('t', { ctrlKey: true });
  expect(faults()).toEqual(['Ctrl+T opens, closes or hides windows and tabs: the browser needs it.']);
  await press('F8');
  expect(stored).toEqual({ duplicate: ['f8'] });
});

test('Esc leaves the keys and the dialog as they are; Tab goes on to the buttons', async () => {
  await click(find('button', 'Duplicate: Ctrl+D. Change'));
  expect(await press('Tab')).toBe(false);
  expect(await press('Escape')).toBe(true);
  expect([stored, onClose.mock.calls]).toEqual([null, []]);
  expect(document.activeElement).toBe(find('button', 'Duplicate: Ctrl+D. Change'));
});

test('keys can be removed, and one command or all get the default ones back', async () => {
  await click(find('button', /^Undo: /));
  await click(find('button', 'No keys'));
  await click(find('button', /^Redo: /));
  await click(find('button', 'No keys'));
  expect(stored).toEqual({ undo: [], redo: [] });
  await click(find('button', 'Undo: no keys, your own. Change'));
  await click(find('button', 'Reset'));
  expect(stored).toEqual({ redo: [] });
  expect(says()).toContain('Undo: Ctrl+Z.');
  await click(find('button', 'Reset all keys'));
  expect(stored).toEqual({});
  expect(find('button', 'Redo: Ctrl+Shift+Z, Ctrl+Y. Change').textContent).toBe('Ctrl+Shift+Z, Ctrl+Y');
  expect(find('button', 'Reset all keys').getAttribute('aria-disabled')).toBe('true');
});

test('a command does not get keys back that another one has now', async () => {
  await act(() => setOwnKeys({ add: ['mod+d'], duplicate: ['mod+j'] }));
  stored = { add: ['mod+d'], duplicate: ['mod+j'] };
  await click(find('button', 'Duplicate: Ctrl+J, your own. Change'));
  await click(find('button', 'Reset'));
  expect(faults()).toEqual(['Ctrl+D is for “Add a block”. Give that other keys first.']);
});

test('what the server says is shown, and nothing is changed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Sign in again.' }] }, { status: 403 }));
  await click(find('button', 'Duplicate: Ctrl+D. Change'));
  await press('j', { ctrlKey: true });
  expect(faults()).toEqual(['Sign in again.']);
  expect(allOf('button').some(({ textContent }) => textContent === 'Ctrl+D')).toBe(true);
});

test('keys of the studio and of the clipboard cannot be changed', () => {
  const names = allOf('button').map((each) => each.getAttribute('aria-label'));
  for (const what of ['Copy', 'Cut', 'Paste', 'Save', 'Find a gesture'])
    expect(names.filter((name) => name?.startsWith(what))).toEqual([]);
});

test('has no accessibility violations while new keys are waited for', async () => {
  await click(find('button', 'Duplicate: Ctrl+D. Change'));
  await press('e', { ctrlKey: true });
  expect(await auditMarkup(document.body.innerHTML)).toEqual([]);
});
