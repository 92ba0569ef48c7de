import { expect, test } from 'vitest';
import { list, paragraph, richText, words } from './samples/text.ts';
import { plainText, rootOf, type TextNode } from './textNode.ts';

test('text of one line is joined, lines are separated by spaces', () => {
  const content = richText(
    paragraph('Erg ', words('Chigaga', 1), { type: 'linebreak' }, 'at dawn'),
    list('bullet', ['Water', 'Shade']),
    paragraph({ type: 'link', children: [words('When to go')] }, '.'),
  );
  expect(plainText(rootOf(content))).toBe('Erg Chigaga at dawn Water Shade When to go.');
});

test.each([undefined, null, 'text', 7, { root: 'text' }, { root: [] }, { root: { children: [null, 'text'] } }])(
  '%j has no text',
  (content) => {
    expect(plainText(rootOf(content))).toBe('');
  },
);

test('a widget in a rich text adds none', () => {
  expect(
    plainText({ children: [{ type: 'block', fields: { blockType: 'quote', text: 'Not mine' } }] } as TextNode),
  ).toBe('');
});
