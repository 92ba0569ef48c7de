import { mkdirSync } from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { join, resolve } from 'node:path';
import { MigrationError } from '../cms/migrations/migrationFailed.ts';
import { OtherVersionError } from '../cms/otherVersion.ts';
import { EnvError, readEnv } from '../env.ts';
import { NoBackupError } from './start/backUpDatabase.ts';
import { handleStopping } from './stopping.ts';

// Source maps for stack traces, our own sources only. Node's own switch would also read the maps of all dependencies: 70 MB, and a third of a
// second of every start.
setSourceMapsSupport(true, { nodeModules: false });

/** The repository's root, which is the working directory of the start command. */
const root = resolve(process.env.RIHLA_ROOT ?? process.cwd());

const stopping = handleStopping();

try {
  const env = readEnv();
  mkdirSync(env.dataDir, { recursive: true });
  // The configuration reads the environment when it is imported, so it comes after the check.
  const { run } = await import('./run.ts');
  await run({ env, root, stopping, clientDir: join(root, 'dist/client') });
} catch (error) {
  const isForOwner = [EnvError, OtherVersionError, MigrationError, NoBackupError].some((kind) => error instanceof kind);
  const text = isForOwner
    ? (error as Error).message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`Rihla did not start.\n${text}\n`);
  process.exit(1);
}
