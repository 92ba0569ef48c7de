// @ts-check
// `npm start`: installs, builds what is stale, and runs the site. A second start only runs the site.
import { install, ROOT } from './lib/install.mjs';
import { runChild } from './lib/runChild.mjs';
import { SERVER_ARGUMENTS } from './lib/serverArguments.mjs';

install();
const built = await runChild(['scripts/build.ts'], { NODE_ENV: 'production' });
if (built !== 0) process.exit(built);
process.exitCode = await runChild([...SERVER_ARGUMENTS], {
  NODE_ENV: 'production',
  RIHLA_ROOT: ROOT,
});
