import { join } from 'node:path';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/runNode.ts';

// Makes what follows from the studio's configuration: `npm run generate`. A test holds that what is committed is current.

const ENV = {
  // The configuration makes the data folder and the secret; those of a build belong to the build.
  DATA_DIR: join(ROOT, 'dist/.build-data'),
  DATABASE_URL: '',
  PAYLOAD_CONFIG_PATH: join(ROOT, 'src/studio/payload.config.ts'),
  RIHLA_ROOT: ROOT,
};

/** The types of all documents, and the list of the components that fields name. */
for (const command of ['generate:types', 'generate:importmap']) {
  await runNode(['node_modules/payload/bin.js', command], ENV);
}
