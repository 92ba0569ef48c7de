import type { ForeignPicture } from './foreign/readPictures.ts';
import type { ForeignTable } from './foreign/readTable.ts';
import { isNestedTooDeep } from './isNestedTooDeep.ts';
import { isNumberedByWord, isSignOfWord, levelOfWordItem } from './wordList.ts';

/** A node as rich text stores it. */
export type Stored = Record<string, unknown>;

/** Maximum nesting depth of elements that are read; deeper ones are left out. */
const DEEPEST = 40;

/** Bits of Lexical's text format. */
const [BOLD, ITALIC, STRUCK, UNDERLINE] = [1, 2, 4, 8];

const FORMATS: Record<string, number> = {
  B: BOLD,
  STRONG: BOLD,
  I: ITALIC,
  EM: ITALIC,
  S: STRUCK,
  DEL: STRUCK,
  STRIKE: STRUCK,
  U: UNDERLINE,
  SUB: 32,
  SUP: 64,
};

/** Headings of the page begin at level 2: a title pasted from a document becomes one of those. */
const HEADINGS: Record<string, string> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4' };

const SKIPPED = new Set(
  'SCRIPT STYLE TEMPLATE HEAD TITLE IFRAME OBJECT EMBED SVG MATH NOSCRIPT IMG PICTURE'.split(' '),
);
const BOXES = new Set('P DIV BODY SECTION ARTICLE MAIN HEADER FOOTER TABLE TBODY THEAD TR PRE'.split(' '));

/** What stands between texts, while HTML is read: where it may become a block of its own. */
export interface TakenPictures {
  table(table: HTMLTableElement): ForeignTable | undefined;
  picture(image: Element): ForeignPicture | undefined;
}

/** A place in the flow where a block of its own stands. */
export const TAKEN = 'taken';

/**
 * The paragraphs, headings and lists of foreign HTML, as a rich text has them; none when it holds no text. Also the
 * number of pictures that were left out.
 * @param html untrusted, see {@link blocksOfHtml}; not read at all when it is nested too deep
 */
export function textOfHtml(html: string): { nodes: Stored[]; pictures: number; isTooDeep?: true } {
  if (isNestedTooDeep(html)) return { nodes: [], pictures: 0, isTooDeep: true };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { nodes: readFlow(body, 0), pictures: body.querySelectorAll('img').length };
}

/**
 * The flow of an element, as a rich text has it.
 * @param taken makes blocks of tables and pictures, which stand in the flow as `TAKEN`; without it tables become lines
 */
export function readFlow(parent: Element, depth: number, taken?: TakenPictures): Stored[] {
  const flow: Stored[] = [];
  let line: Stored[] = [];
  let wordItems: WordItem[] = [];
  const endLine = () => {
    const words = trimmed(line);
    if (words.length) {
      endList();
      flow.push(element('paragraph', words, { textFormat: 0 }));
    }
    line = [];
  };
  const endList = () => {
    flow.push(...listsOfWord(wordItems));
    wordItems = [];
  };
  const endAll = () => {
    endLine();
    endList();
  };
  if (depth > DEEPEST) return flow;
  for (const child of parent.childNodes) {
    const name = child.nodeName.toUpperCase();
    if (!(child instanceof Element) || !holdsFlow(child)) {
      line.push(...readInline(child, 0, depth));
      const pictures = taken && child instanceof Element ? picturesIn(child, taken) : [];
      if (pictures.length > 0) {
        endAll();
        flow.push(...pictures);
      }
      continue;
    }
    endLine();
    const table = taken && child instanceof HTMLTableElement ? taken.table(child) : undefined;
    if (taken && table) {
      endList();
      flow.push({ type: TAKEN, table }, ...picturesIn(child, taken));
      continue;
    }
    const item = readWordItem(child, depth);
    if (item) {
      wordItems.push(item);
      const pictures = taken ? picturesIn(child, taken) : [];
      if (pictures.length > 0) {
        endList();
        flow.push(...pictures);
      }
      continue;
    }
    endList();
    if (name in HEADINGS) {
      const words = trimmed(readInline(child, 0, depth)).map((node) => withoutFormat(node, BOLD));
      if (words.length) flow.push(element('heading', words, { tag: HEADINGS[name] }));
    } else if (name === 'UL' || name === 'OL') flow.push(...readList(child, depth));
    else if (name === 'TR') {
      const cells = [...child.children]
        .map((cell) => trimmed(readInline(cell, 0, depth)))
        .filter((cell) => cell.length);
      line = cells.flatMap((cell, index) => (index ? [text(' · ', 0), ...cell] : cell));
      endLine();
    } else {
      flow.push(...readFlow(child, depth + 1, taken));
      continue;
    }
    // Below the heading, list or row that they stand in.
    if (taken) flow.push(...picturesIn(child, taken));
  }
  endAll();
  return flow;
}

function picturesIn(child: Element, taken: TakenPictures): Stored[] {
  const images = child.nodeName === 'IMG' ? [child] : [...child.querySelectorAll('img')];
  return images.flatMap((image) => {
    const picture = taken.picture(image);
    return picture ? [{ type: TAKEN, picture }] : [];
  });
}

/** An item of a list as Word copies it: a paragraph with its sign (a dot, an o, a number) in a span of its own. */
interface WordItem {
  level: number;
  isNumbered: boolean;
  words: Stored[];
}

