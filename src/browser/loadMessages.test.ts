// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadMessages } from './loadMessages.ts';

const catalogues = {
  '../shared/messages/ar/formFaults.ts': vi.fn(async () => ({ 'form.tooLarge': 'حتى {max}.' })),
  '../shared/messages/en/formFaults.ts': vi.fn(async () => ({ 'form.tooLarge': 'Take at most {max}.' })),
  '../shared/messages/fr/formFaults.ts': vi.fn(async () => ({ 'form.tooLarge': 'Au plus {max}.' })),
};

test('loads only the page language’s catalogue, and fills in values', async () => {
  document.documentElement.lang = 'fr';
  const t = await loadMessages(catalogues);
  expect(t('form.tooLarge', { max: 3 })).toBe('Au plus 3.');
  expect(t('form.tooLarge')).toBe('Au plus {max}.');
  expect(catalogues['../shared/messages/en/formFaults.ts']).not.toHaveBeenCalled();
});

test('falls back to English', async () => {
  expect((await loadMessages(catalogues, 'xx'))('form.tooLarge', { max: 3 })).toBe('Take at most 3.');
});

test('an unknown key is returned as it is', async () => {
  expect((await loadMessages(catalogues, 'en'))('form.required')).toBe('form.required');
});

test('rejects when the catalogue fails to load', async () => {
  const lost = { '/messages/en/a.ts': async () => Promise.reject(new Error('offline')) };
  await expect(loadMessages(lost, 'en')).rejects.toThrow('offline');
});
