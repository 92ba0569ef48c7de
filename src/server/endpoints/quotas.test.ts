import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../tests/support/factories.ts';
import { clickDeletion } from '../../cms/clickDeletion.ts';
import { CLICKS_KEPT_MONTHS, clickQuota } from '../../cms/database/counters/clickRows.ts';
import { type Quota, takeQuota } from '../../cms/database/counters/takeQuota.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import type { EndpointContext, FormEndpoint } from '../../endpoints/formEndpoint.ts';
import { countChatClick } from '../../parts/chat/countChatClick.ts';
import { chatClicks } from '../../parts/chat/formEndpoints.ts';
import { CONSENT_QUOTA, consents } from '../../parts/consent/formEndpoints.ts';
import { contactClicks, countContactClick } from '../../parts/contact/formEndpoints.ts';
import { addLine, askAgain } from '../../parts/shop/cart/changeCart.ts';
import { CART_QUOTA } from '../../parts/shop/cart/limitHolds.ts';
import { CART_COOKIE } from '../../parts/shop/rules/cartCookie.ts';
import { requestSubscription, SUBSCRIBER_QUOTA } from '../../parts/subscribers/requestSubscription.ts';
import { testEnv } from '../testSupport.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const DAY_MS = 86_400_000;

describeEachDatabase('daily quotas for stored rows', (db) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(db.payload.logger, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const count = async (collection: string) => (await db.payload.count({ collection: collection as never })).totalDocs;
  /** Simulates earlier use of a quota. */
  async function use(quota: Quota, amount: number, visitor: string): Promise<void> {
    const req = await createLocalReq({}, db.payload);
    await inTransaction(req, () => takeQuota(req, quota, { amount, now: NOW.getTime(), visitor }));
  }
  function take(post: FormEndpoint, body: object, visitor = '203.0.113.7', now = NOW) {
    const context = {
      payload: db.payload,
      now,
      visitor,
      t: (key: string) => key,
      countedPath: async (path: string) => path,
    };
    return post.take(body, context as unknown as EndpointContext);
  }
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  const choice = (last: string) => ({
    consentId: `4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1${last}`,
    revision: 1,
    accepted: ['necessary'],
    language: 'en',
  });

  test('proofs of consent: limited per visitor and day, and in total', async () => {
    await use(CONSENT_QUOTA, CONSENT_QUOTA.perVisitor - 1, '203.0.113.7');
    expect(await take(consents, choice('b2c'))).toEqual({ kind: 'done' });
    expect(await take(consents, choice('b2d'))).toMatchObject({ kind: 'too-often' });
    expect(await take(consents, choice('b2d'), '203.0.113.8')).toEqual({ kind: 'done' });
    expect(await count('consent-records')).toBe(2);
    expect(await take(consents, choice('b2e'), '203.0.113.7', later(1.1))).toEqual({ kind: 'done' });
    await use({ ...CONSENT_QUOTA, perVisitor: CONSENT_QUOTA.inAll }, CONSENT_QUOTA.inAll, 'a crowd');
    expect(await take(consents, choice('b2f'), '203.0.113.9', later(0.5))).toMatchObject({ kind: 'too-often' });
    expect(db.payload.logger.warn).toHaveBeenCalled();
  });

  test('clicks: limited per visitor and day, and none is permanent', async () => {
    const { id: account } = await db.payload.create({
      collection: 'chat-accounts',
      data: { accountName: 'Salma', number: '+212 612 345 678' },
    });
    const clicks = [
      [chatClicks, { account }, 'chat-clicks'],
      [contactClicks, { channel: 'phone' }, 'contact-clicks'],
    ] as const;
    for (const [post, body, name] of clicks) {
      await use(clickQuota(name), clickQuota(name).perVisitor - 1, '203.0.113.7');
      expect(await take(post, { ...body, path: '/a/' })).toEqual({ kind: 'done' });
      expect(await take(post, { ...body, path: '/b/' })).toMatchObject({ kind: 'too-often' });
      expect(await count(name)).toBe(1);
    }
    await countChatClick(db.payload, { account, path: '/', day: '2024-03-31' });
    await countContactClick(db.payload, { channel: 'phone', path: '/', day: '2024-03-31' });
    const tools = { payload: db.payload, env: testEnv(), now: NOW, isStopped: () => false };
    expect(CLICKS_KEPT_MONTHS).toBeGreaterThan(24);
    for (const job of [clickDeletion('chat-clicks'), clickDeletion('contact-clicks')]) await job.run(tools);
    for (const [, , name] of clicks) expect(await count(name)).toBe(1);
  });

  test('newsletter sign-ups: limited per visitor and day, with the same response', async () => {
    await use(SUBSCRIBER_QUOTA, SUBSCRIBER_QUOTA.perVisitor - 1, '203.0.113.7');
    const ask = (email: string) =>
      requestSubscription(
        db.payload,
        {
          email,
          name: undefined,
          consentText: '',
          consentVersion: '1',
          source: '/',
          form: 'News',
          visitor: '203.0.113.7',
        },
        { form: 'news', isTrapped: false, token: { state: 'absent' } } as never,
        NOW,
      );
    await ask('one@example.com');
    await ask('two@example.com');
    expect(await count('subscribers')).toBe(1);
  });

  test('cart lines: limited per visitor and day, added or requested again', async () => {
    const tour = (await buildTour(db.payload)).id;
    const departure = (await buildDeparture(db.payload, { tour, start: '2027-01-01', end: '2027-01-01' })).id;
    const asking = { payload: db.payload, cookies: {}, visitor: '203.0.113.7', now: NOW, shop: {} };
    const asked = { departure, party: { adults: 1, children: 0, extras: [] } };
    const added = await addLine(asking, asked);
    if ('refused' in added) throw new Error(added.refused);
    const [line] = added.cart.bookings;
    const { holder } = (await db.payload.findByID({
      collection: 'orders',
      id: added.cart.id,
      showHiddenFields: true,
    })) as {
      holder?: string | null;
    };
    await use(CART_QUOTA, CART_QUOTA.perVisitor, holder ?? '');
    expect(await addLine(asking, asked)).toEqual({ refused: 'held' });
    vi.setSystemTime(NOW.getTime() + 3_600_000);
    const again = { ...asking, now: new Date(), cookies: { [CART_COOKIE]: added.secret } };
    expect(await askAgain(again, line?.uuid ?? '')).toEqual({ refused: 'held' });
    expect(await count('bookings')).toBe(1);
  });
});
