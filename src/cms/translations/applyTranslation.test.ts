import fc from 'fast-check';
import type { FlattenedField } from 'payload';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../relations/visitRelations.ts';
import { applyTranslation, listTexts } from './applyTranslation.ts';
import { mapTexts } from './mapTexts.ts';

// Fields as Payload flattens them; the walk reads no more of them than this.
const text = (name: string, more: object = {}) => ({ name, type: 'text', label: name, localized: true, ...more });
const slot = { name: 'blocks', type: 'richText', custom: { isSlot: true } };
const items = { name: 'items', type: 'array', label: 'Items', flattenedFields: [text('label', { required: true })] };
const kinds: Record<string, object[]> = {
  box: [text('title', { custom: { isDisplayText: true } }), { name: 'address', type: 'text' }, items, slot],
  prose: [{ name: 'text', type: 'richText', label: 'Text', localized: true }],
};
const fields = [
  text('title', { required: true }),
  text('path', { localized: false }),
  { name: 'meta', type: 'group', flattenedFields: [text('title')] },
  { name: 'layout', type: 'richText', custom: { isSlot: true } },
] as unknown as FlattenedField[];
const schema: Schema = {
  fieldsOf: () => fields,
  globalFieldsOf: () => undefined,
  blockFieldsOf: (slug) => kinds[slug] as unknown as FlattenedField[],
  blockLabelOf: (slug) => slug,
};

const box = (id: string, title: string, blocks: object[] = []) => ({
  ...{ id, blockType: 'box', title, address: '/a/', blocks },
  items: [{ id: `${id}i`, label: `Label of ${title}` }],
});
const prose = (id: string, ...words: string[]) => ({
  ...{ id, blockType: 'prose' },
  text: { root: { type: 'root', children: words.map((word) => ({ type: 'text', text: word, format: 1 })) } },
});
const page = (...layout: object[]) => ({ id: 1, title: 'Dunes', path: '/dunes/', meta: { title: 'Dunes' }, layout });
const translate = (document: object, texts: object, title = 'Les dunes') =>
  applyTranslation(fields, document, schema, { title, texts });
const list = (document: object, texts: object = {}) => listTexts(fields, document, schema, texts);

/** Everything of a document but its texts. */
const structureOf = (document: object) => mapTexts(fields, document, schema, () => '·');

