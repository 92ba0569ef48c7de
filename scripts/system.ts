// `npm run system`: system tests, with processes of the built server. Arguments are passed to Vitest, such as part of a file name.
import { runBuilt } from './lib/runBuilt.ts';

await runBuilt([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.system.config.ts',
  ...process.argv.slice(2),
]);
