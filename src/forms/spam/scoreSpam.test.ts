import { expect, test } from 'vitest';
import { REASON_LABELS, REASON_WEIGHTS, type SpamFacts, scoreSpam } from './scoreSpam.ts';

const GOOD: SpamFacts = { isTrapped: false, token: 'good', proof: 'unasked', links: 0, same: 1, byEmail: 1 };

test.each<[string, Partial<SpamFacts>, boolean, string[]]>([
  ['a traveller who writes', {}, false, []],
  ['one whose browser has done its work', { proof: 'good' }, false, []],
  ['one whose browser could not', { proof: 'absent' }, false, []],
  ['a filled trap', { isTrapped: true }, true, ['trap']],
  ['a token of nobody', { token: 'forged' }, true, ['token-forged']],
  ['a token that was used', { token: 'used' }, true, ['token-used']],
  ['a form that was filled in at once', { token: 'early' }, true, ['token-early']],
  ['a form that stood open over night', { token: 'late' }, false, ['token-late']],
  ['a browser without script', { token: 'absent' }, false, ['token-absent']],
  ['a link', { links: 1 }, false, ['some-links']],
  ['two links', { links: 2 }, false, ['some-links']],
  ['three links', { links: 3 }, true, ['links']],
  ['a link without script', { links: 1, token: 'absent' }, true, ['token-absent', 'some-links']],
  ['the same once more', { same: 2 }, true, ['duplicate']],
  ['the eighth from one address', { byEmail: 8 }, false, []],
  ['the ninth', { byEmail: 9 }, true, ['email-too-often']],
  ['wrong work', { proof: 'wrong' }, true, ['proof-wrong']],
  ['work that was used', { proof: 'used' }, true, ['proof-used']],
])('%s', (_, facts, isSpam, reasons) => {
  expect(scoreSpam({ ...GOOD, ...facts })).toEqual({ isSpam, reasons });
});

test('every reason has a weight and a label', () => {
  expect(Object.keys(REASON_LABELS)).toEqual(Object.keys(REASON_WEIGHTS));
});
