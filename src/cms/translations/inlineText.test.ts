import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InlineNode, lostCodes, readInline, writeInline } from './inlineText.ts';

const words = (text: string, format = 0): InlineNode => ({ type: 'text', version: 1, text, format });
const link = (...children: InlineNode[]): InlineNode => ({ type: 'link', fields: { url: '/a/' }, children });
const line: InlineNode = { type: 'linebreak', version: 1 };
const NODES = [
  words('Go '),
  words('far', 1),
  words(' to '),
  link(words('the '), words('dunes', 2)),
  line,
  words('now.'),
];

test('formatted words and links have numbered codes around them, and what has no words is one', () => {
  const { parts, text } = writeInline(NODES);
  expect(text).toBe('Go <1>far</1> to <2>the <3>dunes</3></2><4/>now.');
  expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual(['Go', 'far', 'to', 'the', 'dunes', 'now.']);
});

test('codes may be in another order, and hold more or fewer words', () => {
  const { codes } = writeInline(NODES);
  expect(readInline('<2><3>Dunes</3> les</2> <1>très loin</1><4/>', codes)).toEqual([
    link(words('Dunes', 2), words(' les')),
    words(' '),
    words('très loin', 1),
    line,
  ]);
});

test.each([
  ['unknown', 'a<9>b</9>c', [words('a'), words('b'), words('c')]],
  ['without a partner', 'a<1>b', [words('a'), words('b')]],
  ['closed alone', 'a</1>b', [words('a'), words('b')]],
  ['repeated without words', '<4/>a<4/>', [line, words('a')]],
  ['of another kind', 'a<4>b</4><1/>', [words('a'), words('b')]],
  ['in one another the wrong way', '<1>a<2>b</1>c</2>', undefined],
])('codes that are %s break nothing', (_, text, nodes) => {
  const read = readInline(text, writeInline(NODES).codes);
  if (nodes) expect(read).toEqual(nodes);
  else expect(JSON.stringify(read)).toMatch(/a.*b.*c/);
});

test('codes that a translation lacks are named once', () => {
  expect(lostCodes('<1>a</1> <1>b</1><2/>', '<1>c')).toEqual(['</1>', '<2/>']);
});

test('any paragraph comes back as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('<1>', '</2>', '<0/>', '<', '1>', ' ', '{name}', 'الكثبان'),
  );
  const node = fc.oneof(
    fc.record({ type: fc.constant('text'), text, format: fc.constantFrom(0, 1, 2, 64) }),
    fc.constantFrom({ type: 'linebreak' }, { type: 'tab' }, { type: 'inlineBlock', fields: { id: 'x' } }),
  );
  const inner = fc.array(node, { maxLength: 4 });
  const outer = fc.oneof(node, fc.record({ type: fc.constant('link'), url: fc.string(), children: inner }));
  fc.assert(
    fc.property(fc.array(outer, { maxLength: 6 }), (nodes) => {
      const { codes, parts, text: coded } = writeInline(nodes);
      expect(readInline(coded, codes)).toEqual(nodes);
      for (const { from, text: own, to } of parts) expect(coded.slice(from, to).replaceAll('<0/>', '<')).toBe(own);
    }),
  );
});