function readWordItem(child: Element, depth: number): WordItem | undefined {
  const level = levelOfWordItem(child);
  if (level === undefined) return undefined;
  return { level, isNumbered: isNumberedByWord(child), words: trimmed(readInline(child, 0, depth)) };
}

/** Word's items, which follow one another whatever their level, as lists inside lists. */
function listsOfWord(items: readonly WordItem[]): Stored[] {
  const [first] = items;
  if (!first) return [];
  const end = items.findIndex(
    ({ isNumbered, level }) => level < first.level || (level === first.level && isNumbered !== first.isNumbered),
  );
  const own = end < 0 ? items : items.slice(0, end);
  const rows: Stored[][] = [];
  let deeper: WordItem[] = [];
  const endDeeper = () => {
    rows.push(...listsOfWord(deeper).map((inner) => [inner]));
    deeper = [];
  };
  for (const item of own) {
    if (item.level > first.level) deeper.push(item);
    else {
      endDeeper();
      rows.push(item.words);
    }
  }
  endDeeper();
  return [...listOf(rows, first.isNumbered), ...listsOfWord(end < 0 ? [] : items.slice(end))];
}

/** Whether an element begins a line; Google Docs wraps everything in one `b`. */
function holdsFlow(element: Element): boolean {
  const name = element.nodeName.toUpperCase();
  if (SKIPPED.has(name)) return false;
  return (
    BOXES.has(name) ||
    name in HEADINGS ||
    name === 'UL' ||
    name === 'OL' ||
    element.querySelector('p,h1,h2,h3,h4,h5,h6,ul,ol,table,div') !== null
  );
}

function readList(list: Element, depth: number): Stored[] {
  if (depth > DEEPEST) return [];
  const isNumbered = list.nodeName === 'OL';
  const items = [...list.children].flatMap((item) => {
    if (item.nodeName === 'UL' || item.nodeName === 'OL') return readList(item, depth + 1).map((inner) => [inner]);
    const lists = [...item.children].filter(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL');
    const words = trimmed(
      [...item.childNodes]
        .filter((node) => !lists.includes(node as Element))
        .flatMap((node) => readInline(node, 0, depth)),
    );
    return [words, ...lists.flatMap((inner) => readList(inner, depth + 1)).map((inner) => [inner])].filter(
      (each) => each.length,
    );
  });
  return listOf(items, isNumbered);
}

function listOf(items: readonly Stored[][], isNumbered: boolean): Stored[] {
  const children = items.map((inner, index) => element('listitem', inner, { value: index + 1 }));
  const kind = isNumbered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' };
  return children.length ? [element('list', children, { ...kind, start: 1 })] : [];
}

function readInline(node: Node, format: number, depth: number): Stored[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const words = (node.nodeValue ?? '').replace(/[\s\p{Cc}]+/gu, ' ');
    return words ? [text(words, format)] : [];
  }
  const name = node.nodeName.toUpperCase();
  if (!(node instanceof Element) || SKIPPED.has(name) || depth > DEEPEST || isSignOfWord(node)) return [];
  if (name === 'BR') return [{ type: 'linebreak', version: 1 }];
  const inner = [...node.childNodes].flatMap((child) => readInline(child, formatIn(node, format), depth + 1));
  const url = name === 'A' ? (node.getAttribute('href') ?? '').trim() : '';
  const isLink =
    /^(https?:\/\/|mailto:|tel:)/i.test(url) && inner.length > 0 && inner.every(({ type }) => type !== 'link');
  // Every link is underlined in its source.
  const plain = inner.map((one) => withoutFormat(one, UNDERLINE));
  return isLink ? [element('link', plain, { version: 3, fields: { linkType: 'custom', newTab: false, url } })] : inner;
}

/** The format inside an element: by its name, and by its style, which is all that Google Docs has. */
function formatIn(node: Element, around: number): number {
  const format = around | (FORMATS[node.nodeName.toUpperCase()] ?? 0);
  if (!(node instanceof HTMLElement)) return format;
  const { fontStyle, fontWeight, textDecoration } = node.style;
  return (
    (fontWeight ? turned(format, BOLD, fontWeight === 'bold' || Number(fontWeight) >= 600) : format) |
    (fontStyle === 'italic' ? ITALIC : 0) |
    (textDecoration.includes('underline') ? UNDERLINE : 0) |
    (textDecoration.includes('line-through') ? STRUCK : 0)
  );
}

function turned(format: number, bit: number, isOn: boolean): number {
  return isOn ? format | bit : format & ~bit;
}

function withoutFormat(node: Stored, bit: number): Stored {
  return typeof node.format === 'number' ? { ...node, format: node.format & ~bit } : node;
}

/** Without the spaces and breaks at both ends. */
function trimmed(line: Stored[]): Stored[] {
  const isEmpty = (node: Stored | undefined) =>
    node && (node.type === 'linebreak' || (node.type === 'text' && !String(node.text).trim()));
  let [from, to] = [0, line.length];
  while (from < to && isEmpty(line[from])) from += 1;
  while (to > from && isEmpty(line[to - 1])) to -= 1;
  return line.slice(from, to);
}

function text(words: string, format: number): Stored {
  return { type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' };
}

/** A node of a rich text. */
export function element(type: string, children: Stored[], more: Stored = {}): Stored {
  return { type, version: 1, format: '', indent: 0, direction: null, ...more, children };
}
