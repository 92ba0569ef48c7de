import { expect, it } from 'vitest';
import { CONNECTIONS, createConnectionLimit, OFFENCES_PER_SECOND } from './connectionLimit.ts';

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

it('accepts 1,500 new connections of a visitor at once, and 300 in each second after that', () => {
  let now = 5_000;
  const { mayConnect } = createConnectionLimit(() => now);
  expect(CONNECTIONS).toEqual({ burst: 1500, perSecond: 300 });
  const connect = (count: number): number =>
    Array.from({ length: count }, () => mayConnect('192.0.2.1')).filter(Boolean).length;
  expect(connect(2_000)).toBe(1_500);
  expect(mayConnect('192.0.2.2')).toBe(true);
  now += 1_000;
  expect(connect(2_000)).toBe(300);
});

it('allows 10 offences a second', () => {
  expect(OFFENCES_PER_SECOND).toBe(10);
});
