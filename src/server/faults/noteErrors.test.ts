import { expect, test, vi } from 'vitest';
import { type ErrorNote, keepErrorNotes, mergeNotes, readErrorNotes } from '../../cms/errorNotes.ts';
import { messageOf, noteErrors } from './noteErrors.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

function fakePayload() {
  const stored = new Map<string, unknown>();
  const kv = {
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: unknown) => void stored.set(key, value),
  };
  return { kv } as unknown as Parameters<typeof noteErrors>[0];
}

test('logged errors are kept once per message, and the log output is unchanged', async () => {
  const payload = fakePayload();
  const write = vi.fn();
  const log = { error: write as (...logged: never[]) => void };
  const stop = noteErrors(payload, [log], () => NOW);
  const error = log.error as (...logged: unknown[]) => void;
  error({ err: new Error('no route to host') }, 'A purge failed.');
  error({ err: new Error('no route to host'), msg: 'A purge failed.' });
  error('The disk is full.');
  expect(write).toHaveBeenCalledTimes(3);
  await stop();
  expect(await readErrorNotes(payload, NOW)).toEqual([
    { message: 'A purge failed. no route to host', count: 2, first: NOW.toISOString(), last: NOW.toISOString() },
    { message: 'The disk is full.', count: 1, first: NOW.toISOString(), last: NOW.toISOString() },
  ]);
});

test('errors without a message get a text', () => {
  expect(messageOf([new Error('gone')])).toBe('gone');
  expect(messageOf([undefined])).toBe('An error without words.');
});

test('notes are joined, end after a week, and are bounded', async () => {
  const note = (message: string, day: string): ErrorNote => {
    const at = `2026-11-${day}T00:00:00.000Z`;
    return { message, count: 1, first: at, last: at };
  };
  const payload = fakePayload();
  await keepErrorNotes(payload, [note('old', '18'), note('again', '24')], NOW);
  await keepErrorNotes(payload, [note('again', '26')], NOW);
  expect(await readErrorNotes(payload, NOW)).toEqual([
    { ...note('again', '24'), count: 2, last: '2026-11-26T00:00:00.000Z' },
  ]);
  const many = Array.from({ length: 500 }, (_, index) => note(`${index} ${'x'.repeat(900)}`, '26'));
  const merged = mergeNotes([], many, NOW);
  expect(merged).toHaveLength(40);
  expect(merged[0]?.message.length).toBe(300);
});
