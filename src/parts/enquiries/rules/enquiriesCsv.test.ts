import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, undefuse } from '../../../shared/csv.ts';
import { describeCampaign, writeEnquiries } from './enquiriesCsv.ts';

const rowsOf = (csv: string) => parseCsv(csv, 1000).rows.map(({ cells }) => cells);

test('an enquiry is a row, and each question a column', () => {
  const [head, first, second] = rowsOf(
    writeEnquiries([
      {
        reference: 'K-1',
        status: 'won',
        name: 'Hélène',
        adults: 2,
        campaign: { utm_source: 'news', empty: '', gclid: 5, list: [] },
        answers: [
          { label: 'Month', shown: 'April' },
          { label: 'Month', shown: 'or May' },
        ],
      },
      { reference: 'K-2', answers: [{ label: 'Diet', shown: 'Vegan' }, null, { label: 1, shown: 'x' }] },
    ]),
  );
  expect(head?.slice(-2)).toEqual(['Answer: Month', 'Answer: Diet']);
  const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1];
  expect([cell(first, 'Status'), cell(first, 'Adults'), cell(first, 'Campaign')]).toEqual([
    'Won',
    '2',
    'utm_source=news, gclid=5',
  ]);
  expect([cell(first, 'Answer: Month'), cell(second, 'Answer: Month'), cell(second, 'Answer: Diet')]).toEqual([
    'April\nor May',
    '',
    'Vegan',
  ]);
});

test('typed text never becomes a formula, and survives the round trip', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', '+cmd', '-2', '@SUM(A1)', "'-", '\t=x', '"a";b\r\nc'));
  fc.assert(
    fc.property(text, text, text, (name, label, shown) => {
      const csv = writeEnquiries([{ reference: 'K-1', name, answers: [{ label, shown }] }]);
      const [head, row] = rowsOf(csv);
      expect(row).toHaveLength(head?.length ?? 0);
      for (const cell of [...(head ?? []), ...(row ?? [])]) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(undefuse(row?.[4] ?? '')).toBe(name);
    }),
  );
});

test('a campaign is one line, even for invalid data', () => {
  fc.assert(fc.property(fc.anything(), (campaign) => typeof describeCampaign(campaign) === 'string'));
});
