import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, undefuse, writeCsv } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text, 100).rows.map(({ cells }) => cells);

test('parses cells, quotes, line breaks and both line ends', () => {
  expect(cellsOf('a,b\r\n1,"x, ""y""\nz"\n')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"\nz'],
  ]);
  expect(cellsOf('\uFEFFa;b;c\n1,5;2;\n')).toEqual([
    ['a', 'b', 'c'],
    ['1,5', '2', ''],
  ]);
  expect(cellsOf('a,\n\n,b')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
  expect(cellsOf('')).toEqual([]);
});

test('counts lines as a spreadsheet does', () => {
  expect(parseCsv('a\n"x\ny"\n\nz', 100).rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('reports an unclosed quote, text after one, and too many lines, with the line', () => {
  expect(parseCsv('a\n"b', 100).fault).toMatchObject({ line: 2 });
  expect(parseCsv('a\n"b"c\n', 100).fault).toMatchObject({ line: 2 });
  expect(parseCsv('a\nb\nc\nd\n', 2).fault?.says).toContain('more than 2');
});

test('defuses formulas (CSV injection), and reads them back', () => {
  expect(writeCsv([['=HYPERLINK("x")', '+1', '-1', '@a', '\tx', 'a=b', -5]])).toBe(
    '"\'=HYPERLINK(""x"")",\'+1,\'-1,\'@a,\'\tx,a=b,-5\r\n',
  );
});

test.each([
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '﹦1',
  '−1',
  ' =1',
  '\n=1',
  '\u00a0=1',
  '\u3000＝1',
  '\0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u00ad@a',
  '\u2066+1',
  '\ud800=1',
  '\r',
  "'＝1",
])('%j is defused, and read back', (cell) => {
  const [[written = '', other] = []] = cellsOf(writeCsv([[cell, 'x']]));
  expect([written, other]).toEqual([`'${cell}`, 'x']);
  expect(undefuse(written)).toBe(cell);
});

test.each(['a=b', '1+1', ' a', '12 − 4', 'x@example.org', '\u00a0'])('%j is no formula and stays unchanged', (cell) => {
  expect(cellsOf(writeCsv([[cell, 'x']]))).toEqual([[cell, 'x']]);
});

test('round-trips any table', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '＝1+1', ' =1', '\u200b＠', '"', ',', '\r\n', ';', "'=x", "''-", ' a '),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (table) => {
      const rows = [['first', 'second'], ...table];
      const read = parseCsv(writeCsv(rows), 100);
      expect(read.fault).toBeUndefined();
      expect(read.rows.map(({ cells }) => cells.map(undefuse))).toEqual(rows);
      for (const { cells } of read.rows)
        for (const each of cells) expect(each).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u);
    }),
  );
});

test('any text is parsed or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { fault, rows } = parseCsv(text, 10);
      expect(fault !== undefined || rows.length <= 11).toBe(true);
    }),
  );
});

test('tabs and semicolons separate where the first line has more of them', () => {
  expect(cellsOf('a\tb\n1,5\t2\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(cellsOf('a;b\n1,5;2\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});
