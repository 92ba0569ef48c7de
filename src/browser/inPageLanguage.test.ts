// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { joinLocale, LANGUAGES, type LocaleCode } from '../shared/locales.ts';
import { inPageLanguage } from './inPageLanguage.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

test.each(Object.keys(LANGUAGES) as LocaleCode[])(
  'the URL of a fragment is the same as on the server in %s',
  (locale) => {
    document.documentElement.lang = locale;
    expect(inPageLanguage('/box/1/')).toBe(joinLocale({ locale, path: '/box/1/' }));
  },
);
