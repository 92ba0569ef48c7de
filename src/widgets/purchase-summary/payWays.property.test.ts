import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPageView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { SAMPLE_SHOP } from '../../parts/shop/samples.ts';
import { statementOf } from '../../parts/shop/statement/readStatement.ts';
import type { AnyBlock } from '../../render/types.ts';
import { formatMoney } from '../../shared/money.ts';
import { NOW, randomOrder, TOURS } from './testSupport.ts';

vi.mock('../../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../tests/support/providers/allMethods.ts')),
}));

const euros = (minor: number) => formatMoney(minor, 'EUR', 'en');

beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

test('the buttons of a confirmed order pay the amount that its statement has due next', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOrder.filter(({ status }) => status === 'CONFIRMED'),
      async (order) => {
        const tours = new Map(TOURS.map((tour) => [tour.id, tour]));
        const { later, now } = statementOf(order, { calledOff: new Set(), now: NOW, shop: SAMPLE_SHOP, tours });
        const due = now ?? later;
        const shop = { cart: undefined, order, token: '5-token', tours: TOURS, notice: undefined };
        const view = buildPageView('shop', { visitor: { shop } as never });
        const layout = [{ blockType: 'purchase-summary', id: 'summary', level: 'h2' }] as AnyBlock[];
        const { html: page } = await renderTestPage({
          ...view,
          document: view.document && { ...view.document, layout },
        });
        const taken = [...page.matchAll(/Pay (€[\d.,]*\d) (?:by card|with PayPal)/g)].map(([, amount]) => amount);
        expect(taken).toEqual(due ? [euros(due.amount), euros(due.amount)] : []);
        const said = /Or pay (the deposit|all of it), (€[\d.,]*\d), at once/.exec(page);
        if (said) expect([said[1] === 'all of it', said[2]]).toEqual([order.dueNow === order.total, taken[0]]);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
