/** Executor of statements: the SQLite client, or a transaction of it. */
interface Runs {
  execute(...args: unknown[]): Promise<unknown>;
  transaction?(...args: unknown[]): Promise<Runs>;
}

/**
 * Wraps every statement of the SQLite client, those of its transactions too.
 * @param client is changed
 * @param wrapper runs the statement, before or after what it does itself
 */
export function wrapStatements(client: Runs, wrapper: (run: () => Promise<unknown>) => Promise<unknown>): void {
  function wrap(runs: Runs): Runs {
    const execute = runs.execute.bind(runs);
    runs.execute = (...args) => wrapper(() => execute(...args));
    return runs;
  }

  wrap(client);
  const transaction = client.transaction?.bind(client);
  if (transaction) client.transaction = async (...args) => wrap(await transaction(...args));
}
