/** A page of the handbook. */
export interface HandbookPage {
  /** Its slug: the file name without its number. */
  name: string;
  title: string;
  /** Summary, in one paragraph. */
  about: string;
  sections: readonly HandbookSection[];
}

export interface HandbookSection {
  /** Its anchor on the page. */
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
const PICTURE = /^!\[([^\]\n]+)\]\(pictures\/([a-z][a-z-]{0,60}\.webp)\)$/;
const ITEM = /^(?:-|\d+\.) (.+)$/;

/**
 * Reads a file of the handbook: a small part of Markdown, so that the file itself is readable. A comment below a heading names the screen that the
 * section explains.
 * @param file such as `05-tours.md`
 * @throws Error that names the file and the unsupported syntax
 */
export function parsePage(file: string, source: string): HandbookPage {
  const head = TITLE.exec(source);
  if (!head) throw new Error(`docs/handbook/${file} does not begin with a title and one paragraph. Add them.`);
  const [begin, title = '', about = ''] = head;
  const sections = source
    .slice(begin.length)
    .split(/^## /m)
    .slice(1)
    .map((text) => parseSection(file, text));
  return { name: file.replace(/^\d+-|\.md$/g, ''), title, about, sections };
}

function parseSection(file: string, source: string): HandbookSection {
  const [title = '', ...lines] = source.split('\n');
  const screens = lines.flatMap((line) => SCREEN.exec(line)?.[1] ?? []);
  const blocks = lines
    .filter((line) => !SCREEN.test(line))
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => parseBlock(file, block));
  return { id: idOf(title), title, screens, blocks };
}

function parseBlock(file: string, block: string): HandbookBlock {
  const [, alt, picture] = PICTURE.exec(block) ?? [];
  if (alt && picture) return { kind: 'picture', alt, file: picture };
  const lines = block.split('\n');
  const items = lines.map((line) => ITEM.exec(line)?.[1]);
  if (items.every((item) => item !== undefined))
    return { kind: 'list', isOrdered: /^\d/.test(block), items: items as string[] };
  if (/^[#>|<!]|^ {2,}|^```/m.test(block) || items.some((item) => item !== undefined))
    throw new Error(`docs/handbook/${file} has something that the handbook does not show: “${block.slice(0, 60)}”.`);
  return { kind: 'text', text: lines.join(' ') };
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
