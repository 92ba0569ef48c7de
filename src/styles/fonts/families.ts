/** How one family is cut out of the files it is published in. */
export interface FontFamily {
  /** The CSS family name. */
  family: string;
  /** What the file is called. */
  name: string;
  /** The published file, as an import specifier. */
  source: string;
  /** Lightest and heaviest weight that is kept. */
  /** The range of weights that it is used for. */
  weights: [number, number];
  /** The one weight that stands for all of them; without it the file has an axis. */
  drawnAt?: number;
  /** Axes fixed at one value. */
  pinned: Record<string, number>;
  features: string[];
  /** Every character the file has; any other is drawn by the fallback. */
  characters: string;
}

const ASCII = range(0x20, 0x7e);
const LETTERS = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒßàáâãäåæçèéêëìíîïñòóôõöøùúûüœÿ';
const DISPLAY_LETTERS = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒßàâäæçèéêëîïôöùûüœÿÁÍÓÚÑáíóúñ';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Headings: Fraunces as drawn for large sizes, without its wonky letters (`rvrn` puts the plain ones in their place). They are
 * set between 340 and 430, which nobody tells apart, and an axis doubles the file.
 */
const FRAUNCES: FontFamily = {
  family: 'Fraunces',
  name: 'fraunces',
  source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  weights: [300, 700],
  drawnAt: 360,
  pinned: { opsz: 40, SOFT: 0, WONK: 0 },
  features: ['kern', 'liga', 'rvrn'],
  characters: `${ASCII.replace(/[#*+<=>@\\^_`{|}~]/g, '')}${DISPLAY_LETTERS}${NO_BREAK_SPACE}«»¡¿‘’“”–—…·×€£`,
};

/** Running text and controls. */
const INSTRUMENT_SANS: FontFamily = {
  family: 'Instrument Sans',
  name: 'instrument-sans',
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: [400, 700],
  pinned: {},
  features: ['kern', 'liga', 'tnum'],
  characters: `${ASCII}${LETTERS}${NO_BREAK_SPACE}«»‹›¡¿‘’‚“”„–—…·•°×−€£§©®`,
};

/** The families of the site, display first. Together they must stay within the budget of two files and 45 kB. */
export const FONT_FAMILIES: readonly FontFamily[] = [FRAUNCES, INSTRUMENT_SANS];

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
