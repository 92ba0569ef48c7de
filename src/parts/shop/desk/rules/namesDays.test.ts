import { expect, it } from 'vitest';
import { namesDays } from './namesDays.ts';

const NOVEMBER = { start: '2027-11-03', end: '2027-11-08' };
const SPRING = { start: '2027-04-30', end: '2027-05-02' };

it('recognises the days of a departure in the words of a traveller', () => {
  for (const words of [
    ...['3–8 November', '3-8 November 2027', '3 Nov – 8 Nov', 'from 3rd to 8th November', '3 November 2027'],
    ...['3/11/2027', '03.11.2027 – 08.11.2027', 'Wed 3 Nov until Mon 8 Nov'],
  ])
    expect([words, namesDays(words, NOVEMBER)]).toEqual([words, true]);
  for (const words of ['30 Apr – 2 May', '30 April to 2 May 2027']) expect(namesDays(words, SPRING)).toBe(true);
});

it('takes no day for named that is another, or only nearly said', () => {
  for (const words of [
    ...['', 'November', 'Second week of November', '3–9 November', '4–8 November', '3–8 November 2026', '3–8 October'],
    ...['3 November or 10 November', '3–8 November, two days either way', '3/11/2026', 'Easter holidays', '11/3/2027'],
  ])
    expect([words, namesDays(words, NOVEMBER)]).toEqual([words, false]);
});
