import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWork } from '../../tests/support/countWork.ts';
import { findShown } from './findShown.ts';
import { FIELD_KINDS, type FieldKind, type SentValues } from './form.ts';
import { judge } from './judge.ts';
import { fieldBlock, formOf, JUDGING } from './testing.ts';

const { t } = JUDGING;
const OPTIONS = 'Desert|desert\nCoast|coast';

function faultOf(kind: FieldKind, settings: Record<string, unknown>, value: unknown): string | undefined {
  const judged = judge(formOf(fieldBlock(kind, 'x', settings)), { x: value } as SentValues, JUDGING);
  return 'faults' in judged ? judged.faults.x : undefined;
}

describe('refused field values:', () => {
  test.each<[FieldKind, Record<string, unknown>, unknown, string]>([
    ['text', { required: true }, ' ', t('form.required')],
    ['text', { required: true }, undefined, t('form.required')],
    ['text', { maxLength: 3 }, 'sand', t('form.tooLong', { max: 3 })],
    ['text', { minLength: 5 }, 'sand', t('form.tooShort', { min: 5 })],
    ['text', { pattern: '[A-Z]{2}-\\d+' }, 'KH-3x', t('form.invalid')],
    ['text', { pattern: '\\d+', patternMessage: 'Only digits.' }, 'a', 'Only digits.'],
    ['text', {}, ['a', 'b'], t('form.repeated')],
    ['textarea', { maxLength: 10 }, 'a\n'.repeat(10), t('form.tooLong', { max: 10 })],
    ['email', {}, 'amina', t('form.email')],
    ['email', {}, 'a@b.de, c@d.de', t('form.email')],
    ['email', {}, 'a@b.de\nBcc: c@d.de', t('form.email')],
    ['url', {}, 'javascript:alert(1)', t('form.url')],
    ['url', {}, 'http://localhost/', t('form.url')],
    ['tel', {}, 'ring me', t('form.tel')],
    ['tel', {}, '<b>0123456</b>', t('form.tel')],
    ['number', {}, 'two', t('form.number')],
    ['number', {}, '1e3', t('form.number')],
    ['number', {}, '1.5', t('form.integer')],
    ['number', { min: 1 }, '0', t('form.tooSmall', { min: 1 })],
    ['number', { max: 12 }, 13, t('form.tooLarge', { max: 12 })],
    ['number', { step: 0.5 }, '1.2', t('form.step', { step: 0.5 })],
    ['date', {}, '2026-02-30', t('form.date')],
    ['date', {}, '30.4.2026', t('form.date')],
    ['date', { earliest: '2026-04-01' }, '2026-03-31', t('form.tooEarly', { min: '2026-04-01' })],
    ['date', { latest: 'today+14' }, '2026-12-31', t('form.tooLate', { max: '2026-03-25' })],
    ['time', {}, '25:00', t('form.time')],
    ['time', { earliest: '09:00' }, '08:59', t('form.tooEarly', { min: '09:00' })],
    ['time', { latest: '17:00' }, '17:01', t('form.tooLate', { max: '17:00' })],
    ['radio', { options: OPTIONS }, 'moon', t('form.choice')],
    ['radio', { options: OPTIONS, required: true }, '', t('form.requiredChoice')],
    ['select', { options: OPTIONS }, 'Desert', t('form.choice')],
    ['select', { options: OPTIONS }, ['desert', 'coast'], t('form.repeated')],
    ['checkbox', { options: OPTIONS, isMultiple: true }, ['desert', 'moon'], t('form.choice')],
    ['checkbox', {}, 'perhaps', t('form.choice')],
    ['acceptance', { required: true }, undefined, t('form.requiredBox')],
    ['upload', { required: true }, [], t('form.requiredFile')],
    ['upload', {}, 'passport.pdf', t('form.invalid')],
    ['upload', {}, [{ name: 'x.exe', size: 1 }], t('form.fileType', { types: 'pdf, jpg, png, webp, gif, avif, heic' })],
    ['upload', { accept: ['pdf'] }, [{ name: 'x.pdf', size: 9e7 }], t('form.fileSize', { max: 5 })],
    ['upload', { accept: ['pdf'] }, [{ name: 'x.pdf', size: 0 }], t('form.fileEmpty')],
    [
      'upload',
      { accept: ['pdf'] },
      [
        { name: 'x.pdf', size: 1 },
        { name: 'y.pdf', size: 1 },
      ],
      t('form.tooManyFiles', { max: 1 }),
    ],
    ['hidden', { maxLength: 3 }, 'sand', t('form.tooLong', { max: 3 })],
  ])('%s with %j that holds %j: %s', (kind, settings, value, words) => {
    expect(faultOf(kind, settings, value)).toBe(words);
  });
});

