import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_KINDS } from './form.ts';
import { MAX_FIELDS, MAX_FILES, MAX_MEGABYTES, readForm } from './readForm.ts';
import { fieldBlock } from './testing.ts';

const field = (kind: Parameters<typeof fieldBlock>[0], settings: Record<string, unknown> = {}) =>
  readForm([fieldBlock(kind, 'field', settings)]).fields[0];

test('finds fields at any depth, in reading order, and nothing else', () => {
  const model = readForm([
    { blockType: 'heading', text: 'Ask us' },
    { blockType: 'columns', columns: [{ blocks: [fieldBlock('text', 'a')] }, { blocks: [fieldBlock('email', 'b')] }] },
    { blockType: 'container', blocks: [{ blockType: 'container', blocks: [fieldBlock('tel', 'c')] }] },
    { blockType: 'form-field-planet', name: 'd' },
    { blockType: 'form-submit' },
  ]);
  expect(model.fields.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['text a', 'email b', 'tel c']);
  expect(model.hasSubmit).toBe(true);
});

test('ignores a field in a related document of a block', () => {
  const page = { id: 3, layout: [fieldBlock('text', 'theirs')] };
  const model = readForm([
    { blockType: 'button', link: { kind: 'document', document: { relationTo: 'pages', value: page } } },
    { blockType: 'form', form: page },
  ]);
  expect(model.fields).toEqual([]);
});

test('assigns fields to their step', () => {
  const model = readForm([
    fieldBlock('text', 'before'),
    { blockType: 'form-step', title: 'Who', blocks: [{ blockType: 'container', blocks: [fieldBlock('text', 'one')] }] },
    { blockType: 'form-step', title: 'When', blocks: [fieldBlock('date', 'two')] },
  ]);
  expect(model.steps.map(({ title }) => title)).toEqual(['Who', 'When']);
  expect(model.fields.map(({ step }) => step)).toEqual([undefined, 0, 1]);
});

describe('the name of a field', () => {
  const namesOf = (...names: [name: unknown, label?: unknown][]) =>
    readForm(names.map(([name, label]) => ({ blockType: 'form-field-text', name, label }))).fields.map(
      (each) => each.name,
    );

  test('is the stored one, whatever the label is', () => {
    expect(namesOf(['first-name', 'Your name'])).toEqual(['first-name']);
  });

  test('is derived from the label when none is stored, or from the kind when the label has no Latin letters', () => {
    expect(namesOf(['', 'Où allez-vous ?'], [undefined, 'متى'], [null])).toEqual(['ou-allez-vous', 'text', 'text-2']);
  });

  test('is unique: a duplicate gets a number', () => {
    expect(namesOf(['when'], ['when'], ['when-2'])).toEqual(['when', 'when-2', 'when-2-2']);
  });

  test('is never a reserved one, of the form or of JavaScript', () => {
    expect(namesOf(['_uuid'], ['__proto__'], ['_'])).toEqual(['uuid', 'proto__', 'text']);
  });
});

test('parses options from lines, with a value after the last bar; without duplicates', () => {
  expect(field('select', { options: 'Desert\n Atlas | atlas \r\n\n|coast\nDesert\na|b|c' })?.options).toEqual([
    { label: 'Desert', value: 'Desert' },
    { label: 'Atlas', value: 'atlas' },
    { label: 'coast', value: 'coast' },
    { label: 'a|b', value: 'c' },
  ]);
});

test.each([
  [['images'], ['jpg', 'png', 'webp', 'gif', 'avif', 'heic']],
  [
    ['pdf', 'documents'],
    ['pdf', 'docx', 'xlsx', 'odt'],
  ],
  ['.PDF, jpeg exe svg html', ['pdf', 'jpg']],
  [
    ['exe', 'constructor'],
    ['pdf', 'jpg', 'png', 'webp', 'gif', 'avif', 'heic'],
  ],
  [undefined, ['pdf', 'jpg', 'png', 'webp', 'gif', 'avif', 'heic']],
])('accepted extensions of %j are limited to those that can be verified: %j', (accept, expected) => {
  expect(field('upload', { accept })?.accept).toEqual(expected);
});

test('upload limits are clamped to the maximum of all forms', () => {
  expect(field('upload', { maxMegabytes: 900, maxFiles: 900 })).toMatchObject({
    maxBytes: 10 * 1024 * 1024,
    maxFiles: 1,
  });
  expect(field('upload', { maxMegabytes: 2, maxFiles: 3 })).toMatchObject({ maxBytes: 2 * 1024 * 1024, maxFiles: 3 });
  expect(MAX_MEGABYTES * MAX_FILES).toBeLessThanOrEqual(50);
});

test('stops at the maximum number of fields', () => {
  const blocks = Array.from({ length: MAX_FIELDS + 50 }, () => fieldBlock('text', 'a'));
  expect(readForm(blocks).fields).toHaveLength(MAX_FIELDS);
});

describe('with any stored data,', () => {
  const anything = fc.anything({ maxDepth: 3, withDate: true, withBigInt: true });
  const keys = [
    'name',
    'label',
    'value',
    'options',
    'accept',
    'showIf',
    'min',
    'max',
    'maxLength',
    'width',
    'maxFiles',
  ];
  const damaged = fc
    .record({
      blockType: fc.constantFrom(...FIELD_KINDS.map((kind) => `form-field-${kind}`), 'form-step', 'container'),
      ...Object.fromEntries(keys.map((key) => [key, anything])),
      blocks: fc.oneof(anything, fc.array(fc.record({ blockType: fc.constant('form-field-text'), name: anything }))),
    })
    .map((block) => block as object);

  test('every field has a unique name, in allowed letters, and bounds', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.array(fc.oneof(damaged, anything), { maxLength: 6 })), (layout) => {
        const { fields } = readForm(layout);
        const names = fields.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        for (const each of fields) {
          expect(each.name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
          expect(each.label).not.toBe('');
          expect(each.maxLength).toBeGreaterThan(0);
          expect(each.maxBytes).toBeLessThanOrEqual(MAX_MEGABYTES * 1024 * 1024);
          expect(each.maxFiles).toBeLessThanOrEqual(MAX_FILES);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an invalid width becomes the full width', () => {
    const [field] = readForm([{ ...fieldBlock('text', 'a'), width: { toString: false } }]).fields;
    expect(field?.width).toBe(100);
  });

  test('a circular layout terminates', () => {
    const block: Record<string, unknown> = { blockType: 'container' };
    block.blocks = [block];
    expect(readForm([block, fieldBlock('text', 'a')]).fields).toHaveLength(1);
  });
});
