import type { StudioLanguage } from '../../../shared/studioWords/t.ts';

/** A page of the handbook. */
export interface HandbookPage {
  language: StudioLanguage;
  /** Its file in the folder of each language: `05-tours.md`. */
  file: string;
  /** Its slug: the file name without its number. */
  name: string;
  title: string;
  /** Summary, in one paragraph. */
  about: string;
  sections: readonly HandbookSection[];
}

export interface HandbookSection {
  /** Its anchor on the page: made of the English title, and the same in every language. */
  id: string;
  title: string;
  /** Addresses of the screens that it explains. */
  screens: readonly string[];
  blocks: readonly HandbookBlock[];
}

/** A paragraph, a list or a picture; texts hold `**bold**`, `` `code` `` and `[links](/admin)`. */
export type HandbookBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly string[] }
  /** A file of `docs/handbook/pictures/`, of {@link PICTURE_SIZE}, and what it shows in words. */
  | { kind: 'picture'; alt: string; file: string };

/** Width and height of all pictures, in px: a window of 1280 × 800 at three quarters. */
export const PICTURE_SIZE = [960, 600] as const;
/** Name of a picture: `tours.webp`. */
export const PICTURE_NAME = /^[a-z][a-z-]{0,60}\.webp$/;

const TITLE = /^# (.+)\n+([^#<\-\d].+)\n/;
const SCREEN = /^<!-- (\/admin\S*) -->$/;
/** A translation stands one folder deeper. */
const PICTURE = /^!\[([^\]\n]+)\]\((?:\.\.\/)?pictures\/([a-z][a-z-]{0,60}\.webp)\)$/;
const ITEM = /^(?:-|\d+\.) (.+)$/;
/** Heads, tables, quotes, comments, code blocks, and emphasis by one asterisk. */
const UNKNOWN = /^[#>|<!]|^ {2,}|^```|(?<!\*)\*(?!\*)/m;

/**
 * Reads a file of the handbook: a small part of Markdown, so that the file itself is readable. A comment below a heading names the screen that the
 * section explains.
 * @param file such as `05-tours.md`
 * @throws Error that names the file and the unsupported syntax
 */
export function parsePage(file: string, source: string): HandbookPage {
  const { about, sections, title } = parseSource(file, source);
  const ids = sections.map((section) => ({ ...section, id: idOf(section.title) }));
  return { language: 'en', file, name: file.replace(/^\d+-|\.md$/g, ''), title, about, sections: ids };
}

/**
 * Reads the translation of a page. Its sections have the anchors of the English ones, by their order: a link leads to the same section in every
 * language.
 * @throws Error that names the file and the unsupported syntax, or that it has other sections than the page
 */
export function parseTranslation(english: HandbookPage, language: StudioLanguage, source: string): HandbookPage {
  const file = `${language}/${english.file}`;
  const { about, sections, title } = parseSource(file, source);
  if (sections.length !== english.sections.length)
    throw new Error(
      `docs/handbook/${file} has ${sections.length} sections, and the English page ${english.sections.length}. Translate each.`,
    );
  const ids = english.sections.map(({ id }) => id);
  return { ...english, language, title, about, sections: sections.map((one, at) => ({ ...one, id: ids[at] ?? '' })) };
}

/** A page as its file has it. */
interface Source extends Pick<HandbookPage, 'about' | 'title'> {
  sections: readonly Omit<HandbookSection, 'id'>[];
}

function parseSource(file: string, source: string): Source {
  const head = TITLE.exec(source);
  if (!head) throw new Error(`docs/handbook/${file} does not begin with a title and one paragraph. Add them.`);
  const [begin, title = '', about = ''] = head;
  const sections = source
    .slice(begin.length)
    .split(/^## /m)
    .slice(1)
    .map((text) => parseSection(file, text));
  return { title, about, sections };
}

function parseSection(file: string, source: string): Source['sections'][number] {
  const [title = '', ...lines] = source.split('\n');
  const screens = lines.flatMap((line) => SCREEN.exec(line)?.[1] ?? []);
  const blocks = lines
    .filter((line) => !SCREEN.test(line))
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => parseBlock(file, block));
  return { title, screens, blocks };
}

function parseBlock(file: string, block: string): HandbookBlock {
  const [, alt, picture] = PICTURE.exec(block) ?? [];
  if (alt && picture) return { kind: 'picture', alt, file: picture };
  const lines = block.split('\n');
  const items = lines.map((line) => ITEM.exec(line)?.[1]);
  const isList = items.every((item) => item !== undefined);
  if (UNKNOWN.test(block) || (!isList && items.some((item) => item !== undefined)))
    throw new Error(`docs/handbook/${file} has something that the handbook does not show: “${block.slice(0, 60)}”.`);
  if (isList) return { kind: 'list', isOrdered: /^\d/.test(block), items };
  return { kind: 'text', text: lines.join(' ') };
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
