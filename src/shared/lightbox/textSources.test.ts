import { expect, test } from 'vitest';
import { textFrom } from './textSources.ts';

const TEXTS = { title: 'Dawn', caption: ' Erg Chigaga, 7:12 ', alt: 'Dunes in low light', description: '' };

test.each([
  ['title', 'Dawn'],
  ['caption', 'Erg Chigaga, 7:12'],
  ['alt', 'Dunes in low light'],
  ['description', undefined],
  ['none', undefined],
  [undefined, 'Dawn'],
  [null, 'Dawn'],
  ['toString', 'Dawn'],
])('from %s: %s', (source, text) => {
  expect(textFrom(TEXTS, source, 'title')).toBe(text);
});
