import { EnvError } from '../env.ts';
import { BackupError } from './errors.ts';

/** Runs a CLI command: an error is printed to stderr, with exit code 1. */
export async function runCommand(
  command: (args: string[], print: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await command(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof EnvError || isUnknownOption(error);
    process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

function isUnknownOption(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
}
