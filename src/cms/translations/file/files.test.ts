import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRow } from './planFile.ts';
import { readTextsCsv, writeTextsCsv } from './textsCsv.ts';
import type { DocumentUnit } from './units.ts';
import { readXliff, writeXliff } from './xliff.ts';

const unit = (more: Partial<DocumentUnit> = {}): DocumentUnit => ({
  ...{ of: 'pages:7', locale: 'fr', id: 'b/text', key: 'b/text', label: 'Heading · Text' },
  ...{ isDisplay: true, source: 'Where <em>dunes</em> begin, {name}', translation: '' },
  ...more,
});
const plain = ({ id, locale, of, source, translation }: DocumentUnit) => ({ of, locale, id, source, translation });

/** Characters that XML 1.0 holds, markup and placeholders among them. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '<1>',
        '</1>',
        '<2/>',
        '<em>',
        '</em>',
        '<br>',
        '{name}',
        '&amp;',
        '&',
        '"',
        "'",
        '\n',
        '\r\n',
        '\t',
        ' ',
        ';',
        '=1+1',
        ']]>',
        'الكثبان',
      ),
    ),
    { maxLength: 8 },
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold
  .map((parts) => parts.join('').replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''));

const units = fc.array(
  fc.record({
    of: fc.constantFrom('pages:7', 'tours:3'),
    locale: fc.constantFrom('fr', 'ar'),
    id: words,
    key: fc.constant('b/text'),
    label: words,
    isDisplay: fc.boolean(),
    parts: fc.constantFrom(undefined, []),
    source: words,
    translation: words,
  }),
  { maxLength: 6 },
);

test('a file of either kind holds every text as it is', () => {
  fc.assert(
    fc.property(units, (all) => {
      const byDocument = [...Map.groupBy(all, ({ locale, of }) => `${of} ${locale}`).values()].flat();
      expect(readXliff(writeXliff(all, new Map([['pages:7', 'A & <b>']])), 100)).toEqual(byDocument.map(plain));
      expect(readTextsCsv(writeTextsCsv(all), 100)).toEqual(all.map(plain));
    }),
    // A code whose partner the source lacks.
    {
      examples: [
        [
          [
            {
              ...({ of: 'pages:7', locale: 'fr', key: 'b/text' } as const),
              ...({ id: '1', label: '', isDisplay: false, parts: [], source: '<1>', translation: '<1></1>' } as const),
            },
          ],
        ],
      ],
    },
  );
});

test('markup and placeholders are codes of an XLIFF file, which a tool may send back by name alone', () => {
  const xml = writeXliff([unit()], new Map());
  expect(xml).toContain(
    'Where <ph id="1">&#60;em&#62;</ph>dunes<ph id="2">&#60;/em&#62;</ph> begin, <ph id="3">{name}</ph>',
  );
  const returned = xml.replace(
    '</source>',
    '</source><target>Où, <x id="3"/>, commencent les <g id="9"><ph id="1"/>dunes</g><ph id="2"/></target><alt-trans><target>No</target></alt-trans>',
  );
  expect(readXliff(returned, 10)?.[0]?.translation).toBe('Où, {name}, commencent les <em>dunes</em>');
});

test.each([
  [
    'an entity is left as it stands',
    '<!DOCTYPE x [<!ENTITY a "boom"><!ENTITY f SYSTEM "file:///etc/passwd">]>',
    '&a;&f;',
  ],
  ['a reference is the character', '', '&#x41;&amp;'],
])('hostile XML: %s', (_, head, text) => {
  const read = readXliff(
    `<?xml version="1.0"?>${head}<xliff version="1.2"><file original="pages:7" target-language="fr"><body><trans-unit id="a"><source>x</source><target>${text}</target></trans-unit></body></file></xliff>`,
    10,
  );
  expect(read?.[0]?.translation).toBe(head ? '&a;&f;' : 'A&');
});

test('codes of a paragraph are groups and empty elements, which a tool may move', () => {
  const source = 'By <1>camel</1> to <2>{name}</2><3/>';
  const xml = writeXliff([unit({ parts: [], isDisplay: false, source, translation: '<3/><1>À dos' })], new Map());
  expect(xml).toContain(
    '<source>By <g id="1">camel</g> to <g id="2"><ph id="p6.1">{name}</ph></g><x id="3"/></source><target><x id="3"/>&#60;1&#62;À dos</target>',
  );
  const returned = xml.replace(
    /<target>.*<\/target>/,
    '<target><x id="3"/>Vers <g id="2"><x id="p6.1"/></g> <g id="7">à dos de <g id="1">chameau</g></g></target>',
  );
  expect(readXliff(returned, 10)?.[0]?.translation).toBe('<3/>Vers <2>{name}</2> à dos de <1>chameau</1>');
});

test('a file that is no XLIFF 1.2, or has too many texts, is none', () => {
  expect(readXliff('<xliff version="2.0"><file/></xliff>', 10)).toBeUndefined();
  expect(readXliff('<html></html>', 10)).toBeUndefined();
  const whole = writeXliff([unit(), unit()], new Map());
  expect(readXliff(whole.slice(0, whole.indexOf('</file>')), 10)).toBeUndefined();
  expect(readXliff(writeXliff([unit(), unit()], new Map()), 1)).toBeUndefined();
  expect(readTextsCsv('document,id\npages:7,a', 10)).toMatch(/language, source, translation is missing/);
  expect(readTextsCsv(writeTextsCsv([unit(), unit()]), 1)).toMatch(/more than/);
  const deep = `<xliff version="1.2">${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</xliff>`;
  expect(readXliff(deep, 10)).toBeUndefined();
});

test('what a file does not have stays, an unknown text is named, a changed source is stale', () => {
  const stored = {
    'c/text': { text: 'Reste', source: 'Stays' },
    'b/text': { text: 'Vieux', source: 'x', by: 'machine' },
  };
  const own = [
    unit({ source: 'New words', translation: 'Vieux' }),
    unit({ id: '/title', key: '/title', source: 'Dunes' }),
  ];
  const { remarks, row } = planRow(
    [
      { of: 'pages:7', locale: 'fr', id: 'b/text', source: 'Old words of {name}', translation: 'Nouveau' },
      { of: 'pages:7', locale: 'fr', id: '/title', source: 'Dunes', translation: 'Les dunes' },
      { of: 'pages:7', locale: 'fr', id: 'gone', source: 'x', translation: 'y' },
      { of: 'pages:7', locale: 'fr', id: 'c/text', source: 'x', translation: ' ' },
    ],
    own,
    stored,
  );
  expect(row).toEqual({
    title: 'Les dunes',
    texts: { 'c/text': stored['c/text'], 'b/text': { text: 'Nouveau', source: 'Old words of {name}' } },
    ...{ added: 1, changed: 1 },
  });
  expect(remarks.map(({ id, says }) => `${id}: ${says}`)).toEqual([
    expect.stringMatching(/^b\/text: The source has changed/),
    expect.stringMatching(/^gone: There is no such text/),
  ]);
});

test('text nodes of an older file are imported, unless their paragraph has a translation', () => {
  const node = (id: string, source: string) => unit({ id, key: id, source, isDisplay: false });
  const own = [unit({ parts: [node('old1', 'By'), node('old2', 'camel')] })];
  const given = [{ of: 'pages:7', locale: 'fr', id: 'old2', source: 'camel', translation: 'chameau' }];
  expect(planRow(given, own, {}).row).toMatchObject({
    added: 1,
    texts: { old2: { text: 'chameau', source: 'camel' } },
  });
  const stored = { 'b/text': { text: 'À dos', source: unit().source } };
  expect(planRow(given, own, stored)).toMatchObject({ row: { added: 0 }, remarks: [{ id: 'old2' }] });
});

test('a translation without the placeholders and markup of its source is named', () => {
  const given = { of: 'pages:7', locale: 'fr', id: 'b/text', source: unit().source, translation: 'Les <em>dunes' };
  expect(planRow([given], [unit()], {}).remarks[0]?.says).toBe('The translation lacks </em>, {name}.');
});
