import { yieldToEventLoop } from '../yieldToEventLoop.ts';

interface Runs {
  execute(...args: unknown[]): Promise<unknown>;
  transaction?(...args: unknown[]): Promise<Runs>;
}

/**
 * Lets others have a turn between two statements. The client for SQLite answers in the very turn in which it is asked, so that a save of
 * eighty statements, or a page of many reads, would hold up all visitors from its first to its last.
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
