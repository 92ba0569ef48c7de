import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { buildPageView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { ShopNotice } from '../../parts/shop/rules/notices.ts';
import { BOOKED_VISITOR, SAMPLE_SHOP, SAMPLE_VISITOR } from '../../parts/shop/samples.ts';
import type { AnyBlock, PageView } from '../../render/types.ts';

// With all payment methods offered.
vi.mock('../../parts/shop/paymentFlow/methods.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../tests/support/providers/allMethods.ts')),
}));

const ALL = ['checkout', 'purchase-summary', 'shop-notices', 'card-payment-button', 'wallet-payment-button'];

async function show(kinds: readonly string[], view: Partial<PageView> = {}): Promise<string> {
  const layout = kinds.map((blockType) => ({ blockType, id: blockType })) as AnyBlock[];
  const page = buildPageView('shop', view);
  const { html } = await renderTestPage({ ...page, document: page.document && { ...page.document, layout } });
  return html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}
const times = (html: string, words: string): number => html.split(words).length - 1;

test('with the shop off takes no bookings, and still shows orders to holders of their link', async () => {
  const parts = { shop: { ...SAMPLE_SHOP, isOn: false } };
  const others = ALL.filter((kind) => kind !== 'purchase-summary');
  const html = await show(others, { parts });
  expect(html).not.toMatch(/<form|Amina/);
  expect(html).toContain('cannot be booked here at the moment');
  expect(await show(['purchase-summary'], { parts, visitor: { shop: BOOKED_VISITOR } })).toContain('K-4HG7N');
});

test('without an order token shows no order, no button, and how to find the order', async () => {
  const html = await show(ALL, { visitor: undefined });
  expect(html).toMatch(/open the link in the mail[\s\S]*<a [^>]*href="\/your-journeys\/"[^>]*>Or sign in/);
  expect(html).toContain('nothing in your cart');
  expect(html).not.toMatch(/<form|Amina|K-4HG7N/);
});

test('a notice is shown once, by the notice block', async () => {
  const visitor = { shop: { ...BOOKED_VISITOR, notice: 'failed' } };
  const alone = await show(['purchase-summary'], { visitor });
  expect(times(alone, 'The payment failed')).toBe(1);
  const beside = await show(['shop-notices', 'purchase-summary', 'checkout'], { visitor });
  expect(times(beside, 'The payment failed')).toBe(1);
});

test('after booking or paying, the notice is the page’s title, and its first heading', async () => {
  const page = async (notice: ShopNotice | undefined) => {
    const view = buildPageView('booked', { visitor: { shop: { ...BOOKED_VISITOR, notice } } });
    const layout = [{ blockType: 'purchase-summary', id: 'summary', level: 'h2' }] as AnyBlock[];
    return (await renderTestPage({ ...view, document: view.document && { ...view.document, layout } })).html;
  };
  const moment = await page('paid');
  expect(moment).toMatch(/<title>Your booking is confirmed · /);
  expect(moment).toMatch(/<h2[^>]* autofocus=""[^>]*>Your booking is confirmed<\/h2>/);
  expect(moment).toContain('A letter with all of it has gone to amina@example.com.');
  const later = await page(undefined);
  expect(later).not.toMatch(/<title>Your booking is confirmed|<h2[^>]* autofocus/);
});

test('a pending payment shows no payment button, and a way to refresh', async () => {
  const visitor = { shop: { ...SAMPLE_VISITOR, notice: 'pending', waiting: '/shop/return/5-token/?payment=7' } };
  const html = await show(['purchase-summary', 'card-payment-button'], { visitor });
  expect(html).toMatch(/on its way[^<]*<a [^>]*href="\/shop\/return\/5-token\/\?payment=7"[^>]*>Look again/);
  expect(html).not.toContain('<form');
});

test('prefills the signed-in customer; their input takes precedence', async () => {
  const cart = SAMPLE_VISITOR.cart && { ...SAMPLE_VISITOR.cart, contact: {} };
  const customers = { name: 'Salma Idrissi', email: 'salma@example.com', phone: '+212 612 345 678' };
  const visitor = { shop: { ...SAMPLE_VISITOR, cart }, customers };
  expect(await show(['checkout'], { visitor })).toMatch(/value="Salma Idrissi"[\s\S]*value="salma@example\.com"/);
  const typed = { name: 'Amina', email: '', item: ['traveller-2'], traveller: ['Jonas'] };
  const answered = { part: 'checkout', id: 0, typed, faults: { email: 'Fill this in.' } };
  const again = await show(['checkout'], { visitor, answered });
  expect(again).toContain('value="Amina"');
  expect(again).toContain('value="Jonas"');
  expect(again).not.toContain('salma@example.com');
  expect(again).toContain('href="#checkout-email"');
});

