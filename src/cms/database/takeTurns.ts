import { yieldToEventLoop } from '../yieldToEventLoop.ts';

interface Runs {
  execute(...args: unknown[]): Promise<unknown>;
  transaction?(...args: unknown[]): Promise<Runs>;
}

/**
 * Yields to the event loop between two statements. The SQLite client is synchronous, so a save of eighty statements, or
 * a page of many reads, would block all visitors from its first to its last.
 * @param client is changed
 */
export function takeTurns(client: Runs): void {
  function slow(runs: Runs): Runs {
    const execute = runs.execute.bind(runs);
    runs.execute = async (...args) => {
      await yieldToEventLoop();
      return execute(...args);
    };
    return runs;
  }

  slow(client);
  const transaction = client.transaction?.bind(client);
  if (transaction) client.transaction = async (...args) => slow(await transaction(...args));
}
