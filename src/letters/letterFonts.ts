import { directionOf } from '../shared/locales.ts';
import { findTypefaces } from '../shared/typefaces.ts';
import { SERIF_FAMILIES } from '../styles/fonts/fallbacks.ts';
import type { OwnFamily } from '../styles/fonts/own/ownFamily.ts';
import { OWN_NAMES } from '../styles/fonts/own/ownFontFaces.ts';
import type { Letterhead } from './letterhead.ts';

const SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ARABIC = "'Geeza Pro', 'Segoe UI', 'Noto Naskh Arabic', Tahoma, sans-serif";

/**
 * Font stacks of letters and papers: the site's typefaces, which few readers have, and system fonts of their kind. Papers bring the files of own
 * typefaces under the names of pages.
 * @returns stacks for CSS, of headings and of text
 */
export function letterFonts({ locale, own = {}, typefaces }: Pick<Letterhead, 'locale' | 'own' | 'typefaces'>): {
  display: string;
  text: string;
} {
  const { arabic, display, text } = findTypefaces(typefaces);
  if (directionOf(locale) === 'rtl')
    return {
      display: `${namesOf(OWN_NAMES.display, own.arabicHeadings) ?? `'${arabic.display}'`}, ${ARABIC}`,
      text: `${namesOf(OWN_NAMES.text, own.arabicText) ?? `'${arabic.text}'`}, ${ARABIC}`,
    };
  return {
    display: stackOf(OWN_NAMES.display, own.headings) ?? pairStack(display),
    text: stackOf(OWN_NAMES.text, own.text) ?? pairStack(text),
  };
}

function stackOf(page: string, family: OwnFamily | undefined): string | undefined {
  return family && `${namesOf(page, family)}, ${family.isSerif ? SERIF : SANS}`;
}

function namesOf(page: string, family: OwnFamily | undefined): string | undefined {
  return family && `'${page}', '${family.name}'`;
}

function pairStack(family: string): string {
  return `'${family}', ${SERIF_FAMILIES.includes(family) ? SERIF : SANS}`;
}