describe('a translation', () => {
  test('replaces the texts of document, blocks, rows and rich texts, and nothing else', () => {
    const texts = {
      '/meta.title': { text: 'Dunes FR', source: 'Dunes' },
      'b/title': { text: 'Bonjour', source: 'Hello' },
      'bi/label': { text: 'Étiquette', source: 'Label of Hello' },
      'p/text#By camel.': { text: 'À dos de chameau.', source: 'By camel.' },
    };
    const { document, remaining } = translate(page(box('b', 'Hello', [prose('p', 'By camel.')])), texts);
    expect(document).toMatchObject({
      title: 'Les dunes',
      path: '/dunes/',
      meta: { title: 'Dunes FR' },
      layout: [
        {
          title: 'Bonjour',
          address: '/a/',
          items: [{ id: 'bi', label: 'Étiquette' }],
          blocks: [{ text: { root: { children: [{ text: 'À dos de chameau.', format: 1 }] } } }],
        },
      ],
    });
    expect([...remaining]).toEqual([]);
  });

  test('keeps the spaces around the words of a rich text', () => {
    const texts = { 'p/text#By camel.': { text: 'À dos de chameau.', source: 'By camel.' } };
    const { document } = translate(page(prose('p', ' By camel. ')), texts);
    expect(document).toMatchObject({ layout: [{ text: { root: { children: [{ text: ' À dos de chameau. ' }] } } }] });
  });

  const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
  const rich = (...children: object[]) =>
    page({ id: 'p', blockType: 'prose', text: { root: { type: 'root', children } } } as never);
  const words = (text: string, format = 0) => ({ type: 'text', text, format });

  test('a paragraph with formatting is one text, whose codes may move', () => {
    const source = rich(paragraph(words('Red '), words('dunes', 1), words(' at dawn')), paragraph(words('End', 1)));
    expect(list(source).map(({ key }) => key)).toEqual([
      '/meta.title',
      'p/text#Red <1>dunes</1> at dawn',
      'p/text#End',
    ]);
    const texts = {
      'p/text#Red <1>dunes</1> at dawn': { text: 'À l’aube, les <1>dunes</1>', source: 'Red <1>dunes</1> at dawn' },
      'p/text#End': { text: 'Fin', source: 'End' },
    };
    expect(translate(source, texts).document).toMatchObject({
      layout: [
        {
          text: {
            root: { children: [paragraph(words('À l’aube, les '), words('dunes', 1)), paragraph(words('Fin', 1))] },
          },
        },
      ],
    });
  });

  test('a paragraph whose text nodes were translated one by one stays translated', () => {
    const source = rich(paragraph(words('Red '), words('dunes', 1)));
    const texts = {
      'p/text#Red': { text: 'Les rouges', source: 'Red', by: 'machine' },
      'p/text#dunes': { text: 'dunes 2 <1>', source: 'dunes' },
    };
    expect(translate(source, texts).document).toMatchObject({
      layout: [{ text: { root: { children: [paragraph(words('Les rouges '), words('dunes 2 <1>', 1))] } } }],
    });
    expect(list(source, texts)[1]).toMatchObject({ state: 'current', isByMachine: true });
    expect(list(source, { 'p/text#Red': texts['p/text#Red'] })[1]).toMatchObject({ state: 'missing' });
  });

  test('translates a rich text as a whole or not at all', () => {
    const texts = { 'p/text#One.': { text: 'Un.', source: 'One.' } };
    const { document, translated } = translate(page(prose('p', 'One.', 'Two.')), texts);
    expect(document).toMatchObject({
      layout: [{ text: { root: { children: [{ text: 'One.' }, { text: 'Two.' }] } } }],
    });
    expect(translated.has('p/text')).toBe(false);
  });

  test('keeps the source text where a translation is missing, reports where, and ignores texts of deleted blocks', () => {
    const { document, remaining } = translate(page(box('b', 'Hello')), { 'gone/title': { text: 'X', source: 'Y' } });
    expect(document).toMatchObject({ layout: [{ title: 'Hello' }] });
    expect([...remaining]).toEqual(['/meta.title', 'b/title', 'bi/label']);
  });

  test('a text is sanitized when its field is', () => {
    const { document } = translate(page(box('b', 'Hello')), {
      'b/title': { text: '<b>Oui</b><script>alert(1)</script>', source: 'Hello' },
    });
    expect(document).toMatchObject({ layout: [{ title: '<b>Oui</b>' }] });
  });

  test.each([null, 7, 'text', [], { 'b/title': 'text' }, { 'b/title': { text: 7 } }])(
    'of %j has no texts',
    (stored) => {
      expect(translate(page(box('b', 'Hello')), stored as object).document).toMatchObject({
        layout: [{ title: 'Hello' }],
      });
    },
  );
});

describe('the list of texts', () => {
  test('reports missing and stale text leaves', () => {
    const texts = { 'b/title': { text: 'Bonjour', source: 'Hi' }, 'bi/label': { text: 'É', source: 'Label of Hello' } };
    expect(list(page(box('b', 'Hello')), texts)).toMatchObject([
      { key: '/meta.title', state: 'missing', isRequired: true },
      { key: 'b/title', state: 'stale', was: 'Hi', isRequired: false, label: 'box · title' },
      { key: 'bi/label', state: 'current', isRequired: true },
    ]);
  });
});

