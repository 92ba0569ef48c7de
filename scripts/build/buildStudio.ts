import { join } from 'node:path';
import { ROOT } from '../lib/root.ts';
import { runNode } from '../lib/runNode.ts';

/** Makes the studio (`src/studio/next/.next`), after the list of the components its fields name. */
export async function buildStudio(): Promise<void> {
  const env = {
    // The configuration makes the data folder and the secret; those of a build belong to the build.
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
