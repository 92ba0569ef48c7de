import { expect, it, test } from 'vitest';
import { readFileMoney } from './readFileMoney.ts';

test.each([
  ['480', 'EUR', 48_000],
  ['480,50', 'EUR', 48_050],
  ['1.290,00', 'EUR', 129_000],
  ['1,290.00', 'EUR', 129_000],
  ['1 290,5', 'EUR', 129_050],
  ['1\u202f290', 'EUR', 129_000],
  ["1'290", 'CHF', 129_000],
  ['1.234.567', 'EUR', 123_456_700],
  ['640 €', 'EUR', 64_000],
  ['£85', 'GBP', 8_500],
  ['EUR 640', 'EUR', 64_000],
  ['24.900', 'ISK', 24_900],
  ['4,800', 'JPY', 4_800],
  ['1.10', 'EUR', 110],
])('%j in %s is %d', (written, currency, minor) => {
  expect(readFileMoney(written, currency)).toEqual({ minor });
});

it('what has two meanings is refused with both', () => {
  const says = (written: string, currency = 'EUR') => readFileMoney(written, currency);
  expect(says('1,10')).toEqual({ says: expect.stringMatching(/can be 1\.10, or 1100 of which the end is lost/) });
  expect(says('1,1')).toEqual({ says: expect.stringMatching(/can be 1\.1, or 1100/) });
  expect(says('1,100')).toEqual({ says: expect.stringMatching(/can be 1100, or 1\.100\. If it is 1100, write it so/) });
  expect(says('1.480')).toEqual({ says: expect.stringMatching(/can be 1480, or 1\.480/) });
  expect(says('1.480', 'TND')).toEqual({ says: expect.stringMatching(/can be 1480/) });
});

test.each([
  ['dear', 'EUR'],
  ['-1', 'EUR'],
  ['1.290.50', 'EUR'],
  ['1,290,5', 'EUR'],
  ['640 $', 'USD'],
  ['640 €', 'GBP'],
  ['48.5', 'JPY'],
])('%j is no price in %s', (written, currency) => {
  expect(readFileMoney(written, currency)).toEqual({ says: expect.stringMatching(/is no price/) });
});
