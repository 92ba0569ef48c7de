import { expect, it } from 'vitest';
import { turnsDuring } from '../../../tests/support/turnsDuring.ts';
import { takeTurns } from './takeTurns.ts';

/** A synchronous client: blocks for 3 ms and answers without yielding. */
function busyClient() {
  const runs = {
    async execute() {
      const end = performance.now() + 3;
      while (performance.now() < end);
    },
  };
  return { ...runs, transaction: async () => ({ ...runs }) };
}

it.each(['statements', 'statements of a transaction'])('yields to the event loop between %s', async (kind) => {
  const run = async (client: ReturnType<typeof busyClient>): Promise<void> => {
    const runs = kind === 'statements' ? client : await client.transaction();
    for (let count = 0; count < 20; count += 1) await runs.execute();
  };
  const plain = busyClient();
  expect(await turnsDuring(() => run(plain))).toBe(0);
  const polite = busyClient();
  takeTurns(polite as never);
  expect(await turnsDuring(() => run(polite))).toBeGreaterThan(2);
});
