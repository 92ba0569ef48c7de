import { describe, expect, it } from 'vitest';
import { putTable } from './inReadme.ts';
import { count, kilobytes, megabytes, milliseconds, renderTable, seconds } from './table.ts';

describe('the table', () => {
  it('marks missed budgets, and only rows that have one', () => {
    const table = renderTable([
      { what: 'start', measured: '3 s', budget: '≤ 2 s', isMissed: true },
      { what: 'home', measured: '1 s', comparison: '0.9 s', budget: '≤ 2 s', isMissed: false },
      { what: 'idle', measured: '100 MB' },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| start | 3 s |  | ≤ 2 s | **missed** |',
      '| home | 1 s | 0.9 s | ≤ 2 s | met |',
      '| idle | 100 MB |  |  |  |',
    ]);
  });

  it('formats units for people', () => {
    expect(kilobytes(13_140)).toBe('13.1');
    expect(kilobytes(286_900)).toBe('287');
    expect(megabytes(447_148_000)).toBe('447 MB');
    expect(count(27_296.2)).toBe('27,296');
    expect(milliseconds(4.04)).toBe('4.0 ms');
    expect(milliseconds(1234.5)).toBe('1,235 ms');
    expect(seconds(1730)).toBe('1.73 s');
  });
});

describe('the README', () => {
  const readme = '# Rihla\n<!-- bench:start -->\nold\n<!-- bench:end -->\nmore';

  it('gets the table between its markers, repeatably', () => {
    const once = putTable(readme, 'new');
    expect(once).toBe('# Rihla\n<!-- bench:start -->\nnew\n<!-- bench:end -->\nmore');
    expect(putTable(once, 'new')).toBe(once);
  });

  it('is unchanged without markers', () => {
    expect(() => putTable('# Rihla', 'new')).toThrow(/bench:start/);
  });
});
