import { expect, test } from 'vitest';
import { exampleOfTours, MAX_TOUR_LINES, planTours } from './toursCsv.ts';

const plan = (text: string, existing: Parameters<typeof planTours>[1] = []) => planTours(text, existing);

test('a line is a tour with the fields of its columns only', () => {
  const { creates, faults } = plan(
    'Name,Days,Price,Currency,Difficulty,Summary,Included\n' +
      'Seals and Saltings,3,420.50,GBP,Easy,"Marsh paths, and seals.",Two nights | All meals\n' +
      'Churches,,,,,,\n',
  );
  expect(faults).toEqual([]);
  expect(creates).toEqual([
    {
      line: 2,
      fields: {
        title: 'Seals and Saltings',
        days: 3,
        excerpt: 'Marsh paths, and seals.',
        difficulty: 'easy',
        included: [{ text: 'Two nights' }, { text: 'All meals' }],
        price: { from: 42_050, currency: 'GBP' },
      },
    },
    { line: 3, fields: { title: 'Churches', price: { currency: 'EUR' } } },
  ]);
});

test('the example file can be imported', () => {
  const { creates, faults } = plan(exampleOfTours());
  expect(faults).toEqual([]);
  expect(creates).toHaveLength(1);
  expect(creates[0]?.fields).toMatchObject({ code: 'CO-03', groupMin: 2, groupMax: 10, price: { deposit: 20 } });
});

test('days, nights, cancellation and the words of other programs are understood', () => {
  const { creates, faults } = plan(
    'Name,Itinerary,Overnight,Cancellation terms,Deposit,Difficulty\n' +
      'Gokyo,Fly to Lukla | Over the pass,Phakding,60 days: 20 % | 0: 100,25 %,Strenuous\n',
  );
  expect(faults).toEqual([]);
  expect(creates[0]?.fields).toEqual({
    title: 'Gokyo',
    difficulty: 'demanding',
    price: { currency: 'EUR', deposit: 25 },
    itinerary: [
      { day: 1, title: 'Fly to Lukla', stay: 'Phakding' },
      { day: 2, title: 'Over the pass' },
    ],
    cancellation: [
      { days: 60, percent: 20 },
      { days: 0, percent: 100 },
    ],
  });
});

test('destinations are a list of titles', () => {
  const { creates } = plan('title,Destination\nGokyo,Khumbu | Gokyo\nLukla,\n');
  expect(creates.map(({ fields }) => fields.destinations)).toEqual([['Khumbu', 'Gokyo'], undefined]);
  const many = plan(`title,destinations\nGokyo,${Array.from({ length: 13 }, (_, n) => `Place ${n}`).join('|')}`);
  expect(many.faults).toMatchObject([{ line: 2, column: 'destinations' }]);
});

test('a sign of a currency means it, where only one currency has it', () => {
  const { creates, faults } = plan('title,price,currency\nA,420,£\nB,420,€\nC,420,$\n');
  expect(creates.map(({ fields }) => fields.price?.currency)).toEqual(['GBP', 'EUR']);
  expect(faults).toMatchObject([{ line: 4, column: 'currency' }]);
});

test('an existing tour is not changed, and a duplicate line is imported once', () => {
  const { creates, faults, known } = plan('title\nSÉALS\nGeese\ngeese\n', [{ title: 'Seals', code: undefined }]);
  expect(faults).toEqual([]);
  expect(known).toEqual(['SÉALS', 'geese']);
  expect(creates.map(({ fields }) => fields.title)).toEqual(['Geese']);
});

test.each([
  ['title,days\nA,soon', 2, 'days', '“soon” is no whole number from 1 to 366. Write the number alone.'],
  ['title,days\nA,400', 2, 'days', /no whole number/],
  ['title,price\nA,$420', 2, 'price', /is no price/],
  ['title,price\nA,"1,10"', 2, 'price', /can be 1\.10, or 1100/],
  ['title,price,currency\nA,420,Pounds', 2, 'currency', /“POUNDS” is no currency/],
  ['title,price,currency\nA,420.5,JPY', 2, 'price', /is no price/],
  ['title,difficulty\nA,murderous', 2, 'difficulty', /none of: easy, moderate, demanding/],
  ['title,smallest group,largest group\nA,8,4', 2, 'largest group', /smaller than the smallest, 8/],
  ['title,deposit\nA,101', 2, 'deposit', '“101” is no share of the price from 0 to 100 %. Write 20 for a fifth of it.'],
  ['title,day by day\nA,Up | | Down', 2, 'day by day', /A day has no title/],
  ['title,day by day,overnight at\nA,Up,Hut | Hut', 2, 'overnight at', /more nights than days/],
  ['title,cancellation\nA,30 days: half', 2, 'cancellation', /“30 days: half” is no step\. Write “60 days: 20 %”/],
  ['title,cancellation\nA,30: 101', 2, 'cancellation', /is no step/],
  [`title,summary\nA,${'x'.repeat(321)}`, 2, 'summary', /321 characters; there is room for 320/],
  ['title,code\n,A-1', 2, 'title', 'Write the title of the tour.'],
  ['title,code\nA,KH-1', 2, 'code', /Another tour has the code “KH-1”/],
  ['title\nA,B', 2, 'title', /2 cells, and there are 1 columns/],
  ['days\n3', 1, 'title', /at least “title”/],
  ['title,name\nA,B', 1, 'title', 'This column is there twice.'],
  ['title,start dates\nA,x', 1, 'start dates', /no column “start dates”: take it out\. .*under Departures/],
  ['title,__proto__\nA,x', 1, '__proto__', /no column/],
  ['title\n"A', 2, undefined, /never closed/],
])('a fault is named with its line and column: %j', (text, line, column, says) => {
  const { creates, faults } = plan(text, [{ title: 'Other', code: 'kh-1' }]);
  expect(faults).toEqual([{ line, column, says: typeof says === 'string' ? says : expect.stringMatching(says) }]);
  expect(creates).toEqual([]);
});

test('a file has a maximum number of journeys', () => {
  const file = (count: number) =>
    `title\n${Array.from({ length: count }, (_, index) => `Journey ${index}`).join('\n')}`;
  expect(plan(file(MAX_TOUR_LINES)).creates).toHaveLength(MAX_TOUR_LINES);
  expect(plan(file(MAX_TOUR_LINES + 1)).faults).toHaveLength(1);
});
