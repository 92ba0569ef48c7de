// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadWords } from './loadWords.ts';

const catalogues = {
  '../shared/messages/en/formFaults.ts': vi.fn(async () => ({ 'form.tooLarge': 'Take at most {max}.' })),
  '../shared/messages/fr/formFaults.ts': vi.fn(async () => ({ 'form.tooLarge': 'Au plus {max}.' })),
};

test('fetches the words of the page’s language alone, and fills in their values', async () => {
  document.documentElement.lang = 'fr';
  const t = await loadWords(catalogues);
  expect(t('form.tooLarge', { max: 3 })).toBe('Au plus 3.');
  expect(t('form.tooLarge')).toBe('Au plus {max}.');
  expect(catalogues['../shared/messages/en/formFaults.ts']).not.toHaveBeenCalled();
});

test('a language without words gets those of the first', async () => {
  expect((await loadWords(catalogues, 'xx'))('form.tooLarge', { max: 3 })).toBe('Take at most 3.');
});

test('a word that is not among them is its own name', async () => {
  expect((await loadWords(catalogues, 'en'))('form.required')).toBe('form.required');
});

test('fails when the words cannot be fetched', async () => {
  const lost = { '/messages/en/a.ts': async () => Promise.reject(new Error('offline')) };
  await expect(loadWords(lost, 'en')).rejects.toThrow('offline');
});
