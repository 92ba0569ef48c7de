import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { wrapStatements } from './wrapStatements.ts';

/**
 * Yields to the event loop between two statements. The SQLite client is synchronous, so a save of eighty statements, or
 * a page of many reads, would block all visitors from its first to its last.
 * @param client is changed
 */
export function takeTurns(client: Parameters<typeof wrapStatements>[0]): void {
  wrapStatements(client, async (run) => {
    await yieldToEventLoop();
    return run();
  });
}
