import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { noteRender, readRenderTimes } from './renderTimes.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;
const site = () => ({ config: { custom: {} } }) as unknown as Pick<Payload, 'config'>;

test('the 95th percentile by kind of page, slowest kind first', () => {
  const payload = site();
  for (let index = 0; index < 19; index += 1) noteRender(payload, 'tours', 15, NOW);
  noteRender(payload, 'tours', 3_000, NOW);
  for (let index = 0; index < 18; index += 1) noteRender(payload, 'posts', 15, NOW);
  for (let index = 0; index < 2; index += 1) noteRender(payload, 'posts', 99_000, NOW);
  expect(readRenderTimes(payload, NOW)).toEqual([
    { kind: 'posts', count: 20, p95Ms: 12_000 },
    { kind: 'tours', count: 20, p95Ms: 20 },
  ]);
});

test('a day is kept, and of a bounded number of kinds', () => {
  const payload = site();
  noteRender(payload, 'tours', 500, NOW - 24 * HOUR);
  noteRender(payload, 'tours', 15, NOW - 23 * HOUR);
  expect(readRenderTimes(payload, NOW)).toEqual([{ kind: 'tours', count: 1, p95Ms: 20 }]);
  for (let index = 0; index < 100; index += 1) noteRender(payload, `kind ${index}`, 5, NOW);
  expect(readRenderTimes(payload, NOW)).toHaveLength(20);
});
