import { studioLanguage } from '../../../shared/studioWords/t.ts';
import type { HandbookPage } from '../rules/parsePage.ts';

/** Attributes of a page's text where it is not in the language of the studio: a page without a translation is English. */
export function languageMarks({ language }: HandbookPage): { lang?: string; dir?: 'ltr' } {
  return language === studioLanguage() ? {} : { lang: language, dir: 'ltr' };
}
