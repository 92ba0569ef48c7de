import { wrapStatements } from './wrapStatements.ts';

/**
 * Gives constraint errors of the SQLite client their extended code, such as `SQLITE_CONSTRAINT_UNIQUE`, by which Payload names the field that has a
 * value twice. The client's own code is the primary one alone, with which every such save failed as an internal error.
 * @param client is changed
 */
export function giveExtendedCodes(client: Parameters<typeof wrapStatements>[0]): void {
  wrapStatements(client, async (run) => {
    try {
      return await run();
    } catch (error) {
      const { code, extendedCode } = error as { code?: string; extendedCode?: string };
      if (code === 'SQLITE_CONSTRAINT' && extendedCode) Object.assign(error as Error, { code: extendedCode });
      throw error;
    }
  });
}
