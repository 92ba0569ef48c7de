import { expect, test } from 'vitest';
import { KHETTARA } from './examples.ts';
import { writeText } from './writeText.ts';

const PIECES = [
  { kind: 'facts', facts: [{ label: 'Total', value: '390' }] },
  { kind: 'facts', facts: [{ label: 'Qui ?', value: 'Amina' }] },
  { kind: 'link', label: 'Voir', url: 'https://x.example' },
] as const;

test.each([
  ['en', 'Total: 390', 'Voir:\nhttps://x.example'],
  ['fr', 'Total\u202f: 390', 'Voir\u202f:\nhttps://x.example'],
  ['ar', 'Total: 390', 'Voir:\nhttps://x.example'],
] as const)('names and values have the colon of %s, questions none', (locale, fact, link) => {
  const text = writeText({ title: '', preview: '', pieces: [...PIECES], reason: '' }, { ...KHETTARA, locale });
  expect(text).toContain(`${fact}\n\nQui ? Amina\n\n${link}\n`);
});
