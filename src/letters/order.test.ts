import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it, test } from 'vitest';
import type { Money } from '../shared/money.ts';
import { LETTER_NEWS, type LetterOrder, orderLetter } from './order.ts';
import { orderNotice, partnerNotice } from './orderNotice.ts';
import { PLAIN_LETTERHEAD } from './samples/plainLetterhead.ts';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>{amount}\u202e\u0000';

/** Input of travellers, partners and editors. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `<b>${text}</b>`),
  fc.constant(HOSTILE),
);
const order = hostile.map((text): LetterOrder & { back: Money; studioUrl: string; email: string; notes: string } => ({
  reference: text,
  name: text,
  email: text,
  notes: text,
  journeys: [{ title: text, days: text, party: text, travellers: text, extras: text, price: text, refund: text }],
  statement: { rows: [{ label: text, value: text, note: text }], due: text, total: { amount: 1, currency: text } },
  now: { amount: 1, currency: text },
  url: 'javascript:alert(1)',
  voucherUrl: text,
  tourLinks: [{ title: text, url: 'javascript:alert(1)' }],
  account: text,
  back: { amount: 1, currency: text },
  payment: { amount: { amount: 1, currency: text }, day: text, method: text },
  refund: { amount: { amount: 1, currency: text }, isByHand: text.length % 2 === 0 },
  studioUrl: 'javascript:alert(1)',
}));

test('user input in an order is escaped in its letters', async () => {
  await fc.assert(
    fc.asyncProperty(order, fc.constantFrom(...LETTER_NEWS), async (one, news) => {
      const [journey = { title: '' }] = one.journeys;
      const letters = [
        await orderLetter(PLAIN_LETTERHEAD, news, one),
        await orderNotice(PLAIN_LETTERHEAD, 'orphaned', one),
        await partnerNotice(PLAIN_LETTERHEAD, 'cancelled', { ...one, partner: one.reference, journey }),
      ];
      for (const { html, text } of letters) {
        const { document } = new JSDOM(html).window;
        expect(document.querySelectorAll('script,img,b,[onerror]')).toHaveLength(0);
        for (const link of document.querySelectorAll('a')) expect(link.href).toMatch(/^http:\/\/localhost/);
        expect(text).not.toMatch(/(?!\n|\t)[\p{Cc}\u202e]/u);
      }
    }),
    { numRuns: 12 },
  );
}, 30_000);

it.each([
  ['without a page of orders', {}, /See your booking|Voucher/],
  ['with nothing left', { url: 'https://khettara.example/your-booking/' }, /Pay €|Where to transfer/],
])('a confirmation %s does not mention it', async (_name, more, words) => {
  const plain: LetterOrder = {
    reference: 'K-7Q2M4',
    journeys: [{ title: 'Dunes' }],
    statement: {
      rows: [{ label: 'In all', value: '€480' }],
      due: 'Everything is paid.',
      total: { amount: 48_000, currency: 'EUR' },
    },
    ...more,
  };
  const { subject, text } = await orderLetter(PLAIN_LETTERHEAD, 'confirmed', plain);
  expect(text).not.toMatch(words);
  expect(subject).toBe('You are booked: Dunes (K-7Q2M4)');
});
