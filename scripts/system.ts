// `npm run system`: tests of whole processes of the built server. Arguments go to Vitest, such as a part of a file's name.
import { runBuilt } from './lib/runBuilt.ts';

await runBuilt([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.system.config.ts',
  ...process.argv.slice(2),
]);
