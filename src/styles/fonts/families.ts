/** Scripts that the site has fonts for. */
export type FontScript = 'latin' | 'arabic';

/** Recipe by which one family is subset from the files it is published in. */
export interface FontFamily {
  /** The CSS family name. */
  family: string;
  /** Pages in a language of this script get the file. */
  script: FontScript;
  /** Name of the file. */
  name: string;
  /** The published file, as an import specifier. */
  source: string;
  /** Lightest and heaviest weight that is kept. */
  /** The range of weights that it is used for. */
  weights: [number, number];
  /** The one weight that is used for all of them; without it the file has an axis. */
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
 * set between 340 and 430, which look alike, and an axis doubles the file.
 */
const FRAUNCES: FontFamily = {
  family: 'Fraunces',
  script: 'latin',
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
  script: 'latin',
  name: 'instrument-sans',
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: [400, 700],
  pinned: {},
  features: ['kern', 'liga', 'tnum'],
  characters: `${ASCII}${LETTERS}${NO_BREAK_SPACE}«»‹›¡¿‘’‚“”„–—…·•°×−€£§©®`,
};

const ARABIC_LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱڤ';
const ARABIC_MARKS = 'ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670';
const ARABIC_POINTS = '،؛؟٪';
/** OpenType features that join letters, and set marks above and below them. */
const JOINING = [
  'init',
  'medi',
  'fina',
  'isol',
  'rlig',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'kern',
  'curs',
];

/** Headings in Arabic at one weight: as heavy as thin strokes need beside the headings in Latin letters. */
function arabicHeadings(family: string, name: string, drawnAt: number): FontFamily {
  return { ...arabicText(family, name), weights: [300, 700], drawnAt };
}

/** Running text and controls in Arabic. */
function arabicText(family: string, name: string): FontFamily {
  return {
    ...{ family, name },
    script: 'arabic',
    source: `@fontsource-variable/${name}/files/${name}-arabic-wght-normal.woff2`,
    weights: [400, 700],
    pinned: {},
    features: JOINING,
    characters: ARABIC_LETTERS + ARABIC_MARKS + ARABIC_POINTS,
  };
}

/** Digits, codes and names in Latin letters among Arabic; the published Arabic files have none. */
function latinAmongArabic(family: string, name: string): FontFamily {
  return {
    family,
    script: 'arabic',
    name: `${name}-latin`,
    source: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    weights: [400, 700],
    drawnAt: 420,
    pinned: {},
    features: ['kern'],
    characters: `${ASCII.replace(/[\\^`{|}~]/g, '')}éèçïô${NO_BREAK_SPACE}«»“”–—…·×€£`,
  };
}

/** A heading family of a pair other than the default: one weight, as Fraunces has. Ligatures only where it has some. */
function headings(family: string, name: string, drawnAt: number, features = ['kern', 'liga']): FontFamily {
  return {
    ...FRAUNCES,
    ...{ family, name, drawnAt },
    source: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    pinned: {},
    features,
  };
}

/** A family of running text, as Instrument Sans is cut. */
function runningText(family: string, name: string, features = INSTRUMENT_SANS.features): FontFamily {
  const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return { ...INSTRUMENT_SANS, ...{ family, features, name, source } };
}

/** As drawn for headings: its file with the axis of optical sizes. */
const NEWSREADER: FontFamily = {
  ...headings('Newsreader', 'newsreader', 480),
  source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  pinned: { opsz: 40 },
};

/** Families of the other pairs of `src/shared/typefaces.ts`. */
const OTHER_PAIRS: readonly FontFamily[] = [
  headings('Outfit', 'outfit', 500),
  headings('Archivo', 'archivo', 600),
  headings('Playfair', 'playfair-display', 500),
  headings('Lora', 'lora', 500),
  headings('Bricolage', 'bricolage-grotesque', 680, ['kern']),
  NEWSREADER,
  headings('Cormorant', 'cormorant', 560),
  headings('Bitter', 'bitter', 600),
  headings('Space Grotesk', 'space-grotesk', 560),
  headings('Nunito', 'nunito', 760),
  headings('Oswald', 'oswald', 500),
  runningText('Figtree', 'figtree', ['kern', 'tnum']),
  runningText('Source Serif', 'source-serif-4'),
  runningText('Karla', 'karla'),
  runningText('DM Sans', 'dm-sans'),
  runningText('Work Sans', 'work-sans'),
  runningText('Mulish', 'mulish'),
];

const ARABIC_FAMILIES: readonly FontFamily[] = [
  arabicHeadings('El Messiri', 'el-messiri', 560),
  arabicHeadings('Noto Naskh Arabic', 'noto-naskh-arabic', 600),
  arabicHeadings('Alexandria', 'alexandria', 520),
  arabicHeadings('Cairo', 'cairo', 700),
  arabicHeadings('Baloo Bhaijaan', 'baloo-bhaijaan-2', 640),
  arabicText('Readex Pro', 'readex-pro'),
  latinAmongArabic('Readex Pro', 'readex-pro'),
  arabicText('Vazirmatn', 'vazirmatn'),
  latinAmongArabic('Vazirmatn', 'vazirmatn'),
];

/** How a family of one's own is cut, by what it is used for: as the families of the pairs are. In Arabic a file has the digits and names in Latin letters, too. */
export const OWN_RECIPES: Readonly<
  Record<'headings' | 'text' | 'arabicHeadings' | 'arabicText', Pick<FontFamily, 'characters' | 'features' | 'script'>>
> = {
  headings: FRAUNCES,
  text: INSTRUMENT_SANS,
  arabicHeadings: bothScripts(arabicHeadings('', '', 0)),
  arabicText: bothScripts(arabicText('', '')),
};

function bothScripts(family: FontFamily): FontFamily {
  return { ...family, characters: family.characters + latinAmongArabic('', '').characters };
}

/** All families that are built. Those that one page gets must stay within the budget of 45 kB. */
export const FONT_FAMILIES: readonly FontFamily[] = [FRAUNCES, INSTRUMENT_SANS, ...OTHER_PAIRS, ...ARABIC_FAMILIES];

/** The script that a language is written in. */
export function scriptOf(locale: string): FontScript {
  return locale === 'ar' ? 'arabic' : 'latin';
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
