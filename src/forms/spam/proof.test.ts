import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PROOF } from './limits.ts';
import { makeChallenge, readProof } from './proof.ts';

const now = Date.now();
let challenge: Challenge;
let solution: Solution;
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

beforeAll(async () => {
  challenge = await makeChallenge('secret', now);
  solution = (await solveChallenge({ challenge, deriveKey })) as Solution;
});

test("accepts a browser's solution, identified by its nonce and its expiry", async () => {
  expect(await readProof('secret', pack({ challenge, solution }), now)).toEqual({
    state: 'good',
    nonce: challenge.parameters.nonce,
    expires: Math.floor((now + PROOF.expiresMs) / 1000) * 1000,
  });
});

test('the difficulty is above zero and solvable on an old phone', () => {
  expect(solution.counter).toBeGreaterThanOrEqual(60);
  expect(solution.counter).toBeLessThanOrEqual(240);
  expect(challenge.parameters.cost).toBe(5_000);
});

test.each<[string, (sent: { challenge: Challenge; solution: Solution }) => unknown]>([
  ['no solution', ({ challenge }) => ({ challenge })],
  ['another key', (sent) => ({ ...sent, solution: { ...sent.solution, derivedKey: '00'.repeat(32) } })],
  ['no signature', (sent) => ({ ...sent, challenge: { parameters: sent.challenge.parameters } })],
  [
    'easier work',
    (sent) => ({ ...sent, challenge: { ...sent.challenge, parameters: { ...sent.challenge.parameters, cost: 1 } } }),
  ],
  [
    'no signature over the key',
    (sent) => {
      const { keySignature: _, ...parameters } = sent.challenge.parameters;
      return { ...sent, challenge: { ...sent.challenge, parameters: { ...parameters, cost: 1e9 } } };
    },
  ],
  ['nothing', () => null],
])('rejects %s', async (_, change) => {
  expect((await readProof('secret', pack(change({ challenge, solution })), now)).state).toBe('wrong');
});

test('rejects a solution for another site, and of an expired challenge', async () => {
  const sent = pack({ challenge, solution });
  expect((await readProof('other', sent, now)).state).toBe('wrong');
  expect((await readProof('secret', sent, now + PROOF.expiresMs + 1)).state).toBe('wrong');
});

test('parses any text', async () => {
  expect((await readProof('secret', undefined, now)).state).toBe('absent');
  expect((await readProof('secret', 'a'.repeat(3_000), now)).state).toBe('wrong');
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue().map(pack));
  await fc.assert(
    fc.asyncProperty(text, async (sent) => {
      expect((await readProof('secret', sent, now)).state).toBe('wrong');
    }),
  );
});
