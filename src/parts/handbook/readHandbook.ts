import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HandbookPage, parsePage } from './rules/parsePage.ts';

let known: Promise<readonly HandbookPage[]> | undefined;

/** The pages of the handbook, in the order of the numbers of their files; read once, as the files come with the software. */
export function readHandbook(): Promise<readonly HandbookPage[]> {
  known ??= readPages().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readPages(): Promise<HandbookPage[]> {
  const folder = folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(files.map(async (file) => parsePage(file, await readFile(join(folder, file), 'utf8'))));
}

/** The folder of the handbook's files. */
export function folderOf(): string {
  // The studio's bundler would otherwise trace every file of the project.
  return join(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd(), 'docs/handbook');
}