describe('accepted field values:', () => {
  test.each<[FieldKind, Record<string, unknown>, unknown, unknown, string]>([
    ['text', { pattern: '[A-Z]{2}-\\d+' }, ' KH-03 ', 'KH-03', 'KH-03'],
    ['text', { pattern: '(' }, 'a', 'a', 'a'],
    ['textarea', {}, 'One\n\nTwo', 'One\n\nTwo', 'One\n\nTwo'],
    ['email', {}, 'amina.b+t@example.co.uk', 'amina.b+t@example.co.uk', 'amina.b+t@example.co.uk'],
    ['url', {}, 'https://example.com/a?b=c', 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['tel', {}, '+212 (0)524-38 12 00', '+212 (0)524-38 12 00', '+212 (0)524-38 12 00'],
    ['number', { min: 0, max: 3 }, '2', 2, '2'],
    ['number', { step: 0.1 }, '0.3', 0.3, '0.3'],
    ['number', {}, 4, 4, '4'],
    ['date', { earliest: 'today' }, '2026-03-10', '2026-03-10', '2026-03-10'],
    // At an instant when somewhere it is still that day.
    ['date', { earliest: 'today' }, '2026-03-09', '2026-03-09', '2026-03-09'],
    ['time', { earliest: '09:00', latest: '17:00' }, '09:00', '09:00', '09:00'],
    ['radio', { options: OPTIONS }, 'desert', 'desert', 'Desert'],
    ['select', { options: OPTIONS, isMultiple: true }, ['coast', 'desert'], ['desert', 'coast'], 'Desert, Coast'],
    ['checkbox', { options: OPTIONS, isMultiple: true }, 'coast', ['coast'], 'Coast'],
    ['checkbox', {}, true, true, 'Yes'],
    ['checkbox', {}, undefined, false, 'No'],
    ['acceptance', { required: true }, 'yes', true, 'Yes'],
    ['hidden', {}, 'spring', 'spring', 'spring'],
  ])('%s with %j that holds %j', (kind, settings, value, stored, shown) => {
    const judged = judge(formOf(fieldBlock(kind, 'x', settings)), { x: value } as SentValues, JUDGING);
    expect(judged).toEqual({ answers: [{ name: 'x', label: 'x', kind, value: stored, shown }] });
  });

  test('an empty optional field has no answer', () => {
    const model = formOf(fieldBlock('text', 'a'), fieldBlock('number', 'b'), fieldBlock('upload', 'c'));
    expect(judge(model, { a: '', b: '', c: '' }, JUDGING)).toEqual({ answers: [] });
  });
});

describe('conditions', () => {
  const when = (field: string, is: string, value = '') => ({ showIf: [{ field, is, value }] });

  test.each([
    ['equals', 'Desert', 'desert', true],
    ['equals', 'coast', 'desert', false],
    ['not', 'coast', 'desert', true],
    ['not', 'desert', 'desert', false],
    ['not', '', 'desert', true],
    ['filled', 'x', '', true],
    ['filled', ' ', '', false],
    ['empty', '', '', true],
    ['contains', 'the desert', 'DESERT', true],
    ['over', '10', '9', true],
    ['over', '9', '10', false],
    ['under', '9', '10', true],
    ['over', '2026-05-01', '2026-04-30', true],
    ['under', 'many', '10', false],
  ])('%s: “%s” against “%s” is %s', (is, sent, value, expected) => {
    const model = formOf(fieldBlock('text', 'a'), fieldBlock('text', 'b', when('a', is, value)));
    expect(findShown(model, { a: sent }).has('b')).toBe(expected);
  });

  test('a hidden field is neither required nor stored, and counts as empty for others', () => {
    const model = formOf(
      fieldBlock('checkbox', 'flies'),
      fieldBlock('text', 'flight', { required: true, ...when('flies', 'filled') }),
      fieldBlock('text', 'seat', { required: true, ...when('flight', 'filled') }),
    );
    const judged = judge(model, { flight: 'AT 1', seat: 'x'.repeat(9999) }, JUDGING);
    expect(judged).toMatchObject({ answers: [{ name: 'flies', value: false }] });
    expect(judge(model, { flies: 'yes' }, JUDGING)).toEqual({ faults: { flight: t('form.required') } });
  });

  test('are joined by AND, or by OR', () => {
    const showIf = [
      { field: 'a', is: 'filled' },
      { field: 'b', is: 'filled' },
    ];
    const model = (showWhen: string) =>
      formOf(fieldBlock('text', 'a'), fieldBlock('text', 'b'), fieldBlock('text', 'c', { showIf, showWhen }));
    expect(findShown(model('all'), { a: 'x' }).has('c')).toBe(false);
    expect(findShown(model('any'), { a: 'x' }).has('c')).toBe(true);
  });

  test('with circular references are evaluated by the submitted values, whatever the order of fields', () => {
    const fields = [fieldBlock('text', 'a', when('b', 'filled')), fieldBlock('text', 'b', when('a', 'filled'))];
    for (const model of [formOf(...fields), formOf(...fields.toReversed())]) {
      expect(findShown(model, { a: 'x', b: 'y' })).toEqual(new Set(model.fields.map(({ name }) => name)));
      expect([...findShown(model, { a: 'x' })]).toEqual(['b']);
    }
  });

  test('of a field on itself, or on a missing field, are evaluated without a loop', () => {
    const model = formOf(
      fieldBlock('text', 'a', when('a', 'filled')),
      fieldBlock('text', 'b', when('nobody', 'filled')),
    );
    expect([...findShown(model, { a: 'x' })]).toEqual(['a']);
  });

  test('of the maximum number of fields, each on all others, are evaluated at once', () => {
    const names = Array.from({ length: 200 }, (_, index) => `f${index}`);
    const model = formOf(
      ...names.map((name, index) =>
        fieldBlock('text', name, { showIf: names.slice(0, index).map((field) => ({ field, is: 'empty' })) }),
      ),
    );
    const worked = countWork();
    expect(findShown(model, {}).size).toBe(200);
    expect(worked()).toBeLessThan(500);
  });
});

test('an answer reads the same when its field was renamed or removed', () => {
  const [before, after] = [
    formOf(fieldBlock('radio', 'where', { label: 'Where to?', options: OPTIONS })),
    formOf(fieldBlock('radio', 'place', { label: 'Which part of Morocco?', options: 'Mountains|atlas' })),
  ];
  const judged = judge(before, { where: 'desert' }, JUDGING);
  expect(judged).toEqual({
    answers: [{ name: 'where', label: 'Where to?', kind: 'radio', value: 'desert', shown: 'Desert' }],
  });
  expect(judge(after, { where: 'desert' }, JUDGING)).toEqual({ answers: [] });
});

test('any value of any field gives error messages, or answers that survive JSON', () => {
  const anything = fc.anything({ maxDepth: 2 });
  const names = ['a', 'b', 'c', '__proto__', 'constructor'];
  const blocks = fc.array(
    fc.record({
      kind: fc.constantFrom(...FIELD_KINDS),
      name: fc.constantFrom(...names),
      settings: fc.record({
        required: fc.boolean(),
        options: fc.constantFrom(OPTIONS, '', undefined),
        isMultiple: fc.boolean(),
        pattern: fc.constantFrom('\\d+', '(', undefined),
        showIf: fc.array(
          fc.record({
            field: fc.constantFrom(...names),
            is: fc.constantFrom('equals', 'filled', 'empty', 'over', 'nonsense'),
            value: anything,
          }),
        ),
      }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(blocks, fc.dictionary(fc.constantFrom(...names), anything), (stored, values) => {
      const model = formOf(...stored.map(({ kind, name, settings }) => fieldBlock(kind, name, settings)));
      const judged = judge(model, values as SentValues, JUDGING);
      if ('faults' in judged) for (const words of Object.values(judged.faults)) expect(words).toBeTruthy();
      else expect(JSON.parse(JSON.stringify(judged.answers))).toEqual(judged.answers);
    }),
    { numRuns: 500 },
  );
});
