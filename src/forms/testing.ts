import fc from 'fast-check';
import { createTranslate } from '../shared/messages/index.ts';
import type { FieldKind, FormModel } from './form.ts';
import { readForm } from './readForm.ts';

/** Validation context of tests: English messages, noon of a day in spring. */
export const JUDGING = { t: createTranslate('en'), now: new Date('2026-03-10T12:00:00Z') };

let count = 0;

/** A field's block as the studio stores it. */
export function fieldBlock(kind: FieldKind, name: string, settings: Record<string, unknown> = {}): object {
  count += 1;
  return { id: `field-${count}`, blockType: `form-field-${kind}`, name, label: name, ...settings };
}

/** A form with only these fields. */
export function formOf(...blocks: readonly object[]): FormModel {
  return readForm(blocks);
}

const ATOMS = [
  ...[
    'a',
    'b',
    'é',
    '😀',
    '-',
    '&',
    '~',
    ' ',
    '1',
    '.',
    '\\.',
    '\\/',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\p{L}',
    '\\P{Lu}',
  ],
  ...['\\p{Script=Greek}', '\\u00e9', '\\u{1F600}', '\\ud83d\\ude00', '\\x41', '\\cJ', '\\0', '\\t', '\\\\', '\\]'],
];
const IN_CLASS = [
  ...ATOMS,
  '\\-',
  '\\b',
  '(',
  ')',
  '[',
  '{',
  '}',
  '/',
  '|',
  '$',
  '*',
  '+',
  '&&',
  '--',
  'a-z',
  '+--',
  '^',
  '!!',
];
const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts);
const classes = fc
  .tuple(oneOf(['[', '[^']), fc.array(oneOf(IN_CLASS), { maxLength: 4 }))
  .map(([open, inside]) => `${open}${inside.join('')}]`);
const atoms = fc.oneof({ weight: 3, arbitrary: oneOf(ATOMS) }, { weight: 2, arbitrary: classes });

/** Generates field patterns, few of them invalid or slow: their texts have to be short. */
export const patternParts = fc
  .array(fc.tuple(oneOf(['', '', '(', '(?:', '(?<n>']), atoms, oneOf(['', '', '*', '+?', '{2}', '{1,3}', '?', '|b'])), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map(([open, atom, times]) => `${open}${atom}${times}${open ? ')' : ''}`).join(''));

/** Texts on which regular expression dialects differ. */
export const TEXTS = [
  '',
  'a',
  'ab',
  '\u00a0',
  '\u2028',
  '\r',
  '\n',
  '\ufeff',
  '😀',
  'é',
  'α',
  'K',
  '-',
  '&',
  '+',
  ',',
  '(',
  '[',
  '\b',
  '\0',
  'aa',
  'ſ',
];
