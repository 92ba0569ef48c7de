import { seededTemplate } from '../../tests/support/servers/template.ts';
import { runNode } from './runNode.ts';

/**
 * Builds what is stale, creates the seeded demo when it is stale, and runs a test program over both; once for a whole run, so that its processes
 * need no coordination.
 * @param args of Node: the program and its own
 */
export async function runBuilt(args: readonly string[]): Promise<void> {
  try {
    await runNode(['scripts/build.ts']);
    await runNode(args, { E2E_TEMPLATE: await seededTemplate() });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
