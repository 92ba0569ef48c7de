import { join } from 'node:path';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/runNode.ts';

// `npm run generate`: generates the types and the import map from the studio's configuration. A test checks that the committed files are
// current.

const ENV = {
  // Loading the configuration creates a data folder and a secret; the build has its own.
  DATA_DIR: join(ROOT, 'dist/.build-data'),
  DATABASE_URL: '',
  PAYLOAD_CONFIG_PATH: join(ROOT, 'src/studio/payload.config.ts'),
  RIHLA_ROOT: ROOT,
};

/** Types of all documents, and the import map of the fields' components. */
for (const command of ['generate:types', 'generate:importmap']) {
  await runNode(['node_modules/payload/bin.js', command], ENV);
}
