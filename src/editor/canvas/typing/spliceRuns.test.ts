import { expect, test } from 'vitest';
import type { Run } from '../../../shared/text/emphasis.ts';
import { isEmphasizedAt, spliceRuns, takeStars, toggleEmphasis } from './spliceRuns.ts';

const run = (text: string, isEmphasized = false): Run => ({ text, isEmphasized });
const RUNS = [run('From '), run('the snow', true), run(' to')];

test('inserted text has the format of the text before it, or the given one', () => {
  expect(spliceRuns(RUNS, 8, 9, '-').runs[1]).toEqual(run('the-snow', true));
  expect(spliceRuns(RUNS, 13, 13, '!').runs[1]).toEqual(run('the snow!', true));
  expect(spliceRuns(RUNS, 13, 13, '!', false)).toEqual({
    runs: [run('From '), run('the snow', true), run('! to')],
    caret: { offset: 14, isEmphasized: false },
  });
});

test('replacing a part across formats keeps the rest of each', () => {
  expect(spliceRuns(RUNS, 3, 9, '').runs).toEqual([run('Fro'), run('snow', true), run(' to')]);
  expect(spliceRuns(RUNS, 2, 16, 'ee').runs).toEqual([run('Free')]);
});

test('emphasis is set, and removed when the whole selection has it', () => {
  expect(toggleEmphasis([run('From the snow')], 5, 8)).toEqual([run('From '), run('the', true), run(' snow')]);
  expect(toggleEmphasis(RUNS, 5, 13)).toEqual([run('From the snow to')]);
  expect(toggleEmphasis(RUNS, 0, 13)).toEqual([run('From the snow', true), run(' to')]);
});

test('the second typed asterisk creates emphasis, and the caret continues after it', () => {
  expect(takeStars([run('A 5* tent of '), run('wool', true)], 5)).toBeUndefined();
  expect(takeStars([run('A 5* tent')], 4)).toBeUndefined();
  expect(takeStars([run('From *snow* to')], 11)).toEqual({
    runs: [run('From '), run('snow', true), run(' to')],
    caret: { offset: 9, isEmphasized: false },
  });
  expect(takeStars([run('ab', true), run(' *c*')], 6)?.caret.offset).toBe(4);
});

test.each([
  [0, false],
  [5, false],
  [6, true],
  [13, true],
  [14, false],
])('the text before %i is emphasized: %s', (offset, isEmphasized) => {
  expect(isEmphasizedAt(RUNS, offset)).toBe(isEmphasized);
});
