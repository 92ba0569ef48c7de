import { createLocalReq, type Payload } from 'payload';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { countUse, sweepUses } from '../../../cms/database/counters/countUse.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { issueToken } from '../../../forms/spam/token.ts';
import { admit } from './admit.ts';
import { checkSubmission } from './checkSubmission.ts';

const NOW = Date.UTC(2026, 4, 1);
const DAY = 86_400_000;

let visitors = 0;
function visitor(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

describeEachDatabase('protection of forms', (db) => {
  async function use(key: string, now = NOW, expires = now + DAY): Promise<number> {
    const req = await createLocalReq({}, db.payload);
    return inTransaction(req, () => countUse(req, { key, expires }, now));
  }

  test('concurrent uses of one key see each other', async () => {
    const counts = await Promise.all(Array.from({ length: 12 }, () => use('token:a')));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await use('token:b')).toBe(1);
  });

  test('a rollback uses no quota', async () => {
    const req = await createLocalReq({}, db.payload);
    const failed = inTransaction(req, async () => {
      await countUse(req, { key: 'token:a', expires: NOW + DAY }, NOW);
      throw new Error('The row could not be stored.');
    });
    await expect(failed).rejects.toThrow('could not be stored');
    expect(await use('token:a')).toBe(1);
  });

  test('an expired use starts anew, and is deleted', async () => {
    await use('token:a');
    await use('token:a');
    expect(await use('token:a', NOW + DAY + 2_000)).toBe(1);
    await use('token:b', NOW, NOW + 1_000);
    await sweepUses(db.payload, NOW + DAY);
    expect(await keysOf(db.payload)).toEqual(['token:a']);
  });

  test('a use without a transaction is refused', async () => {
    const req = await createLocalReq({}, db.payload);
    await expect(countUse(req, { key: 'token:a', expires: NOW + DAY }, NOW)).rejects.toThrow('within a transaction');
  });

  test('a token is valid once, the same texts once a day, and no personal data is stored', async () => {
    const { secret } = db.payload;
    const form = { name: 'forms/1' };
    const send = async (token: string | undefined, text: string, email = 'amina@example.com') => {
      const sender = { visitor: visitor(), secret, now: NOW };
      const { evidence } = await admit({ token }, form, sender);
      if (!evidence) throw new Error('The submission was not let in.');
      const req = await createLocalReq({}, db.payload);
      return inTransaction(req, () => checkSubmission(req, evidence, { texts: [text], email, now: NOW }));
    };
    const token = issueToken(secret, NOW - 10_000);
    expect(await send(token, 'Two of us, in May.')).toEqual({ isSpam: false, reasons: [] });
    expect(await send(token, 'Three of us.')).toEqual({ isSpam: true, reasons: ['token-used'] });
    expect(await send(issueToken(secret, NOW - 10_000), 'two of us,  in MAY.')).toEqual({
      isSpam: true,
      reasons: ['duplicate'],
    });
    expect(await send(undefined, 'Four of us.')).toEqual({ isSpam: false, reasons: ['token-absent'] });
    for (let count = 0; count < 4; count += 1) await send(issueToken(secret, NOW - 10_000), `We are ${count}.`);
    expect((await send(issueToken(secret, NOW - 10_000), 'Once more.')).reasons).toEqual(['email-too-often']);
    expect((await send(issueToken(secret, NOW - 10_000), 'I too.', 'omar@example.com')).reasons).toEqual([]);
    expect((await keysOf(db.payload)).join()).not.toMatch(/amina|omar|example|once more/i);
  });
});

test.each([
  ['a visitor', () => ({ visitor: '192.0.2.1' }), { name: 'forms/8' }, 10],
  [
    'a visitor whose browser has not done its work',
    () => ({ visitor: '192.0.2.2' }),
    { name: 'forms/9', asksProof: true },
    3,
  ],
  ['all visitors of a form with a limit', () => ({ visitor: visitor() }), { name: 'forms/10', limitPerMinute: 5 }, 5],
])('%s waits after the limit', async (_, sender, form, most) => {
  const send = () => admit({}, form, { ...sender(), secret: 'secret', now: NOW });
  for (let count = 0; count < most; count += 1) expect(await send()).toHaveProperty('evidence');
  const { waitSeconds } = await send();
  expect(waitSeconds).toBeGreaterThanOrEqual(1);
});

test('an invalid limit closes no form', async () => {
  for (const limitPerMinute of [0, -1, Number.NaN, null])
    expect(
      await admit({}, { name: 'forms/11', limitPerMinute }, { visitor: visitor(), secret: 's', now: NOW }),
    ).toHaveProperty('evidence');
});

async function keysOf(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'spent-keys', pagination: false });
  return docs.map(({ key }) => key);
}
