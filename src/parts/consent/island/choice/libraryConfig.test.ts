import { expect, test } from 'vitest';
import type { ConsentChoiceProps } from './consentChoiceProps.ts';
import { libraryConfig } from './libraryConfig.ts';

const part = { title: 'Title', text: 'Text' };
const props: ConsentChoiceProps = {
  language: 'en',
  revision: 3,
  offered: ['analytics', 'advertising'],
  words: {
    title: 'Cookie settings',
    intro: 'Choose.',
    accept: 'Accept all',
    reject: 'Reject all',
    save: 'Save',
    close: 'Close',
    necessary: part,
    analytics: part,
    advertising: part,
  },
};

test('a choice requires consent, lasts 182 days, and belongs to one revision', () => {
  expect(libraryConfig(props, [], 'khettara.example')).toMatchObject({
    mode: 'opt-in',
    revision: 3,
    autoShow: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: 182, sameSite: 'Lax' },
  });
});

test('the preferences show what is granted now', () => {
  const { categories } = libraryConfig(props, ['analytics'], 'khettara.example');
  expect(categories.necessary).toEqual({ enabled: true, readOnly: true });
  expect(categories.analytics?.enabled).toBe(true);
  expect(categories.advertising?.enabled).toBe(false);
});

test('only offered categories can be chosen', () => {
  const { categories, language } = libraryConfig({ ...props, offered: ['advertising'] }, [], 'khettara.example');
  expect(Object.keys(categories)).toEqual(['necessary', 'advertising']);
  const { preferencesModal } = language.translations.en as { preferencesModal: { sections: unknown[] } };
  expect(preferencesModal.sections).toHaveLength(3);
});

test('clears tracker cookies for this host and its parent domains', () => {
  const { categories } = libraryConfig(props, [], 'www.sahara.khettara.example');
  const cookies = categories.advertising?.autoClear?.cookies ?? [];
  expect(cookies.filter(({ name }) => name === '_fbp').map(({ domain }) => domain)).toEqual([
    undefined,
    'sahara.khettara.example',
    'khettara.example',
  ]);
  const names = (category: string) => categories[category]?.autoClear?.cookies.map(({ name }) => name) ?? [];
  const clears = (category: string, cookie: string) =>
    names(category).some((name) => (typeof name === 'string' ? name === cookie : name.test(cookie)));
  for (const cookie of ['_ga', '_ga_ABC123', '_gid']) expect(clears('analytics', cookie), cookie).toBe(true);
  expect(clears('analytics', '_fbp')).toBe(false);
});
