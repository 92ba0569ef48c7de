import { resolve } from 'node:path';
import { buildConfig } from 'payload';
import { withoutLocking } from '../cms/access/locks.ts';
import { translateConfig } from '../cms/studio/language/translateConfig.ts';
import { readEnv } from '../env.ts';
import { createConfig } from './createConfig.ts';

/** The repository's root: every command of the project runs there. */
const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());

const env = readEnv();

export default buildConfig(createConfig(env, root))
  .then(withoutLocking)
  // A process without the studio says nothing to staff.
  .then((config) => (env.role === 'site' ? config : translateConfig(config)));
