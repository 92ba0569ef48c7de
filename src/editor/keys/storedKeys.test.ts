import { afterEach, expect, test, vi } from 'vitest';
import { COMMANDS } from './commands.ts';
import { keysNamed, ownKeys, setOwnKeys } from './ownKeys.ts';
import { changeOwnKeys, loadOwnKeys, readOwnKeys } from './storedKeys.ts';

afterEach(() => {
  setOwnKeys({});
  vi.unstubAllGlobals();
});

/** A server that holds one preference, and refuses to store where `fault` is given. */
function serve(value: unknown, fault?: string): () => unknown {
  let stored = value;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (typeof body === 'string' && fault) return Response.json({ errors: [{ message: fault }] }, { status: 403 });
    if (typeof body === 'string') ({ value: stored } = JSON.parse(body));
    return Response.json({ value: stored });
  });
  return () => stored;
}

test('an account’s own keys count before the default ones, and take theirs from others', async () => {
  serve({ duplicate: ['mod+e'], notes: [] });
  await loadOwnKeys();
  expect([keysNamed('duplicate'), keysNamed('notes'), keysNamed('add')]).toEqual([['mod+e'], [], ['/']]);
  expect(keysNamed('rename')).toEqual(['f2']);
});

test('what another window has changed meanwhile stays', async () => {
  const stored = serve({ notes: [] });
  await changeOwnKeys((now) => ({ ...now, duplicate: ['mod+j'] }));
  expect(stored()).toEqual({ notes: [], duplicate: ['mod+j'] });
  expect(ownKeys()).toEqual(stored());
});

test('what the server does not store does not count', async () => {
  serve(null, 'Sign in again.');
  await expect(changeOwnKeys(() => ({ duplicate: ['mod+j'] }))).rejects.toThrow('Sign in again.');
  expect(keysNamed('duplicate')).toEqual(['mod+d']);
});

test('of a stored value the keys of known commands are read that can be changed', () => {
  const value = { duplicate: ['mod+j'], copy: ['mod+j'], save: ['mod+j'], rename: 'f3', add: [1], gone: ['f8'] };
  expect(readOwnKeys(value)).toEqual({ duplicate: ['mod+j'] });
  for (const other of [null, undefined, 'mod+j', []]) expect(readOwnKeys(other)).toEqual({});
  expect(COMMANDS.some(({ name }) => name === 'gone')).toBe(false);
});
