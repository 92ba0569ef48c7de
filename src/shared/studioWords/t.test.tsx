import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { english, msg, type StudioMessages, studioLanguage, t, tCount } from './t.ts';
import { tRich } from './tRich.tsx';
import { translated } from './translated.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

function speak(language: 'ar' | 'fr', messages: StudioMessages): void {
  globalThis.rihlaStudioWords = { language, messages };
}

describe('without a catalogue', () => {
  test('messages are English, with their values', () => {
    expect(studioLanguage()).toBe('en');
    expect(t('Saved.')).toBe('Saved.');
    expect(t('By {name}, {days} days ago, {unknown}', { name: 'Amal', days: 2 })).toBe(
      'By Amal, 2 days ago, {unknown}',
    );
  });

  test.each([
    [0, '0 blocks'],
    [1, '1 block'],
    [2, '2 blocks'],
  ])('the plural form of %i', (count, text) => expect(tCount('{count} block', '{count} blocks', count)).toBe(text));
});

describe('in another language', () => {
  test('a message is that of the catalogue, by its English text; one that is missing stays English', () => {
    speak('fr', { 'Saved.': 'Enregistré.', constructor: 'no' });
    expect([t('Saved.'), t('Publish'), studioLanguage()]).toEqual(['Enregistré.', 'Publish', 'fr']);
  });

  test.each([
    [0, 'لا كتل'],
    [1, 'كتلة'],
    [2, 'كتلتان'],
    [3, '3 كتل'],
    [11, '11 كتلة'],
    [100, '100 من الكتل'],
  ])('the Arabic plural form of %i', (count, text) => {
    const forms = {
      zero: 'لا كتل',
      one: 'كتلة',
      two: 'كتلتان',
      few: '{count} كتل',
      many: '{count} كتلة',
      other: '{count} من الكتل',
    };
    speak('ar', { '{count} blocks': forms });
    expect(tCount('{count} block', '{count} blocks', count)).toBe(text);
  });

  test('text values are isolated in Arabic, numbers are not', () => {
    speak('ar', { 'By {name}, {days}': '{days}، {name}' });
    expect(t('By {name}, {days}', { name: 'Amal', days: 2 })).toBe('2، \u2068Amal\u2069');
  });

  test('elements in a message are in the order of its language', () => {
    speak('fr', { '{name} published {page}.': '{page} : publié par {name}.' });
    const message = tRich('{name} published {page}.', { name: <b>Amal</b>, page: <i>Home</i> });
    expect(renderToStaticMarkup(message)).toBe('<i>Home</i> : publié par <b>Amal</b>.');
  });

  test('a declared text is translated whenever it is read', () => {
    const field = translated({ label: msg('Title'), name: 'title' }, 'label');
    expect(field.label).toBe('Title');
    speak('fr', { Title: 'Titre', title: 'no' });
    expect({ ...field }).toEqual({ label: 'Titre', name: 'title' });
    expect(JSON.stringify(field)).toBe('{"label":"Titre","name":"title"}');
  });
});

describe('a message with a context', () => {
  const status = msg('Open\x04an enquiry');

  test('is the word alone in English', () => {
    expect([t(status), t('Open'), english(status)]).toEqual(['Open', 'Open', 'Open']);
    expect(tCount('new', 'new\x04enquiries', 2)).toBe('new');
  });

  test('is a message of its own in the catalogue', () => {
    speak('fr', { [status]: 'En cours', Open: 'Ouvrir' });
    expect([t(status), t('Open'), english(status)]).toEqual(['En cours', 'Ouvrir', 'Open']);
  });

  test('a label may have a translation apart from that of the same word on a screen', () => {
    const option = translated({ label: 'Open' }, 'label');
    speak('fr', { Open: 'Ouvrir', 'Open\x04field': 'Ouvert' });
    expect([t('Open'), option.label]).toEqual(['Ouvrir', 'Ouvert']);
  });
});
