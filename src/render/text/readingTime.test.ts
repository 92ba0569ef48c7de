import { expect, test } from 'vitest';
import { widgets } from '../../widgets/registry.ts';
import { list, paragraph, richText, words } from '../samples/text.ts';
import type { AnyBlock, Layout } from '../types.ts';
import { readingMinutes } from './readingTime.ts';

const text = (count: number): AnyBlock => ({
  blockType: 'rich-text',
  content: richText(paragraph('dune '.repeat(count))),
});

test.each([
  [0, 0],
  [1, 1],
  [220, 1],
  [221, 2],
  [1800, 9],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes([text(count)], widgets)).toBe(minutes);
});

test('counts the text inside containers, not the markup around it', () => {
  const heading: AnyBlock = { blockType: 'heading', text: 'many words '.repeat(300), level: 'h2' };
  expect(
    readingMinutes(
      [{ blockType: 'container', blocks: [text(220), heading, { blockType: 'container', blocks: [text(1)] }] }],
      widgets,
    ),
  ).toBe(2);
});

test('formatted parts of a word are one word, list items several', () => {
  const half = paragraph(words('cara', 1), words('van'));
  const content = richText(
    ...Array.from({ length: 110 }, () => half),
    list(
      'bullet',
      Array.from({ length: 110 }, () => 'well'),
    ),
  );
  expect(readingMinutes([{ blockType: 'rich-text', content }], widgets)).toBe(1);
  expect(readingMinutes([{ blockType: 'rich-text', content }, text(1)], widgets)).toBe(2);
});

test.each([null, [], [null, 'text'], [{ blockType: 'rich-text', content: { root: { children: 'text' } } }]])(
  '%j takes no time',
  (layout) => {
    expect(readingMinutes(layout as Layout, widgets)).toBe(0);
  },
);
