import { expect, test } from 'vitest';
import { ROOT } from '../../../../tests/support/testPayload.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { readCatalogue } from './catalogues.ts';
import { requestLanguage } from './requestLanguage.ts';
import { createStudioLanguages } from './studioLanguages.ts';

test.each([
  ['fr', { cookie: 'payload-theme=dark; payload-lng=fr', 'accept-language': 'ar' }],
  ['ar', { cookie: 'payload-lng=de', 'accept-language': 'ar-MA,ar;q=0.9,en;q=0.8' }],
  ['fr', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }],
  ['en', { 'accept-language': 'de-DE,de;q=0.9' }],
  ['en', { cookie: 'other-payload-lng=fr' }],
  ['en', {}],
])('the language %s of a request', (language, headers) => expect(requestLanguage(headers)).toBe(language));

test('requests at the same time have each their own language, also after they waited', async () => {
  const languages = createStudioLanguages(ROOT);
  const message = 'This account has no password of its own';
  const [known = message] = Object.keys(readCatalogue(ROOT, 'fr').messages);
  const ask = (cookie: string) =>
    languages.serve({ cookie }, async () => {
      await Promise.resolve();
      await new Promise(setImmediate);
      return [studioLanguage(), t(known)];
    });
  const answers = await Promise.all([ask('payload-lng=fr'), ask('payload-lng=ar'), ask('')]);
  const of = (language: 'ar' | 'fr') => [language, readCatalogue(ROOT, language).messages[known] ?? known];
  expect(answers).toEqual([of('fr'), of('ar'), ['en', known]]);
  expect(studioLanguage()).toBe('en');
});

test('the script of a catalogue is found by its name alone, and sets it', () => {
  const languages = createStudioLanguages(ROOT);
  const url = languages.serve({ cookie: 'payload-lng=ar' }, () => globalThis.rihlaStudioWords?.script) ?? '';
  const script = languages.findScript(url.split('/').at(-1) ?? '');
  const browser: { rihlaStudioWords?: { language: string } } = {};
  new Function('globalThis', script?.text ?? '')(browser);
  expect(browser.rihlaStudioWords?.language).toBe('ar');
  expect(languages.findScript('ar.js')).toBeUndefined();
});
