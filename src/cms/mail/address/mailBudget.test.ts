import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { readUse } from '../../database/counters/countUse.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { queueMail } from '../queue/queueMail.ts';
import { HELD_BACK_KEY, isSharedBudgetUsedUp, MAIL_BUDGET, type Stranger } from './mailBudget.ts';

const A_DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 4, 1, 12);

describeEachDatabase('mails caused by strangers', (db) => {
  let queued = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(db.payload.logger, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function queue(to: string, caused?: Partial<Stranger>, name?: string): Promise<number> {
    const stranger = caused && { purpose: 'enquiry' as const, ...caused };
    queued += 1;
    const key = name ?? `mail:${queued}`;
    const req = await createLocalReq({}, db.payload);
    const letter = { to, subject: 'Water', html: '<p>Water</p>', text: 'Water' };
    return (await inTransaction(req, () => queueMail(req, letter, { key, stranger }))).length;
  }

  it('to one mailbox are limited, however its address is spelt', async () => {
    const spellings = [
      'victim@gmail.com',
      'v.i.c.t.i.m@gmail.com',
      'Victim+prize@googlemail.com',
      'vic.tim+2@GMAIL.com',
    ];
    let sent = 0;
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max + 4; turn += 1)
      sent += await queue(spellings[turn % spellings.length] ?? '', { visitor: `198.51.100.${turn}` });
    expect(sent).toBe(MAIL_BUDGET.recipient.max);
    expect(await mailsOf(db.payload)).toBe(MAIL_BUDGET.recipient.max);
    expect(await readUse(db.payload, HELD_BACK_KEY, Date.now())).toBe(4);
    expect(await queue('another@gmail.com', { visitor: '198.51.100.200' })).toBe(1);
    vi.setSystemTime(NOW + A_DAY_MS + 2_000);
    expect(await queue('victim@gmail.com', {})).toBe(1);
  });

  it('are limited per visitor and per organisation', async () => {
    let sent = 0;
    for (let turn = 0; turn < MAIL_BUDGET.visitor.max + 5; turn += 1)
      sent += await queue(`traveller-${turn}@gmail.com`, { visitor: '203.0.113.9' });
    expect(sent).toBe(MAIL_BUDGET.visitor.max);
    sent = 0;
    for (let turn = 0; turn < MAIL_BUDGET.domain.max + 5; turn += 1)
      sent += await queue(`any-${turn}@mail-${turn}.victim.co.uk`, { visitor: `203.0.113.${20 + turn}` });
    expect(sent).toBe(MAIL_BUDGET.domain.max);
  });

  it('are limited for the whole site per hour, and concurrent ones are counted once each', async () => {
    const all = Array.from({ length: MAIL_BUDGET.total.max + 10 }, (_, turn) => queue(`t-${turn}@gmail.com`, {}));
    const sent = (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
    expect(sent).toBe(MAIL_BUDGET.total.max);
    expect(db.payload.logger.warn).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW + 60 * 60_000 + 2_000);
    expect(await queue('later@gmail.com', {})).toBe(1);
  }, 60_000);

  it('of one purpose leave the other purposes their hour', async () => {
    for (let turn = 0; turn < MAIL_BUDGET.total.max; turn += 1) await queue(`t-${turn}@gmail.com`, {});
    expect(await queue('amina@dunes.example', {})).toBe(0);
    for (const purpose of ['account', 'booking', 'subscription'] as const)
      expect(await queue(`${purpose}@dunes.example`, { purpose })).toBe(1);
  }, 60_000);

  it('reach known addresses while the budgets that all share are used up, and count against all budgets', async () => {
    for (let turn = 0; turn < MAIL_BUDGET.domain.max; turn += 1) await queue(`t-${turn}@dunes.example`, {});
    expect(await queue('amina@dunes.example', {})).toBe(0);
    for (let turn = MAIL_BUDGET.domain.max; turn < MAIL_BUDGET.total.max; turn += 1)
      expect(await queue(`t-${turn}@gmail.com`, { isKnown: true })).toBe(1);
    const req = await createLocalReq({}, db.payload);
    expect(await isSharedBudgetUsedUp(req, 'any@gmail.com', 'enquiry', Date.now())).toBe(true);
    expect(await isSharedBudgetUsedUp(req, 'any@gmail.com', 'account', Date.now())).toBe(false);
    expect(await queue('any@gmail.com', {})).toBe(0);
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max; turn += 1)
      expect(await queue('amina@dunes.example', { isKnown: true })).toBe(1);
    expect(await queue('amina@dunes.example', { isKnown: true })).toBe(0);
  }, 60_000);

  it('do not count against a recipient while the site’s own budget is used up', async () => {
    for (let turn = 0; turn < MAIL_BUDGET.total.max; turn += 1) await queue(`t-${turn}@gmail.com`, {});
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max; turn += 1)
      expect(await queue('amina@dunes.example', { visitor: `198.51.100.${turn}` })).toBe(0);
    vi.setSystemTime(NOW + 60 * 60_000 + 2_000);
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max; turn += 1)
      expect(await queue('amina@dunes.example', { visitor: `198.51.100.${turn}` })).toBe(1);
    expect(await queue('amina@dunes.example', { visitor: '198.51.100.99' })).toBe(0);
  }, 60_000);

  it('do not count for staff and proven addresses', async () => {
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max + 3; turn += 1) await queue('office@khettara.example', {});
    expect(await queue('office@khettara.example')).toBe(1);
  });

  it('are counted once when the same mail is queued again', async () => {
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max + 3; turn += 1)
      expect(await queue('amina@dunes.example', {}, 'one')).toBe(1);
    expect(await queue('amina@dunes.example', {})).toBe(1);
  });

  it('are not counted when the transaction is rolled back', async () => {
    const req = await createLocalReq({}, db.payload);
    const failed = inTransaction(req, async () => {
      const letter = { to: 'x@dunes.example', subject: 'Water', html: '', text: 'Water' };
      await queueMail(req, letter, { key: 'failed', stranger: { purpose: 'enquiry' } });
      throw new Error('The enquiry could not be stored.');
    });
    await expect(failed).rejects.toThrow('could not be stored');
    const { docs } = await db.payload.find({ collection: 'spent-keys', pagination: false });
    expect(docs.filter(({ key }) => key.startsWith('mail-recipient'))).toEqual([]);
  });
});

async function mailsOf(payload: Payload): Promise<number> {
  return (await payload.count({ collection: 'mails' })).totalDocs;
}
