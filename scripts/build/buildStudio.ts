import { join } from 'node:path';
import { ROOT } from '../lib/root.ts';
import { runNode } from '../lib/runNode.ts';

/** Builds the studio (`src/studio/next/.next`), after the import map of its fields' components. */
export async function buildStudio(): Promise<void> {
  const env = {
    // Loading the configuration creates a data folder and a secret; the build has its own.
    DATA_DIR: join(ROOT, 'dist/.build-data'),
    DATABASE_URL: '',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PAYLOAD_CONFIG_PATH: join(ROOT, 'src/studio/payload.config.ts'),
    RIHLA_ROOT: ROOT,
  };
  await runNode(['node_modules/payload/bin.js', 'generate:importmap'], env);
  await runNode(['node_modules/next/dist/bin/next', 'build', 'src/studio/next'], env);
}
