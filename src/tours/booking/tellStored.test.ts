import { afterEach, expect, test } from 'vitest';
import { describeDays } from '../describeDays.ts';
import { describeParty, describePartyInEnglish } from '../party.ts';
import { tellStored } from './tellStored.ts';

afterEach(() => {
  globalThis.rihlaStudioWords = undefined;
});

function speakFrench(messages: Record<string, string | Record<string, string>>): void {
  globalThis.rihlaStudioWords = { language: 'fr', messages: messages as never };
}

test.each([
  ['Placed', 'Placed', 'Passée'],
  ['Paid €480 by Card: confirmed', 'Paid {amount} by Card: confirmed', '{amount} payés par carte : confirmée'],
  [
    'Cancelled: €120 to be given back. Ill',
    'Cancelled: {amount} to be given back. {reason}',
    'Annulée : {amount}. {reason}',
  ],
])('a stored line is translated where it is shown: %s', (stored, message, translation) => {
  expect(tellStored(stored)).toBe(stored);
  speakFrench({ [message]: translation });
  expect(tellStored(stored)).not.toBe(stored);
});

test('what people have written stays as it is', () => {
  speakFrench({});
  expect(tellStored('Called twice')).toBe('Called twice');
});

test('days and parties follow the studio’s language, and are English where they are stored', () => {
  speakFrench({
    Mar: 'mars',
    '{count} adults': { one: '{count} adulte', many: '{count} adultes', other: '{count} adultes' },
  });
  expect(describeDays('2027-03-12', '2027-03-14')).toBe('12–14 mars 2027');
  expect(describeDays('2027-03-12', '2027-03-14', 'en')).toBe('12–14 Mar 2027');
  expect([describeParty(2, 0), describePartyInEnglish(2, 1)]).toEqual(['2 adultes', '2 adults, 1 child']);
});
