import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVER_PORT } from '../../e2e/support/address.ts';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { DEMO_IS_WHOLE, startSite } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const TEMPLATES = join(ROOT, 'dist/e2e-template');
/** Inputs of the seeded data: the demo, its schema, and the image processing. */
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
 * Absolute path of a data folder with the seeded demo. It is created once for each state of its inputs, by the ordinary first start of the
 * server, which takes a minute or two. `E2E_TEMPLATE` names an existing one.
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

/** Starts the server on an empty folder, waits until its demo has all pictures, and stops it, so that everything is on disk. */
async function seed(dataDir: string): Promise<void> {
  // Another port than that of the server under test, which tests wait for.
  // In one language, as budgets and most tests require.
  const env = { ...KEEPS_COMPILED, DEMO_LANGUAGES: '' };
  const site = await startSite({ dataDir, port: SERVER_PORT + 1, env });
  const ended = once(site.process, 'exit').then(([code]) => {
    throw new Error(`The demo could not be made: the server ended with ${code}.\n${site.output()}`);
  });
  await Promise.race([site.printed(DEMO_IS_WHOLE), ended]);
  ended.catch(() => undefined);
  await site.stop();
  launch(join(dataDir, 'rihla.db'));
}

/** Launches the demo, as `launchSite` does: budgets and search engines are about launched sites, and a loopback address launches none. */
function launch(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM payload_kv WHERE key = 'site-preparing'");
  database.close();
}
