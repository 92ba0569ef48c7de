import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StudioLanguage, studioLanguage } from '../../shared/studioWords/t.ts';
import { type HandbookPage, parsePage, parseTranslation } from './rules/parsePage.ts';

const known = new Map<StudioLanguage, Promise<readonly HandbookPage[]>>();

/**
 * The pages of the handbook, in the order of the numbers of their files; read once, as the files come with the software. A page without a
 * translation is the English one.
 * @param language by default that of whoever is asking
 */
export function readHandbook(language = studioLanguage()): Promise<readonly HandbookPage[]> {
  const pages = known.get(language) ?? (language === 'en' ? readEnglish() : readTranslations(language));
  known.set(language, pages);
  pages.catch(() => known.delete(language));
  return pages;
}

async function readEnglish(): Promise<HandbookPage[]> {
  const folder = folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(files.map(async (file) => parsePage(file, await readFile(join(folder, file), 'utf8'))));
}

async function readTranslations(language: StudioLanguage): Promise<HandbookPage[]> {
  const folder = join(folderOf(), language);
  const translated = new Set(await readdir(folder));
  return Promise.all(
    (await readHandbook('en')).map(async (page) =>
      translated.has(page.file)
        ? parseTranslation(page, language, await readFile(join(folder, page.file), 'utf8'))
        : page,
    ),
  );
}

/** The folder of the handbook's files; translations are in one of each language. */
export function folderOf(): string {
  // The studio's bundler would otherwise trace every file of the project.
  return join(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd(), 'docs/handbook');
}