describe('an edited paragraph', () => {
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
  const rich = (...children: object[]) => richOf('p', ...children);
  const richOf = (id: string, ...children: object[]) =>
    page({ id, blockType: 'prose', text: { root: { type: 'root', children } } } as never);
  const words = (text: string, format = 0) => ({ type: 'text', text, format });
  const said = (...all: string[]) => rich(...all.map((text) => paragraph(words(text))));
  const statesIn = (source: object, texts: object) =>
    list(source, texts)
      .slice(1)
      .map(({ state, translation, was }) => ({ state, translation, was }));
  const before = 'We walk for six hours, and sleep in tents.';
  const texts = {
    [`p/text#${before}`]: { text: 'Six heures de marche, et la nuit sous la tente.', source: before },
    'p/text#Bring a coat.': { text: 'Prenez un manteau.', source: 'Bring a coat.' },
  };

  test('is stale, with the words before, and still shown', () => {
    const source = said('Bring a coat.', 'We walk for seven hours, and sleep in tents.');
    expect(statesIn(source, texts)).toEqual([
      { state: 'current', translation: 'Prenez un manteau.', was: undefined },
      { state: 'stale', translation: texts[`p/text#${before}`]?.text, was: before },
    ]);
    expect(translate(source, texts).translated.has('p/text')).toBe(true);
  });

  test('is missing where it has become another, or is new beside the old one', () => {
    const other = 'Tea is poured from above.';
    expect(statesIn(said('Bring a coat.', other), texts)[1]).toMatchObject({ state: 'missing' });
    const both = said(before, 'We walk for seven hours, and sleep in tents.');
    expect(statesIn(both, texts).map(({ state }) => state)).toEqual(['current', 'missing']);
  });

  test('is not found in another field', () => {
    expect(statesIn(richOf('q', paragraph(words(`${before} Twice.`))), texts)[0]).toMatchObject({ state: 'missing' });
  });

  test('gives its translation to one paragraph, the most alike', () => {
    const source = said('We walk for six hours, and talk.', 'We walk for six hours, and sleep in tents!');
    expect(statesIn(source, texts).map(({ state }) => state)).toEqual(['missing', 'stale']);
  });

  test('has codes where it has formatting now, and no others', () => {
    const coded = {
      'p/text#Red <1>dunes</1> at dawn': { text: 'Les <1>dunes</1> à l’aube', source: 'Red <1>dunes</1> at dawn' },
    };
    expect(statesIn(rich(paragraph(words('Red dunes at dawn,'))), coded)).toMatchObject([
      { state: 'stale', translation: 'Les dunes à l’aube' },
    ]);
    const plain = { 'p/text#Red < dunes at dawn': { text: 'Les <1> dunes', source: 'Red < dunes at dawn' } };
    expect(statesIn(rich(paragraph(words('Red < dunes '), words('at dawn', 1))), plain)).toMatchObject([
      { state: 'stale', translation: 'Les <0/>1> dunes' },
    ]);
  });

  test('keeps the translations of its text nodes that are unchanged', () => {
    const nodes = {
      'p/text#Red and very': { text: 'Rouges et très', source: 'Red and very' },
      'p/text#tall': { text: 'hautes', source: 'tall' },
    };
    expect(statesIn(rich(paragraph(words('Red and so very '), words('tall', 1))), nodes)).toEqual([
      { state: 'stale', translation: 'Rouges et très <1>hautes</1>', was: 'Red and very <1>tall</1>' },
    ]);
  });
});

test('the structure of a translated page is that of its source after any sequence of edits', () => {
  const edit = fc.oneof(
    fc.record({ add: fc.constantFrom('box', 'prose'), words: fc.string({ minLength: 1 }), at: fc.nat(6) }),
    fc.record({ remove: fc.nat(6) }),
    fc.record({ move: fc.nat(6), to: fc.nat(6) }),
    fc.record({ write: fc.nat(6), words: fc.string() }),
  );
  const translated = (document: object) =>
    Object.fromEntries(list(document).map(({ key, text: source }) => [key, { source, text: `fr:${source}` }]));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), fc.nat(20), (edits, when) => {
      let layout: ReturnType<typeof box | typeof prose>[] = [box('first', 'Hello')];
      let texts = {};
      edits.forEach((change, index) => {
        const next = [...layout];
        if ('add' in change)
          next.splice(
            change.at,
            0,
            change.add === 'box' ? box(`b${index}`, change.words) : prose(`b${index}`, change.words),
          );
        else if ('remove' in change) next.splice(change.remove, 1);
        else if ('move' in change) next.splice(change.to, 0, ...next.splice(change.move, 1));
        else if (next[change.write])
          next[change.write] = { ...box('', change.words), id: next[change.write]?.id ?? '' };
        layout = next;
        if (index === when) texts = translated(page(...layout));
      });
      const source = page(...layout);
      const { document, remaining } = translate(source, texts);
      expect(structureOf(document)).toEqual(structureOf(source));
      for (const { key, text: words } of list(source))
        if (remaining.has(key)) expect(list(document).map((leaf) => leaf.text)).toContain(words);
    }),
  );
});
