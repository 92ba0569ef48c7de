// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DeparturesFile from './DeparturesFile.tsx';

const PLAN = { creates: [{}, {}], updates: [], unchanged: 1, faults: [] };

let root: Root;
let plan: object;
let sent: unknown[];
const onDone = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  plan = PLAN;
  onDone.mockClear();
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    const asked = JSON.parse(String(body));
    sent.push(asked);
    return Response.json({ ...plan, isWritten: !asked.dryRun });
  });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<DeparturesFile onDone={onDone} tour={undefined} />));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Chooses a CSV file in the file input. */
async function choose(csv: string, bytes = new TextEncoder().encode(csv)): Promise<void> {
  const input = document.querySelector('input[type=file]') ?? expect.fail('no file input');
  Object.defineProperty(input, 'files', { configurable: true, value: [{ arrayBuffer: async () => bytes.buffer }] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('a file is imported only after the dry run that was shown', async () => {
  await choose('tour,start');
  expect(sent).toEqual([{ csv: 'tour,start', dryRun: true }]);
  expect(document.body.textContent).toContain('It would write: 2 new, 0 changed, 1 as they are.');
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => findButton('Write 2 departures')?.click());
  expect(sent.at(-1)).toEqual({ csv: 'tour,start', dryRun: false });
  expect(document.body.textContent).toContain('Written: 2 new');
  expect(onDone).toHaveBeenCalledOnce();
  expect(findButton('Write 2 departures')).toBeUndefined();
});

test('a file with errors lists them, and cannot be imported', async () => {
  plan = { ...PLAN, faults: [{ line: 2, column: 'start', says: 'This is no date.' }] };
  await choose('tour,start');
  expect(document.querySelector('tbody')?.textContent).toBe('2startThis is no date.');
  expect(document.body.textContent).toContain('Nothing is written: one thing is wrong in the file.');
  expect(findButton('Write 2 departures')).toBeUndefined();
});

test('a file of a spreadsheet in Windows-1252 is sent with its letters, and can be chosen again after a correction', async () => {
  await choose('', new Uint8Array([0x74, 0xf3, 0x3b, 0x80]));
  expect(sent).toEqual([{ csv: 'tó;€', dryRun: true }]);
  const input = document.querySelector('input') ?? expect.fail('no file input');
  const emptied = vi.spyOn(input, 'value', 'set');
  await act(async () => void input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(emptied).toHaveBeenCalledWith('');
});
