import { resolve } from 'node:path';
import { buildConfig } from 'payload';
import { withoutLocking } from '../cms/access/locks.ts';
import { translateConfig } from '../cms/studio/language/translateConfig.ts';
import { readEnv } from '../env.ts';
import { createConfig } from './createConfig.ts';

/** The repository's root: every command of the project runs there. */
const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());

export default buildConfig(createConfig(readEnv(), root)).then(withoutLocking).then(translateConfig);
