import { expect, it } from 'vitest';
import { CONNECTIONS_PER_SECOND, createConnectionLimit } from './connectionLimit.ts';

it('connections of one visitor are limited in each second, those of others are not', () => {
  let now = 5_000;
  const mayConnect = createConnectionLimit(() => now);
  for (let count = 0; count < CONNECTIONS_PER_SECOND; count += 1) expect(mayConnect('192.0.2.1')).toBe(true);
  expect(mayConnect('192.0.2.1')).toBe(false);
  expect(mayConnect('192.0.2.2')).toBe(true);
  now += 1_000;
  expect(mayConnect('192.0.2.1')).toBe(true);
});

it('200 connections in a second', () => {
  expect(CONNECTIONS_PER_SECOND).toBe(200);
});
