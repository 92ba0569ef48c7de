import { type Envelope, FORMAT, VERSION } from './envelope.ts';
import { type ForeignPicture, isPicture, readPictures } from './foreign/readPictures.ts';
import { type ForeignTable, readTable } from './foreign/readTable.ts';
import { isNestedTooDeep } from './isNestedTooDeep.ts';
import { element, readFlow, type Stored, TAKEN, type TakenPictures } from './textOfHtml.ts';

/** Most paragraphs of one text block; a save refuses lists of more than 2,000 (`LAYOUT_LIMITS`), and typing in a long one is slow. */
const LONGEST_TEXT = 500;

/** Kinds of block that take what is pasted, with the names of the settings that do. */
export interface PastedInto {
  text: { slug: string; pasted: string };
  table?: { slug: string; rows: string; title: string } | undefined;
  picture?: { slug: string; pasted: string } | undefined;
}

/** Blocks of foreign HTML, with the pictures that are yet to be uploaded. */
export interface ForeignBlocks {
  envelope: Envelope;
  /** By the index of their block. */
  pictures: ReadonlyMap<number, ForeignPicture>;
}

/**
 * Foreign HTML (Word, Google Docs, a web page) as blocks, in the envelope that `readClipboard` accepts: texts, of which long ones are
 * several, with tables and pictures between them. Allowlist: paragraphs, headings, lists, links of http, https, mailto and tel, and formats
 * of letters. Pictures of other sites are left out, and counted; of a table that only arranges its words each row becomes a paragraph.
 * @param html untrusted; parsed in an inert document, so nothing of it runs or loads
 * @param kinds that take it
 * @returns undefined when it holds nothing; without blocks, but with the reason, when it is nested too deep or holds only pictures of other sites
 */
export function blocksOfHtml(html: string, origin: string, kinds: PastedInto): ForeignBlocks | undefined {
  const whole = { format: FORMAT, version: VERSION, origin, words: [] } as const;
  if (isNestedTooDeep(html)) return { envelope: { ...whole, blocks: [], isTooDeep: true }, pictures: new Map() };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')].filter(isPicture);
  const read = new Map(readPictures(images).map((picture, index) => [images[index], picture]));
  const pictures = new Map<number, ForeignPicture>();
  const blocks: Envelope['blocks'][number][] = [];
  let leftOut = images.length;
  let text: Stored[] = [];
  const endText = () => {
    for (let at = 0; at < text.length; at += LONGEST_TEXT) {
      const root = element('root', text.slice(at, at + LONGEST_TEXT));
      blocks.push({ blockType: kinds.text.slug, [kinds.text.pasted]: { root } });
    }
    text = [];
  };
  const taken: TakenPictures = {
    table: (table) => (kinds.table ? readTable(table) : undefined),
    picture: (image) => (kinds.picture ? read.get(image as HTMLImageElement) : undefined),
  };
  for (const node of readFlow(body, 0, taken)) {
    if (node.type !== TAKEN) {
      text.push(node);
      continue;
    }
    endText();
    const { picture, table } = node as { picture?: ForeignPicture; table?: ForeignTable };
    if (table && kinds.table) blocks.push(tableBlock(table, kinds.table));
    if (!picture || !kinds.picture) continue;
    pictures.set(blocks.length, picture);
    blocks.push({ blockType: kinds.picture.slug, [kinds.picture.pasted]: null });
    leftOut -= 1;
  }
  endText();
  if (!blocks.length && leftOut === 0) return undefined;
  return { envelope: { ...whole, blocks, ...(leftOut > 0 && { pictures: leftOut }) }, pictures };
}

function tableBlock(
  { hasHeaderColumn, hasHeaderRow, rows, title }: ForeignTable,
  kind: NonNullable<PastedInto['table']>,
) {
  const headers = { headerRow: hasHeaderRow, headerColumn: hasHeaderColumn };
  return { blockType: kind.slug, [kind.rows]: rows, [kind.title]: title, ...headers };
}
