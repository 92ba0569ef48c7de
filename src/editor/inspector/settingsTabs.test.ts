import type { ClientField } from 'payload';
import { afterEach, expect, test } from 'vitest';
import { settingsTabs } from './settingsTabs.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

test('tabs have the same names in every language', () => {
  const labelled = (...labels: string[]) =>
    settingsTabs([{ type: 'tabs', tabs: labels.map((label) => ({ fields: [], label })) } as unknown as ClientField]);
  expect(labelled('Content', 'Style').map(({ name }) => name)).toEqual(['content', 'style']);
  globalThis.rihlaStudioWords = { language: 'fr', messages: { Content: 'Contenu', Style: 'Apparence' } };
  expect(labelled('Contenu', 'Apparence').map(({ label, name }) => [label, name])).toEqual([
    ['Contenu', 'content'],
    ['Apparence', 'style'],
  ]);
});
