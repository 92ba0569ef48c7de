import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.ts';
import { runNode } from '../../../scripts/lib/runNode.ts';
import { seededTemplate } from '../../support/servers/template.ts';

const FOLDER = join(ROOT, 'dist/large');

/**
 * The absolute path of a data folder with the seeded demo and additional articles. Created once for each state of the demo.
 * @param count of generated articles
 */
export async function largeTemplate(count: number): Promise<string> {
  const seeded = await seededTemplate();
  const folder = join(FOLDER, `${basename(seeded)}-${count}`);
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDER, { recursive: true });
  for (const stale of readdirSync(FOLDER)) rmSync(join(FOLDER, stale), { recursive: true });
  const partial = `${folder}.partial`;
  cpSync(seeded, partial, { recursive: true });
  await runNode(['tests/load/large/fill.ts', partial, String(count)]);
  renameSync(partial, folder);
  return folder;
}
