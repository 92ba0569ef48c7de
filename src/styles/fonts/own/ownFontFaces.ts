import { arabicFallback, fallbacksOf, stackAfter } from '../fallbacks.ts';
import type { FontScript } from '../families.ts';
import {
  type BuiltFont,
  type FontPair,
  fallbackFace,
  fontFaceCss,
  fontsOfPage,
  lineMetrics,
  rule,
} from '../fontFaces.ts';
import { OWN_FONT_FOLDER, type OwnFace, type OwnFamily, type OwnTypefaces } from './ownFamily.ts';

/** Families of own typefaces in style sheets: short, and the same whatever the files call themselves. */
export const OWN_NAMES: FontPair = { display: 'Own headings', text: 'Own text' };

/** Own typefaces of one script. */
interface OwnPair {
  display?: OwnFamily | undefined;
  text?: OwnFamily | undefined;
}

/** Style and files that a page gets for its typefaces. */
export interface PageFonts {
  /** `@font-face` rules. */
  fontFaces: string;
  /** Addresses of the files that are preloaded, that of headings first. */
  fonts: readonly string[];
}

/** What decides the typefaces of a page. */
export interface FontChoice {
  locale: string;
  /** Id of the chosen pair; absent: the default. */
  typefaces?: string | null | undefined;
  own?: OwnTypefaces | undefined;
}

/** The pair of a page's style sheet: own typefaces by their names there, for the rest the families of the chosen pair. */
export function pairWithOwn(pair: FontPair, own: OwnTypefaces, script: FontScript): FontPair {
  const { display, text } = ownPair(own, script);
  return { display: display ? OWN_NAMES.display : pair.display, text: text ? OWN_NAMES.text : pair.text };
}

/** Rest of the font stack of a family in Latin letters: fallbacks fitted to it, and system fonts of its kind. */
export function stackWithOwn(own: OwnTypefaces): (of: string) => string {
  const { display, text } = ownPair(own, 'latin');
  const families = { [OWN_NAMES.display]: display, [OWN_NAMES.text]: text };
  return (of) => stackAfter(of, families[of]?.isSerif);
}

/**
 * Font faces and preloads of a page with own typefaces, by the rules of the pairs: shown when they are there for the first paint, fallbacks
 * fitted to them until the next page. Italics are not preloaded: few pages have some.
 */
export function fontsWithOwn(
  fonts: readonly BuiltFont[],
  script: FontScript,
  pair: FontPair,
  own: OwnTypefaces,
): PageFonts {
  const named = pairWithOwn(pair, own, script);
  const { display, text } = ownPair(own, script);
  const ofPair = fontsOfPage(fonts, script, named).map(({ url }) => url);
  return {
    fontFaces: [
      fontFaceCss(fonts, script, named),
      ...(display ? facesOf(OWN_NAMES.display, display, script) : []),
      ...(text ? facesOf(OWN_NAMES.text, text, script) : []),
    ].join('\n'),
    fonts: [...preloadsOf(display), ...ofPair, ...preloadsOf(text)],
  };
}

function ownPair(own: OwnTypefaces, script: FontScript): OwnPair {
  return script === 'arabic'
    ? { display: own.arabicHeadings, text: own.arabicText }
    : { display: own.headings, text: own.text };
}

function preloadsOf(family: OwnFamily | undefined): string[] {
  return (family?.faces ?? []).filter(({ isItalic }) => !isItalic).map(addressOf);
}

function addressOf({ hash }: OwnFace): string {
  return `${OWN_FONT_FOLDER}${hash}.woff2`;
}

function facesOf(name: string, { faces, isSerif, metrics }: OwnFamily, script: FontScript): string[] {
  const own = faces.map((face) =>
    rule({
      'font-family': `"${name}"`,
      src: `url("${addressOf(face)}") format("woff2")`,
      'font-weight': face.weight,
      ...(face.isItalic && { 'font-style': 'italic' }),
      'font-display': 'optional',
      'unicode-range': face.unicodeRange,
      // A file may name three heights of line, of which each system takes another; the fallbacks are fitted to this one.
      ...lineMetrics(metrics),
    }),
  );
  const fallbacks = script === 'arabic' ? [arabicFallback(name)] : fallbacksOf(name, isSerif);
  return [...own, ...fallbacks.map((fallback) => fallbackFace(fallback, metrics))];
}
