import { expect, it } from 'vitest';
import { createConnectionLimit, OFFENCES_PER_SECOND } from './connectionLimit.ts';

it('connections of a visitor who pipelines are refused for the rest of the second, those of others are not', () => {
  let now = 5_000;
  const { mayConnect, note } = createConnectionLimit(() => now);
  for (let count = 0; count < OFFENCES_PER_SECOND; count += 1) {
    expect(mayConnect('192.0.2.1')).toBe(true);
    note('192.0.2.1');
  }
  expect(mayConnect('192.0.2.1')).toBe(false);
  expect(mayConnect('192.0.2.2')).toBe(true);
  now += 1_000;
  expect(mayConnect('192.0.2.1')).toBe(true);
});

it('connections alone are not counted: an office shares an address', () => {
  const { mayConnect } = createConnectionLimit(() => 5_000);
  for (let count = 0; count < 1_000; count += 1) expect(mayConnect('192.0.2.1')).toBe(true);
});

it('10 offences in a second', () => {
  expect(OFFENCES_PER_SECOND).toBe(10);
});
