import { findOversize, type SizeLimits } from '../limits/findOversize.ts';
import { t } from '../studioWords/t.ts';

/**
 * Maximum number of blocks in a layout. The longest page of the demo has 300; 2,000 are saved and rendered in seconds,
 * and many more exhaust the memory of the process.
 */
export const MAX_BLOCKS = 2000;
/** Maximum nesting depth of blocks, the outermost is 1: far beyond what a page can show. */
export const DEEPEST_BLOCK = 100;
/** Maximum characters of a layout: 1 kB for each of its blocks, and the limit of a preview (`/preview/render`). */
const MAX_CHARACTERS = 2 * 1024 * 1024;
/** Maximum characters of one text, such as pasted markup; rendering scans each text as a whole. */
export const MAX_TEXT = 200_000;
/** Maximum length of the name that an editor gives a block. */
export const LONGEST_NAME = 60;
/** Maximum length of one list: pictures, rows, paragraphs. */
const MAX_ROWS = 2000;

/** Limits of a layout from any source. */
export const LAYOUT_LIMITS: SizeLimits = {
  blocks: MAX_BLOCKS,
  levels: 1000,
  rows: MAX_ROWS,
  values: 200_000,
  characters: MAX_CHARACTERS,
  text: MAX_TEXT,
};

const FAULTS: Record<keyof Required<SizeLimits>, () => string> = {
  blocks: () =>
    t(
      'The layout has more than {most} blocks. Take some out, or move a part of it to another page or into a template.',
      { most: MAX_BLOCKS },
    ),
  levels: () =>
    t('The layout nests deeper than {most} blocks. Take something out of the innermost ones.', { most: DEEPEST_BLOCK }),
  rows: () =>
    t('A list in the layout has more than {most} entries. Take some out, or spread them over several blocks.', {
      most: MAX_ROWS,
    }),
  values: () => t('The layout has too many settings and texts to be saved. Move a part of it to another page.'),
  text: () =>
    t('A text in the layout has more than {most} characters. Shorten it, or spread it over several blocks.', {
      most: MAX_TEXT,
    }),
  characters: () => t('The layout has more than 2 MB of text and settings. Move a part of it to another page.'),
};

/**
 * The exceeded limit of a layout, as text for editors; undefined when there is none. Cheap: check it before anything
 * else.
 */
export function findLayoutOversize(layout: unknown): string | undefined {
  const limit = findOversize(layout, LAYOUT_LIMITS);
  return limit && FAULTS[limit]();
}
