import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPageView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { centsOf, DUE_LABELS, plainCalendar, readPaper } from '../../../tests/support/papers/readPaper.ts';
import { KHETTARA } from '../../letters/examples.ts';
import { orderLetter } from '../../letters/order.ts';
import { orderNotice } from '../../letters/orderNotice.ts';
import { journeysOf } from '../../parts/customers/rules/journeys.ts';
import { SAMPLE_CUSTOMER } from '../../parts/customers/samples.ts';
import { formatOrder } from '../../parts/shop/mails/formatOrder.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { SAMPLE_SHOP } from '../../parts/shop/samples.ts';
import { statementOf } from '../../parts/shop/statement/readStatement.ts';
import { eventsOf } from '../../parts/shop/voucher/calendarEvents.ts';
import { renderVoucher } from '../../parts/shop/voucher/renderVoucher.tsx';
import { confirmedOf, vouchersOf } from '../../parts/shop/voucher/voucher.ts';
import type { AnyBlock } from '../../render/types.ts';
import { writeCalendar } from '../../shared/calendar/writeCalendar.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { formatMoney } from '../../shared/money.ts';
import { formatStatement } from '../../tours/booking/formatStatement.ts';
import { balanceOf } from '../../tours/booking/order.ts';
import { NOW, randomOrder, TOURS } from './testSupport.ts';

const words = { t: createTranslate('en'), locale: 'en' } as const;
const euros = (minor: number) => formatMoney(minor, 'EUR', 'en');

beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

async function show(blockType: string, visitor: object): Promise<string> {
  const page = buildPageView('shop', { visitor: visitor as never });
  const layout = [{ blockType, id: blockType, level: 'h2' }] as AnyBlock[];
  const { html } = await renderTestPage({ ...page, document: page.document && { ...page.document, layout } });
  return html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}

/** All mails, pages and documents of an order, as text or markup. */
async function papersOf(order: OpenOrder): Promise<Record<string, string>> {
  const tours = new Map(TOURS.map((tour) => [tour.id, tour]));
  const statement = statementOf(order, { calledOff: new Set(), now: NOW, shop: SAMPLE_SHOP, tours });
  const told = formatStatement(statement, words);
  const letter = { ...formatOrder(order, statement, words), now: told.next?.amount, until: told.next?.by };
  const shop = { cart: undefined, order, token: '5-token', tours: TOURS, notice: undefined };
  const papers: Record<string, string> = {
    page: await show('purchase-summary', { shop }),
    notice: (await orderNotice(KHETTARA, 'confirmed', { ...letter, studioUrl: KHETTARA.url })).text,
  };
  const news = order.status === 'CANCELLED' ? 'cancelled' : order.status === 'PLACED' ? 'unconfirmed' : 'confirmed';
  papers.mail = (await orderLetter(KHETTARA, news, letter)).text;
  if (confirmedOf(order).length === 0) return papers;
  papers.receipt = (await orderLetter(KHETTARA, 'paid', letter)).text;
  const sheet = vouchersOf(order, { findTour: ({ tour = 0 }) => tours.get(tour), statement }, words);
  papers.voucher = renderVoucher({
    ...sheet,
    head: KHETTARA,
    fontFaces: '',
    orderUrl: undefined,
    code: undefined,
  }).html;
  const facts = {
    ...{ now: NOW, orderUrl: KHETTARA.url, publicUrl: KHETTARA.url, telephone: '1', timezone: 'Africa/Casablanca' },
    ...{ reference: order.reference, statement: told, words },
  };
  const events = confirmedOf(order).flatMap((booking) => eventsOf(booking, tours.get(booking.tour ?? 0), facts));
  papers.calendar = plainCalendar(writeCalendar(undefined, events));
  return papers;
}

test('all documents of an order have the same amounts, dates and reference, in any state', async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (order) => {
      const papers = await papersOf(order);
      const { page = '', ...others } = papers;
      const said = readPaper(page);
      for (const [name, text] of Object.entries(others)) expect([name, readPaper(text)]).toEqual([name, said]);
      for (const [name, text] of Object.entries(papers))
        expect([name, text.includes(order.reference)]).toEqual([name, true]);
      const isAlive = order.status !== 'CANCELLED';
      const left = isAlive ? balanceOf(order) : 0;
      const sum = DUE_LABELS.reduce((all, label) => all + centsOf(said[label]), 0);
      expect(sum).toBe(left);
      expect(said.Paid).toBe(order.paid > 0 ? euros(order.paid) : undefined);
      expect(said['Given back']).toBe(order.refunded > 0 ? euros(order.refunded) : undefined);
      if (said['In all']) expect(said['In all']).toBe(euros(order.total));
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('account and order page agree on the next tour', async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (order) => {
      const statement = statementOf(order, {
        ...{ calledOff: new Set(), now: NOW, shop: SAMPLE_SHOP },
        tours: new Map(TOURS.map((tour) => [tour.id, tour])),
      });
      const journeys = { ...journeysOf([order], NOW), statements: new Map([[order.id, statement]]) };
      const account = await show('my-account', { customers: { ...SAMPLE_CUSTOMER, journeys: async () => journeys } });
      if (journeys.coming.length > 0) expect(readPaper(account)).toEqual(readPaper((await papersOf(order)).page ?? ''));
      const { due } = formatStatement(statement, words);
      expect(account.replaceAll('&#x27;', "'")).toContain(journeys.coming.length > 0 ? due : order.reference);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('the page promises a meeting only where place and time are known, and the voucher has the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOrder.filter(({ status }) => status === 'CONFIRMED'),
      async (order) => {
        const { page = '', voucher = '' } = await papersOf(order);
        const [first] = confirmedOf(order).toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
        const isExact = first?.tour === TOURS[0]?.id;
        expect(page.includes('we meet you here: Zagora, 08:30')).toBe(isExact);
        expect(page.includes('we meet you here')).toBe(isExact);
        expect([page, voucher].map((paper) => paper.includes(isExact ? 'Zagora' : 'Merzouga'))).toEqual([true, true]);
        if (isExact) expect(voucher).toContain('08:30');
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

test('cancelling an unpaid order promises no refund', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOrder.filter(({ paid }) => paid === 0),
      async (order) => {
        for (const [name, text] of Object.entries(await papersOf(order)))
          expect([name, /goes back|On its way back|everything back/i.test(text)]).toEqual([name, false]);
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);
