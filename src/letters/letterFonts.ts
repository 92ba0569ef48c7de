import { directionOf } from '../shared/locales.ts';
import { findTypefaces } from '../shared/typefaces.ts';
import { SERIF_FAMILIES } from '../styles/fonts/fallbacks.ts';
import type { Letterhead } from './letterhead.ts';

const SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ARABIC = "'Geeza Pro', 'Segoe UI', 'Noto Naskh Arabic', Tahoma, sans-serif";

/**
 * Font stacks of letters and papers: the site's pair of typefaces, which few readers have, and system fonts of its kind.
 * @returns stacks for CSS, of headings and of text
 */
export function letterFonts({ locale, typefaces }: Pick<Letterhead, 'locale' | 'typefaces'>): {
  display: string;
  text: string;
} {
  const pair = findTypefaces(typefaces);
  if (directionOf(locale) === 'rtl')
    return { display: `'${pair.arabic.display}', ${ARABIC}`, text: `'${pair.arabic.text}', ${ARABIC}` };
  return { display: stackOf(pair.display), text: stackOf(pair.text) };
}

function stackOf(family: string): string {
  return `'${family}', ${SERIF_FAMILIES.includes(family) ? SERIF : SANS}`;
}
