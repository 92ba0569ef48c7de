import { findOversize, type SizeLimits } from '../findOversize.ts';

/**
 * How many blocks one layout holds. The longest page of the demo has 300; 2,000 are saved and drawn in seconds, and many more take the
 * memory of the process.
 */
export const MOST_BLOCKS = 2000;
/** How deep blocks stand inside blocks at most, the outermost is 1: far beyond what a page can show. */
export const DEEPEST_BLOCK = 100;
/** Characters of a layout: 1 kB for each of its blocks, and what a preview takes (`/preview/render`). */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Characters of one text, such as pasted markup; what is drawn looks through each text as a whole. */
export const MOST_TEXT = 200_000;
/** Entries of one list: pictures, rows, paragraphs. */
const MOST_ROWS = 2000;

/** Limits of a layout, at every way in. */
export const LAYOUT_LIMITS: SizeLimits = {
  blocks: MOST_BLOCKS,
  levels: 1000,
  rows: MOST_ROWS,
  values: 200_000,
  characters: MOST_CHARACTERS,
  text: MOST_TEXT,
};

const FAULTS: Record<keyof Required<SizeLimits>, string> = {
  blocks: `The layout has more than ${MOST_BLOCKS} blocks. Take some out, or move a part of it to another page or into a template.`,
  levels: `The layout nests deeper than ${DEEPEST_BLOCK} blocks. Take something out of the innermost ones.`,
  rows: `A list in the layout has more than ${MOST_ROWS} entries. Take some out, or spread them over several blocks.`,
  values: 'The layout has too many settings and texts to be saved. Move a part of it to another page.',
  text: `A text in the layout has more than ${MOST_TEXT} characters. Shorten it, or spread it over several blocks.`,
  characters: 'The layout has more than 2 MB of text and settings. Move a part of it to another page.',
};

/** What is too large of a layout, in words for editors; undefined when nothing is. Cheap: to be asked before anything else is. */
export function findLayoutOversize(layout: unknown): string | undefined {
  const limit = findOversize(layout, LAYOUT_LIMITS);
  return limit && FAULTS[limit];
}
