import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVER_PORT } from '../e2e/support/address.ts';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { DEMO_IS_WHOLE, startSite } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TEMPLATES = join(ROOT, 'dist/e2e-template');
/** What the seeded data is made from: the demo, the schema it is stored in, and the way its pictures are made. */
const INPUTS = [
  'package-lock.json',
  'src/demo/**/*',
  'src/{cms,documents,studio}/**/*.{ts,json}',
  'src/parts/*/settings/**/*.ts',
  'src/{effects,widgets}/**/{block,examples,fields}.ts',
  'src/render/samples/**/*.ts',
  'src/{shared,tours}/**/*.ts',
];
const IGNORED = [/\.test\.tsx?$/, /README\.md$/, /^src\/studio\/next\//];

/**
 * The absolute path of a data folder that holds the seeded demo. It is made once for each state of its sources, by the
 * ordinary first start of the server, and takes a minute or two then. `E2E_TEMPLATE` names one that is ready.
 */
export async function seededTemplate(): Promise<string> {
  if (process.env.E2E_TEMPLATE) return process.env.E2E_TEMPLATE;
  const folder = join(TEMPLATES, hashInputs());
  if (existsSync(folder)) return folder;
  mkdirSync(TEMPLATES, { recursive: true });
  for (const stale of readdirSync(TEMPLATES)) rmSync(join(TEMPLATES, stale), { recursive: true });
  const partial = `${folder}.partial`;
  await seed(partial);
  renameSync(partial, folder);
  return folder;
}

function hashInputs(): string {
  const files = globSync(INPUTS, { cwd: ROOT, exclude: ['src/studio/next/.next'] }).filter(
    (file) => !IGNORED.some((pattern) => pattern.test(file)) && statSync(join(ROOT, file)).isFile(),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Starts the server on an empty folder, waits until its demo has all pictures, and stops it, so that everything is in the files. */
async function seed(dataDir: string): Promise<void> {
  // A port of its own: whoever waits for the server under test must not see this one.
  const site = await startSite({ dataDir, port: SERVER_PORT + 1, env: KEEPS_COMPILED });
  const ended = once(site.process, 'exit').then(([code]) => {
    throw new Error(`The demo could not be made: the server ended with ${code}.\n${site.output()}`);
  });
  await Promise.race([site.printed(DEMO_IS_WHOLE), ended]);
  ended.catch(() => undefined);
  await site.stop();
}
