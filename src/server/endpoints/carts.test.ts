import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour, buildTranslation } from '../../../tests/support/factories.ts';
import { createSite } from '../../pages/site.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

const TOUR = '/tours/to-the-dunes/';

describeDatabase('cart pages without script', (db) => {
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let departure = 0;
  let cookie = '';

  beforeEach(async () => {
    const { payload } = db;
    const cart = await buildPage(payload, { title: 'Cart', path: '/cart/', layout: [{ blockType: 'cart' }] as never });
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, cartPage: cart.id } as never });
    const layout = [{ blockType: 'mini-cart' }, { blockType: 'departures' }, { blockType: 'add-to-cart' }];
    const tour = await buildTour(payload, { title: 'To the dunes', layout: layout as never });
    departure = (await buildDeparture(payload, { tour: tour.id })).id;
    const site = createSite({
      payload,
      env: { publicUrl: 'http://localhost:3000' },
      assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '/loader.js', fonts: [] },
      onProblem: ({ message }) => expect.fail(message),
    });
    app = await buildTestApp({ payload, site, env: testEnv({ dataDir: db.dataDir }) });
  });

  afterEach(() => app.close());

  const ask = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;
  const send = (url: string, fields: Record<string, string>, from?: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        cookie,
        ...(from && { referer: `http://localhost:3000${from}` }),
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });

  test('a tour is added to the cart on its page, changed and removed', async () => {
    const page = await ask(TOUR);
    expect(page).toMatch(new RegExp(`<input[^>]+name="departure"[^>]+value="${departure}"`));
    expect(page).toContain('action="/shop/cart/add/"');
    const dateless = await send('/shop/cart/add/', { adults: '2', _page: TOUR });
    expect(dateless.body).toMatch(/When<\/a> – Choose one\.|Choose one\.<\/span><\/p>/);
    const full = await send('/shop/cart/add/', { departure: String(departure), adults: '9', _page: TOUR });
    expect([full.statusCode, full.body.includes('There are not so many places left')]).toEqual([422, true]);
    expect(full.body).toMatch(/name="adults"[^>]*value="9"/);

    const added = await send('/shop/cart/add/', { departure: String(departure), adults: '2', _page: TOUR });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/cart/?notice=added']);
    cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    // A booking does not change what others see of the tour.
    expect(await ask(TOUR)).toBe(page);

    const cart = await ask('/cart/');
    expect(cart).toContain('€960');
    const [, line = ''] = /name="line"[^>]*value="([^"]+)"/.exec(cart) ?? [];
    const changed = await send('/shop/cart/line/', { do: 'change', line, adults: '3' });
    expect(changed.headers.location).toBe('/cart/?notice=changed');
    expect(await ask('/cart/')).toContain('€1,440');
    const [seen] = [cookie];
    cookie = '';
    expect(await ask('/cart/')).toContain('Nothing in your cart yet.');
    expect((await send('/shop/cart/line/', { do: 'remove', line })).headers.location).toBe('/cart/?notice=ended');
    cookie = seen;
    expect(await ask('/cart/')).toContain('€1,440');
    expect((await send('/shop/cart/line/', { do: 'remove', line })).headers.location).toBe('/cart/?notice=removed');
    expect(await ask('/cart/')).toContain('Nothing in your cart yet.');
  });

  test('a cart opened from a translated page has its language, in page, errors and order', async () => {
    const { payload } = db;
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/cart/' } } });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    await buildTranslation(payload, { of: `pages:${docs[0]?.id}`, title: 'Panier', path: '/fr/panier/' });
    const checkout = await buildPage(payload, { title: 'Checkout', path: '/checkout/', layout: [] });
    await payload.updateGlobal({ slug: 'shop', data: { checkoutPage: checkout.id } });
    await buildTranslation(payload, { of: `pages:${checkout.id}`, title: 'Paiement', path: '/fr/paiement/' });
    const from = '/fr/vers-les-dunes/';
    const fields = { departure: String(departure), adults: '2', _page: TOUR };
    const full = await send('/shop/cart/add/', { ...fields, adults: '9' }, from);
    expect([full.statusCode, full.body.includes('There are not so many places left')]).toEqual([422, false]);

    const added = await send('/shop/cart/add/', fields, from);
    expect([added.statusCode, added.headers.location]).toEqual([303, '/fr/panier/?notice=added']);
    cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const french = await ask('/fr/panier/');
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain('href="/fr/paiement/"');
    const orders = await payload.find({ collection: 'orders' });
    expect(orders.docs.map(({ locale }) => locale)).toEqual(['fr']);

    await payload.updateGlobal({ slug: 'languages', data: { offered: [] } });
    expect((await send('/shop/cart/add/', fields, from)).headers.location).toBe('/cart/?notice=added');
  });

  test('an untranslated cart page is still below the language of the page, with messages in it', async () => {
    const { payload } = db;
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    const fields = { departure: String(departure), adults: '2', _page: TOUR };
    const added = await send('/shop/cart/add/', fields, '/ar/tours/');
    expect(added.headers.location).toBe('/ar/cart/?notice=added');
    cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const cart = new JSDOM(await ask('/ar/cart/?notice=added')).window.document;
    expect(cart.documentElement.lang).toBe('ar');
    expect(cart.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:3000/ar/cart/');
    expect(cart.querySelector('main [lang=en]')?.textContent).toBe('To the dunes');
    // Time zone of this test, after the time until which the places are held.
    expect(latinWords(cart)).toEqual(['UTC)']);
  });
});

/** Words in Latin letters that a page in Arabic does not mark as those of another language. */
function latinWords({ defaultView, body }: Document): string[] {
  for (const marked of body.querySelectorAll('[lang=en], script, style')) marked.remove();
  const { NodeFilter } = defaultView ?? {};
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter?.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(...(texts.currentNode.nodeValue?.match(/[a-z]{3,}[^<]*/gi) ?? []));
  return words;
}
