interface Runs {
  execute(...args: unknown[]): Promise<unknown>;
  transaction?(...args: unknown[]): Promise<Runs>;
}

/**
 * Gives constraint errors of the SQLite client their extended code, such as `SQLITE_CONSTRAINT_UNIQUE`, by which Payload names the field that has a
 * value twice. The client's own code is the primary one alone, with which every such save failed as an internal error.
 * @param client is changed
 */
export function giveExtendedCodes(client: Runs): void {
  function extended(runs: Runs): Runs {
    const execute = runs.execute.bind(runs);
    runs.execute = async (...args) => {
      try {
        return await execute(...args);
      } catch (error) {
        const { code, extendedCode } = error as { code?: string; extendedCode?: string };
        if (code === 'SQLITE_CONSTRAINT' && extendedCode) Object.assign(error as Error, { code: extendedCode });
        throw error;
      }
    };
    return runs;
  }

  extended(client);
  const transaction = client.transaction?.bind(client);
  if (transaction) client.transaction = async (...args) => extended(await transaction(...args));
}