test('the amount due decides the buttons: none for a paid or cancelled order', async () => {
  const order = SAMPLE_VISITOR.order;
  if (!order) throw new Error('The sample has no order.');
  const buttons = (change: object) =>
    show(['card-payment-button', 'wallet-payment-button'], {
      visitor: { shop: { ...SAMPLE_VISITOR, order: { ...order, ...change } } },
    });
  expect(await buttons({})).toMatch(/Pay €390 by card[\s\S]*Pay €390 with PayPal/);
  expect(await buttons({ status: 'CONFIRMED', paid: 100_000 })).toContain('Pay €404 by card');
  expect(await buttons({ status: 'CONFIRMED', paid: order.total })).not.toContain('<form');
  expect(await buttons({ status: 'CANCELLED' })).not.toContain('<form');
});

test('a letter that could not be sent is not reported as sent', async () => {
  const { order } = SAMPLE_VISITOR;
  const waiting = { ...order, status: 'PLACED', method: 'transfer', paid: 0, confirmBy: '2099-01-02T10:00:00.000Z' };
  const said = (isUnmailed: boolean) =>
    show(['purchase-summary'], { visitor: { shop: { ...SAMPLE_VISITOR, order: waiting, isUnmailed } as never } });
  expect(await said(false)).toContain('Open the letter that we have sent to');
  const unmailed = await said(true);
  expect(unmailed).toContain('Write to us, and we confirm it for you. Your places are kept until 2 January 2099');
  expect(unmailed).not.toContain('that we have sent');
});

test('an order that a promotion makes free needs no payment method, and no payment on arrival', async () => {
  const { checkout, order } = SAMPLE_VISITOR;
  if (!checkout || !order) throw new Error('The sample has no cart.');
  const full = { ...checkout.full, discount: checkout.full.subtotal, total: 0, dueNow: 0 };
  const free = { ...SAMPLE_VISITOR, checkout: { ...checkout, full, deposit: undefined } };
  const html = await show(['checkout'], { visitor: { shop: free } });
  expect(html).toContain('There is nothing to pay.');
  expect(html).not.toMatch(/name="method"|Book and pay/);
  const booked = { ...order, status: 'CONFIRMED', method: 'arrival', total: 0, dueNow: 0 };
  const page = await show(['purchase-summary'], { visitor: { shop: { ...SAMPLE_VISITOR, order: booked } } });
  expect(page).toContain('Your booking is confirmed');
  expect(page).not.toMatch(/You pay when|To be paid now|<form/);
});

test('the summary shows what is due by each choice, as the order’s statement; only the chosen one is visible', async () => {
  const page = new JSDOM(await show(['checkout'])).window.document;
  const said = (method: string, plan?: string) =>
    [...page.querySelectorAll(`dl [data-method=${method}]${plan ? `[data-plan=${plan}]` : ''}`)].map((row) =>
      row.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
  expect(said('stripe', 'full')).toEqual(['To be paid now by card€1,404']);
  expect(said('stripe', 'deposit')).toEqual([
    'To be paid now by card€351',
    'To be paid later by 27 February 2099€1,053',
  ]);
  expect(said('transfer', 'deposit')[0]).toBe('To be paid once it is confirmed by bank transfer€351');
  expect(said('arrival')).toEqual(['To be paid on arrival on 10 April 2099€1,404']);
  expect(page.querySelector('dl')?.getAttribute('aria-live')).toBe('polite');
  const short = page.querySelector('summary')?.textContent ?? '';
  expect(short).toMatch(/^3 travellers\u00a0· due now €1,404/);
  expect(short).toContain('nothing due now');
  const button = [...page.querySelectorAll('.r-checkout__go [data-method]')].map(({ textContent }) => textContent);
  expect(button).toContain('Book and pay €351');
  expect(button.at(-1)).toBe('Book now');
});

test('required fields are marked as in all forms, and validation is the server’s alone', async () => {
  const page = new JSDOM(await show(['checkout'])).window.document;
  expect(page.querySelector('.r-checkout form')?.hasAttribute('novalidate')).toBe(true);
  const marked = [...page.querySelectorAll('.r-field__mark')].map(({ parentElement }) => parentElement?.textContent);
  expect(marked).toContain('Full namerequired');
  expect(page.body.textContent).not.toContain('optional');
  for (const field of page.querySelectorAll('.r-field:has([required])'))
    expect(field.querySelector('.r-field__mark')).not.toBeNull();
});

test('nothing pops up or floats over the checkout, and header and footer omit marked blocks', async () => {
  const menu = {
    blockType: 'container',
    id: 'menu',
    hideOnCheckout: true,
    blocks: [{ blockType: 'heading', id: 'h', text: 'Read our letters', level: 'p' }],
  };
  const header = { id: 1, layout: [menu] } as never;
  const page = async (blockType: string) => {
    const view = buildPageView('shop', { templates: { header, body: undefined, footer: undefined } });
    const layout = [{ blockType, id: blockType, text: 'Words' }] as AnyBlock[];
    return (await renderTestPage({ ...view, document: view.document && { ...view.document, layout } })).html;
  };
  expect(await page('heading')).toMatch(/Read our letters[\s\S]*class="r-corner-dock/);
  expect(await page('checkout')).not.toMatch(/Read our letters|class="r-corner-dock/);
  const cart = await page('cart');
  expect(cart).toContain('Read our letters');
  expect(cart).not.toContain('class="r-corner-dock');
});
