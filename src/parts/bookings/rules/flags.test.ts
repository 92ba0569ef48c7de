import { expect, test } from 'vitest';
import type { BoardDeparture } from './board.ts';
import { describeSeats } from './describeSeats.ts';
import { flagsOf } from './flags.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const MINUTE = 60_000;

const DEPARTURE: BoardDeparture = {
  id: 1,
  tourTitle: 'To the dunes',
  start: '2027-05-10',
  end: '2027-05-12',
  status: 'open',
  isGuaranteed: false,
  seats: 12,
  confirmed: 2,
  held: 0,
  taken: 1,
  holdEnds: [],
  standing: 1,
  late: [],
  owed: 0,
};
const ends = (...minutes: number[]) => ({ holdEnds: minutes.map((count) => NOW + count * MINUTE) });

test.each<[string, Partial<BoardDeparture>, string[]]>([
  ['nothing of a quiet departure', {}, []],
  ['that it is full', { confirmed: 11 }, ['good: Full']],
  ['that an editor calls it full', { status: 'full' }, ['good: Full']],
  ['that three places are left', { held: 6 }, ['watch: Almost full']],
  ['nothing of places nobody has counted', { seats: undefined, confirmed: 90 }, []],
  ['that more are booked than there is room for', { confirmed: 13 }, ['act: Overbooked by 2', 'good: Full']],
  ['holds that end at once', ends(3, 10, 40), ['act: 2 holds end within 10 minutes']],
  ['a hold that ends within the hour', ends(11, 90), ['watch: A hold ends within the hour']],
  ['when the first of later holds ends', ends(90, 200), ['note: 2 holds, the first ends in 1 h 30 min']],
  ['nothing of a hold that is over', ends(0, -5), []],
  ['money to give back', { owed: 2 }, ['act: Money to give back: 2']],
  ['what is late', { late: [{ awaits: 'transfer', days: 1 }] }, ['act: A transfer is late by a day']],
  [
    'what has to be done before what is good to know',
    {
      ...ends(90),
      late: [
        { awaits: 'arrival', days: 2 },
        { awaits: 'balance', days: 12 },
      ],
    },
    ['act: 2 payments are late, the longest by 12 days', 'note: A hold ends in 1 h 30 min'],
  ],
  [
    'bookings of what does not take place',
    { status: 'cancelled' },
    ['act: Called off: 1 booking stands', 'note: Called off'],
  ],
  ['that it is closed', { status: 'closed' }, ['note: Closed for new bookings']],
  ['that it is guaranteed', { isGuaranteed: true }, ['good: Guaranteed']],
  [
    'that it sets out soon',
    { start: '2027-03-06', end: '2027-03-08', status: 'closed' },
    ['watch: Sets out in 5 days'],
  ],
  ['that it sets out tomorrow', { start: '2027-03-02', end: '2027-03-08' }, ['watch: Sets out tomorrow']],
  ['that it sets out today', { start: '2027-03-01', end: '2027-03-01', status: 'closed' }, ['good: Sets out today']],
  ['that it is on its way', { start: '2027-02-27', end: '2027-03-01', status: 'closed' }, ['good: On its way']],
  ['nothing of one that is over', { start: '2027-02-20', end: '2027-02-22', status: 'closed' }, []],
])('flags: %s', (_name, change, words) => {
  const flags = flagsOf({ ...DEPARTURE, ...change }, NOW, '2027-03-01');
  expect(flags.map((flag) => `${flag.kind}: ${flag.words}`)).toEqual(words);
});

test('describes seats by who has them', () => {
  expect(describeSeats(DEPARTURE)).toBe('2 booked, 1 elsewhere, 9 free of 12');
  expect(describeSeats({ ...DEPARTURE, held: 9 })).toBe('2 booked, 9 on hold, 1 elsewhere, 0 free of 12');
  expect(describeSeats({ ...DEPARTURE, taken: 0, seats: undefined })).toBe('2 booked; places not said');
});
