import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ROUNDS, SEED, TIMEOUT_MS } from './limits.ts';
import { cleanUp, prepare, runOn } from './runOn.ts';

beforeAll(prepare);
afterAll(cleanUp);

const isInstalled = Boolean(inject('postgresUrl') || process.env.CI);

it.runIf(isInstalled)(
  `loses, halves and shows nothing, ${ROUNDS} times killed (PostgreSQL)`,
  { timeout: TIMEOUT_MS },
  async () => {
    const { kills, operations } = await runOn('postgres', { rounds: ROUNDS, seed: SEED });
    expect(kills.start + kills.work + kills.server).toBe(ROUNDS);
    expect(operations).toBeGreaterThan(ROUNDS);
  },
);
