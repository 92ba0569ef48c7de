import { expect, test } from 'vitest';
import { readHeldSocket } from './heldSocket.ts';

test.each([
  ['none', {}, undefined],
  ['one for this process', { LISTEN_FDS: '1', LISTEN_PID: '7' }, 3],
  ['one for the process that started this one', { LISTEN_FDS: '1', LISTEN_PID: '6' }, undefined],
])('%s', (_name, source, descriptor) => {
  expect(readHeldSocket(source, 7)).toBe(descriptor);
});

test('throws for two sockets', () => {
  expect(() => readHeldSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow('one socket');
});
