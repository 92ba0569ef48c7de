import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issueToken, readToken } from './token.ts';

const NOW = Date.UTC(2026, 4, 1);
const HOUR = 3_600_000;

test.each([
  [0, 'early'],
  [2_999, 'early'],
  [3_000, 'good'],
  [12 * HOUR, 'good'],
  [12 * HOUR + 1, 'late'],
  // Clock skew of another server.
  [-60_000, 'early'],
  [-60_001, 'forged'],
])('after %i ms a token is %s', (age, state) => {
  const token = issueToken('secret', NOW);
  expect(readToken('secret', token, NOW + age).state).toBe(state);
});

test('rejects one of another site, or changed in any place, as forged', () => {
  const token = issueToken('secret', NOW);
  expect(readToken('other', token, NOW + 5_000).state).toBe('forged');
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '7', '_', '.'), (at, letter) => {
      fc.pre(token[at] !== letter);
      expect(readToken('secret', token.slice(0, at) + letter + token.slice(at + 1), NOW + 5_000).state).toBe('forged');
    }),
  );
});

test('two tokens of the same moment differ, and have an expiry', () => {
  const [one, other] = [issueToken('secret', NOW), issueToken('secret', NOW)].map((token) =>
    readToken('secret', token, NOW + 5_000),
  );
  expect(one?.nonce).not.toBe(other?.nonce);
  expect(one?.expires).toBe(NOW + 12 * HOUR);
});

test('parses any text, and accepts only our own', () => {
  expect(readToken('secret', undefined, NOW).state).toBe('absent');
  expect(readToken('secret', '', NOW).state).toBe('absent');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), (text) => {
      expect(readToken('secret', text, NOW).state).toBe('forged');
    }),
  );
});
