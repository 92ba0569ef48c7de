import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Form } from '../../cms/payload-types.ts';
import { findFault } from '../../forms/findFault.ts';
import { FIELD_KINDS, type FieldKind, type FormField, type SentValue, TICKED } from '../../forms/form.ts';
import { readForm } from '../../forms/readForm.ts';
import { fieldBlock } from '../../forms/testing.ts';
import { formFaults } from '../../shared/messages/en/formFaults.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { asField, completeField } from './island/ruledField.ts';
import { formIslandProps } from './islandProps.ts';

const t = createTranslate('en');
const FORM = { id: 7, title: 'Ask us' } as Form;

/** Settings of fields of any kind; each uses those it knows. */
const SETTINGS = fc.record(
  {
    required: fc.boolean(),
    multiple: fc.boolean(),
    options: fc.constantFrom([], [{ label: 'By train', value: 'train' }]),
    min: fc.integer({ min: 0, max: 5 }),
    max: fc.integer({ min: 6, max: 9 }),
    step: fc.constantFrom(1, 2, 0.5),
    earliest: fc.constantFrom('2026-05-01', '09:00', 'today'),
    latest: fc.constantFrom('2026-06-01', '18:00'),
    minLength: fc.integer({ min: 1, max: 5 }),
    maxLength: fc.integer({ min: 6, max: 900 }),
    pattern: fc.constant('[a-z]+'),
    maxFiles: fc.integer({ min: 1, max: 2 }),
  },
  { requiredKeys: [] },
);

const file = (name: string, size: number): File => new File([new Uint8Array(size)], name);
const VALUES: readonly SentValue[] = [
  ...[
    '',
    ' ',
    TICKED,
    'train',
    '3',
    '3.5',
    '99',
    '-1',
    'x',
    'sand and snow',
    '2020-01-01',
    '2030-01-01',
    '07:00',
    '22:00',
  ],
  ...['2026-05-15', '12:00', 'a@b.example', 'https://rihla.example', '+212 524 000142', 'x'.repeat(901)],
  ...[
    [],
    ['train'],
    ['train', 'x'],
    [file('a.pdf', 0)],
    [file('a.exe', 3)],
    [file('a.pdf', 3), file('b.pdf', 3), file('c.pdf', 3)],
  ],
];

const faultOf = (field: FormField, value: SentValue, said: Set<string> = new Set()): string | undefined =>
  findFault(field, value, {
    now: new Date('2026-05-10T12:00:00Z'),
    t: (key, ...values) => {
      said.add(key);
      return t(key, ...values);
    },
  });

const fieldOf = (kind: FieldKind, settings: object): FormField | undefined =>
  readForm([fieldBlock(kind, 'field', { ...settings })]).fields[0];

test.each(FIELD_KINDS)(
  'the props of a field validate like the server, and the script loads the messages for it: %s',
  (kind) => {
    fc.assert(
      fc.property(SETTINGS, (settings) => {
        const field = fieldOf(kind, settings);
        if (!field) throw new Error(`There is no field of the kind “${kind}”.`);
        const props = formIslandProps(FORM, { fields: [field], steps: [], hasSubmit: false });
        const [sent] = JSON.parse(JSON.stringify(props.fields)).map(completeField).map(asField) as [FormField];
        for (const value of VALUES) {
          const said = new Set<string>();
          expect(faultOf(sent, value)).toBe(faultOf(field, value, said));
          expect(Object.keys(formFaults)).toEqual(expect.arrayContaining([...said]));
        }
      }),
      { numRuns: 60 },
    );
  },
);

test('props contain no messages and no default values', () => {
  const model = readForm([fieldBlock('email', 'field')]);
  const props = formIslandProps(FORM, model);
  expect(Object.keys(props).sort()).toEqual(['fields', 'form', 'title']);
  expect(Object.keys(props.fields[0] ?? {}).sort()).toEqual(['kind', 'label', 'name']);
});
