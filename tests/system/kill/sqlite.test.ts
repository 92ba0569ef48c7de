import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUNDS, SEED, TIMEOUT_MS } from './limits.ts';
import { cleanUp, prepare, runOn } from './runOn.ts';

beforeAll(prepare);
afterAll(cleanUp);

it(`loses, tears and leaks nothing in ${ROUNDS} kills (SQLite)`, { timeout: TIMEOUT_MS }, async () => {
  const { awaited, kills, operations } = await runOn('sqlite', { rounds: ROUNDS, seed: SEED });
  expect(kills.start + kills.work).toBe(ROUNDS);
  expect(awaited).toBeGreaterThan(0);
  expect(operations).toBeGreaterThanOrEqual(awaited);
});
