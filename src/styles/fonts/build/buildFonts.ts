import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_FAMILIES, type FontFamily } from '../families.ts';
import type { BuiltFont } from '../fontFaces.ts';
import { unicodeRange } from '../unicodeRange.ts';
import { subsetFamily } from './subsetFamily.ts';

/** Version of the font subsetting; raised when it changes, so that all files are rebuilt. */
const RECIPE = 1;
const FONT_FOLDER = 'assets/fonts';

/** A font as `fonts.json` lists it: what the pages need, and what it was made from. */
type ListedFont = BuiltFont & { input: string };

/**
 * Font subsetting: makes the font files of the site and the list of them, unless they are there already.
 * @param clientFolder the folder that is served as `/`
 */
export async function buildFonts(clientFolder: string): Promise<BuiltFont[]> {
  const folder = join(clientFolder, FONT_FOLDER);
  await mkdir(folder, { recursive: true });
  const before = await readList(clientFolder);
  const files = new Set(await readdir(folder));
  const fonts = await Promise.all(FONT_FAMILIES.map((family) => buildFamily(family, folder, files, before)));
  const wanted = new Set(fonts.map((font) => fileName(font.url)));
  await Promise.all([...files].filter((file) => !wanted.has(file)).map((file) => rm(join(folder, file))));
  await writeFile(join(clientFolder, 'fonts.json'), `${JSON.stringify(fonts, undefined, 2)}\n`);
  return fonts;
}

/** Reads the published file that a family is cut from. */
export function readSource(family: FontFamily): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(family.source));
}

async function buildFamily(
  family: FontFamily,
  folder: string,
  files: Set<string>,
  before: ListedFont[],
): Promise<ListedFont> {
  const source = await readSource(family);
  const input = hash(source, JSON.stringify({ RECIPE, family }));
  const built = before.find((font) => font.input === input);
  if (built && files.has(fileName(built.url))) return built;
  const font = await subsetFamily(source, family);
  const file = `${family.name}-${hash(font)}.woff2`;
  await writeFile(join(folder, file), font);
  return {
    family: family.family,
    url: `/${FONT_FOLDER}/${file}`,
    weight: family.weights.join(' '),
    bytes: font.length,
    script: family.script,
    unicodeRange: unicodeRange(family.characters),
    input,
  };
}

async function readList(clientFolder: string): Promise<ListedFont[]> {
  try {
    return JSON.parse(await readFile(join(clientFolder, 'fonts.json'), 'utf8')) as ListedFont[];
  } catch {
    // No list yet, or one that was cut off while it was written: everything is rebuilt.
    return [];
  }
}

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

function hash(...parts: (Buffer | string)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 10);
}
