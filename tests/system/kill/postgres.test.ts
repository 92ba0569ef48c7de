import { afterAll, beforeAll, expect } from 'vitest';
import { itWith } from '../../support/needs.ts';
import { ROUNDS, SEED, TIMEOUT_MS } from './limits.ts';
import { cleanUp, prepare, runOn } from './runOn.ts';

beforeAll(prepare);
afterAll(cleanUp);

itWith(
  'PostgreSQL',
  `loses, halves and shows nothing, ${ROUNDS} times killed (PostgreSQL)`,
  async () => {
    const { kills, operations } = await runOn('postgres', { rounds: ROUNDS, seed: SEED });
    expect(kills.start + kills.work + kills.server).toBe(ROUNDS);
    expect(operations).toBeGreaterThan(ROUNDS);
  },
  { timeout: TIMEOUT_MS },
);
