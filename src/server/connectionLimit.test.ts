import { expect, it } from 'vitest';
import { createConnectionLimit, OFFENCES_PER_SECOND } from './connectionLimit.ts';

it('refuses connections of a visitor who pipelines for the rest of the second, and nobody else’s', () => {
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

it('does not count connections alone: an office shares an IP address', () => {
  const { mayConnect } = createConnectionLimit(() => 5_000);
  for (let count = 0; count < 1_000; count += 1) expect(mayConnect('192.0.2.1')).toBe(true);
});

it('allows 10 offences a second', () => {
  expect(OFFENCES_PER_SECOND).toBe(10);
});
