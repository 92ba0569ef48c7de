import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeRuns, parseEmphasis, type Run, writeEmphasis } from './emphasis.ts';

const run = (text: string, isEmphasized = false): Run => ({ text, isEmphasized });

test('text between stars is a run of its own', () => {
  expect(parseEmphasis('From *the snow* to *the sand*')).toEqual([
    run('From '),
    run('the snow', true),
    run(' to '),
    run('the sand', true),
  ]);
  expect(parseEmphasis('A 5* tent')).toEqual([run('A 5* tent')]);
  expect(parseEmphasis('')).toEqual([]);
});

test('any stored text survives being split and written again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '\n', 'é', '😀') }), (text) => {
      expect(writeEmphasis(parseEmphasis(text))).toBe(text);
    }),
  );
});

test('any edited runs without stars survive being stored', () => {
  const runs = fc.array(
    fc.record({ text: fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀') }), isEmphasized: fc.boolean() }),
  );
  fc.assert(
    fc.property(runs, (edited) => {
      const stored = normalizeRuns(edited);
      expect(parseEmphasis(writeEmphasis(stored))).toEqual(stored);
      expect(stored.map(({ text }) => text).join('')).toBe(edited.map(({ text }) => text).join(''));
    }),
  );
});

test('a star inside emphasis ends it', () => {
  expect(normalizeRuns([run('a*b', true)])).toEqual([run('a', true), run('*'), run('b', true)]);
});
