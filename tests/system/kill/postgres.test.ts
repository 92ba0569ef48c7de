import { afterAll, beforeAll, expect } from 'vitest';
import { itWith } from '../../support/needs.ts';
import { ROUNDS, SEED, TIMEOUT_MS } from './limits.ts';
import { cleanUp, prepare, runOn } from './runOn.ts';

beforeAll(prepare);
afterAll(cleanUp);

itWith(
  'PostgreSQL',
  `loses, tears and leaks nothing in ${ROUNDS} kills (PostgreSQL)`,
  async () => {
    const { awaited, kills, operations } = await runOn('postgres', { rounds: ROUNDS, seed: SEED });
    expect(kills.start + kills.work + kills.server).toBe(ROUNDS);
    expect(awaited).toBeGreaterThan(0);
    expect(operations).toBeGreaterThanOrEqual(awaited);
  },
  { timeout: TIMEOUT_MS },
);
