import { expect, it } from 'vitest';
import { CONNECTIONS_PER_SECOND, createConnectionLimit, OFFENCES_PER_SECOND } from './connectionLimit.ts';

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

it('accepts 300 new connections of a visitor in a second, and refuses further ones until the next', () => {
  let now = 5_000;
  const { mayConnect } = createConnectionLimit(() => now);
  expect(CONNECTIONS_PER_SECOND).toBe(300);
  for (let count = 0; count < 300; count += 1) expect(mayConnect('192.0.2.1')).toBe(true);
  expect(mayConnect('192.0.2.1')).toBe(false);
  expect(mayConnect('192.0.2.2')).toBe(true);
  now += 1_000;
  expect(mayConnect('192.0.2.1')).toBe(true);
});

it('allows 10 offences a second', () => {
  expect(OFFENCES_PER_SECOND).toBe(10);
});
