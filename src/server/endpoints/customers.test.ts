import crypto from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour, buildTranslation, buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { MAIL_BUDGET } from '../../cms/mail/address/mailBudget.ts';
import type { Customer } from '../../cms/payload-types.ts';
import { customerOf } from '../../customers/customerOf.ts';
import { linkToken } from '../../customers/links.ts';
import { SESSION_COOKIE } from '../../customers/sessionCookie.ts';
import { createSite } from '../../pages/site.ts';
import { deleteOldCustomers, FORGOTTEN_DAYS } from '../../parts/customers/deleteOldCustomers.ts';
import { exportCustomerOf } from '../../parts/customers/personalData.ts';
import { mailboxKeyOf } from '../../parts/shop/cart/limitHolds.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { ORDERS } from '../../tours/booking/order.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];
const AMINA = 'amina@example.com';
const WORDS = 'four camels at the well';

type Jar = Record<string, string>;

describeDatabase('customer accounts', (db) => {
  let app: FastifyInstance;
  let visitors = 0;
  let days = 0;

  beforeEach(async () => {
    // Each on another day: links are counted by address in the memory of the process, which files of tests share.
    days += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
    const account = await buildPage(db.payload, {
      title: 'Account',
      path: '/my-account/',
      layout: [{ blockType: 'my-account', title: 'Your journeys' }],
    } as never);
    const booking = await buildPage(db.payload, { title: 'Booking', path: '/booking/' } as never);
    const data = { isOn: true, accountPage: account.id, summaryPage: booking.id };
    await db.payload.updateGlobal({ slug: 'shop', data });
    const site = createSite({
      payload: db.payload,
      env: { publicUrl: 'http://localhost:3000' },
      assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '', fonts: [] },
      onProblem: ({ message }) => expect.fail(message),
    });
    app = await buildTestApp({ payload: db.payload, site, env: testEnv({ dataDir: db.dataDir }) });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await app.close();
  });

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  /** Sends a request as a browser does, each time from another IP address; stores cookies. */
  async function ask(
    url: string,
    { jar = {}, form, headers = BROWSER }: { jar?: Jar; form?: object; headers?: object } = {},
  ) {
    visitors += 1;
    const cookie = Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; ');
    const answer = await app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: { ...headers, cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { payload: new URLSearchParams(form as Record<string, string>).toString() }),
      remoteAddress: `10.1.${(visitors >> 8) & 255}.${visitors & 255}`,
    });
    for (const { maxAge, name, value } of answer.cookies) {
      if (maxAge === 0) delete jar[name];
      else jar[name] = value;
    }
    return answer;
  }

  async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
    const { docs } = await db.payload.find({
      collection: 'mails',
      sort: 'id',
      depth: 0,
      pagination: false,
      showHiddenFields: true,
    });
    return docs as never;
  }
  async function newestLink(): Promise<string> {
    const found = (await mails())
      .flatMap(({ text }) => text.match(/\/account\/(?:enter|new-address)\/\S+/) ?? [])
      .at(-1);
    return found ?? expect.fail('there is no link');
  }
  async function enter(email = AMINA, jar: Jar = {}): Promise<Jar> {
    expect((await ask('/account/link/', { form: { email } })).statusCode).toBe(200);
    expect((await ask(await newestLink(), { jar, form: {} })).statusCode).toBe(303);
    pass(16 * MINUTE);
    return jar;
  }
  async function setPassword(jar: Jar, change: object = {}) {
    return ask('/account/password/', { jar, form: { password: WORDS, again: WORDS, ...change } });
  }
  const signIn = (email: string, password: string, jar: Jar = {}) =>
    ask('/account/sign-in/', { jar, form: { email, password } });
  const row = async (email = AMINA) =>
    (await db.payload.db.findOne<Customer>({
      collection: 'customers',
      where: { email: { equals: email } },
      joins: false as never,
    })) ?? undefined;
  const isIn = async (jar: Jar) => (await customerOf(db.payload, jar, new Date())) !== undefined;

  async function buildOrder(data: {
    email?: string;
    customer?: number;
    name?: string;
    days?: [string, string];
    locale?: string;
    mailbox?: string | undefined;
  }) {
    const { days = ['2099-04-10', '2099-04-12'], ...own } = data;
    const tour = await buildTour(db.payload, { title: `To the dunes, ${data.name ?? 'alone'}` });
    const departure = await buildDeparture(db.payload, { tour: tour.id, start: days[0], end: days[1] });
    const order = await db.payload.create({
      collection: ORDERS,
      data: {
        status: 'CONFIRMED',
        reference: `K-${tour.id}`,
        total: 1,
        currency: 'EUR',
        contact: { fullName: data.name },
        ...own,
      } as never,
    });
    const booking = {
      departure: departure.id,
      adults: 1,
      status: 'CONFIRMED',
      order: order.id,
      email: data.email,
      name: data.name,
    };
    await db.payload.create({ collection: 'bookings', data: booking as never });
    return order.id;
  }

  test('a link reaches an account while strangers have used up the links of the hour, and the response reveals no account', async () => {
    await enter();
    const before = (await mails()).length;
    for (let turn = 1; turn < MAIL_BUDGET.total.max; turn += 1)
      await ask('/account/link/', { form: { email: `nobody-${turn}@gmail.com` } });
    expect((await mails()).length).toBe(before + MAIL_BUDGET.total.max - 1);
    const [unknown, known] = [
      await ask('/account/link/', { form: { email: 'new@gmail.com' } }),
      await ask('/account/link/', { form: { email: AMINA } }),
    ];
    expect((await mails()).slice(before + MAIL_BUDGET.total.max - 1).map(({ to }) => to)).toEqual([AMINA]);
    expect([unknown.statusCode, known.statusCode]).toEqual([200, 200]);
    expect(known.body).toContain('If this address has an account, a mail is on its way');
    expect(known.body).toBe(unknown.body);
  }, 60_000);

  test('a mailed link creates an account and signs in, once, by its button', async () => {
    const sent = await ask('/account/link/', { form: { email: ' Amina@Example.com ', next: '/checkout/' } });
    expect(sent.body).toContain('A mail is on its way');
    expect(await row()).toBeUndefined();
    const link = await newestLink();
    expect(link).not.toContain('amina');
    const [page, again] = [await ask(link), await ask(link)];
    expect(page.body).toContain('<form method="post">');
    expect([page.statusCode, again.statusCode]).toEqual([200, 200]);
    const jar: Jar = {};
    const entered = await ask(link, { jar, form: {} });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/checkout/']);
    expect(jar).toMatchObject({
      [SESSION_COOKIE]: expect.stringMatching(/^\d+\.[\w-]{32}$/),
      'rihla-customer': 'customer',
    });
    expect(JSON.stringify(await row())).not.toContain(jar[SESSION_COOKIE]?.split('.')[1]);
    expect((await ask('/my-account/', { jar })).body).toContain(AMINA);
    const other: Jar = {};
    const used = await ask(link, { jar: other, form: {} });
    expect([used.statusCode, other]).toEqual([410, {}]);
    expect((await ask(link)).statusCode).toBe(410);
  });

  test('a link asked for on a page in Arabic is mailed, opened and used in Arabic', async () => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    const { name } = await db.payload.findGlobal({ slug: 'site', depth: 0 });
    const texts = { '/name': { text: 'خطّارة', source: name } };
    await buildTranslation(db.payload, { of: 'site:1', locale: 'ar', title: 'الموقع', path: null, texts });
    const t = createTranslate('ar');
    const headers = { ...BROWSER, referer: 'http://localhost:3000/ar/my-account/' };
    const asked = await ask('/account/link/', { form: { email: AMINA, next: '/ar/x/?y=1' }, headers });
    expect(asked.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
    expect(asked.body).toContain(t('account.sentTitle'));
    expect((await mails()).at(-1)?.subject).toMatch(/^\p{Script=Arabic}/u);
    const opened = await ask(await newestLink());
    expect(opened.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
    expect(opened.body).toContain(t('account.enter'));
    expect(opened.body).toContain(t('account.enterText', { site: 'خطّارة' }));
    const jar: Jar = {};
    const entered = await ask(await newestLink(), { jar, form: {} });
    expect(entered.headers.location).toBe('/ar/x/?y=1');
    const changed = await ask('/account/password/', { jar, headers, form: { password: WORDS, again: WORDS } });
    expect(changed.headers.location).toBe('/ar/my-account/?account=password');
    expect((await mails()).at(-1)?.subject).toMatch(/^\p{Script=Arabic}/u);
    expect((await ask(await newestLink())).body).toContain(t('account.goneTitle'));
  });

  test('sign-in redirects to the page the visitor came from, and to no other site', async () => {
    const nexts = async (query: string) => {
      const { body } = await ask(`/my-account/${query}`);
      return [...new Set(Array.from(body.matchAll(/name="next"[^>]*value="([^"]*)"/g), ([, value]) => value))];
    };
    expect(await nexts('')).toEqual(['']);
    expect(await nexts('?next=%2Ftours%2Fdunes%2F%3Fmonth%3D4')).toEqual(['/tours/dunes/?month=4']);
    for (const evil of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\t/a.b',
      '"><b>',
    ])
      expect(await nexts(`?next=${encodeURIComponent(evil)}`), evil).toEqual(['']);
    await ask('/account/link/', { form: { email: AMINA, next: '/checkout/' } });
    const link = await newestLink();
    await ask(link, { form: {} });
    expect((await ask(link)).body).toContain('href="/my-account/?next=%2Fcheckout%2F"');
    const jar = await enter();
    expect((await ask('/my-account/?next=%2Fcheckout%2F', { jar })).body).toContain(AMINA);
  });

  test('a link is invalid after half an hour, for another site, or in a cross-site request', async () => {
    await ask('/account/link/', { form: { email: AMINA } });
    const link = await newestLink();
    expect((await ask(link, { form: {}, headers: { ...BROWSER, 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    );
    const foreign = linkToken('another secret', { kind: 'enter', email: AMINA }, Date.now());
    expect((await ask(`/account/enter/${foreign}/`, { form: {} })).statusCode).toBe(404);
    const change = linkToken(
      db.payload.secret,
      { kind: 'change', email: AMINA, customer: 1, before: AMINA },
      Date.now(),
    );
    expect((await ask(`/account/enter/${change}/`, { form: {} })).statusCode).toBe(404);
    pass(30 * MINUTE);
    expect((await ask(link, { form: {} })).statusCode).toBe(410);
    expect(await row()).toBeUndefined();
  });

  test('an unknown address, no password, a locked account and a wrong password get the same response, after the same work', async () => {
    await setPassword(await enter());
    await enter('link-only@example.com');
    const scrypt = vi.spyOn(crypto, 'scrypt');
    const headers = { ...BROWSER, accept: 'application/json' };
    const refuse = async (email: string, password = 'another password') => {
      scrypt.mockClear();
      const answer = await ask('/account/sign-in/', { form: { email, password }, headers });
      expect([answer.statusCode, scrypt.mock.calls.length, answer.cookies]).toEqual([422, 1, []]);
      return answer.body;
    };
    const answers = [await refuse('link-only@example.com'), await refuse('nobody@example.com')];
    const where = { email: { equals: AMINA } };
    await db.payload.db.updateOne({ collection: 'customers', where, data: { attempts: { count: 4 } } });
    answers.push(await refuse(AMINA), await refuse(AMINA, WORDS));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('The e-mail address or the password is not right');
    // The owner can still sign in by a mailed link, which also unlocks the account.
    await enter();
    expect((await signIn(AMINA, WORDS)).headers.location).toBe('/my-account/?account=signedIn');
  });

  test('concurrent guesses lock an account like successive ones', async () => {
    await setPassword(await enter());
    await Promise.all(Array.from({ length: 6 }, (_, index) => signIn(AMINA, `guess number ${index}`)));
    expect((await signIn(AMINA, WORDS)).statusCode).toBe(422);
    pass(10 * MINUTE);
    expect((await signIn(AMINA, WORDS)).statusCode).toBe(303);
  });

  test('a new password follows the staff rule, needs proof, ends other sessions, and sends a notification', async () => {
    const [other, jar] = [await enter(), await enter()];
    for (const [weak, words] of [
      ['short', 'Choose a password of at least 12'],
      ['passwordpassword', 'Choose another password'],
      ['amina@example.com', 'e-mail address'],
    ]) {
      const refused = await setPassword(jar, { password: weak, again: weak });
      expect([refused.statusCode, refused.body.includes(words ?? '')], weak).toEqual([422, true]);
      expect(refused.body).not.toContain(`value="${weak}"`);
    }
    expect((await setPassword(jar, { again: 'something else' })).body).toContain('The two passwords differ');
    expect((await setPassword(jar)).headers.location).toBe('/my-account/?account=password');
    expect([await isIn(jar), await isIn(other)]).toEqual([true, false]);
    expect((await mails()).at(-1)).toMatchObject({ to: AMINA, subject: 'Your password was set' });
    pass(31 * MINUTE);
    const next = { password: 'five camels at the well', again: 'five camels at the well' };
    expect((await setPassword(jar, next)).body).toContain('Write your password');
    expect((await setPassword(jar, { ...next, current: 'wrong' })).statusCode).toBe(422);
    expect((await setPassword(jar, { ...next, current: WORDS })).statusCode).toBe(303);
    expect([(await signIn(AMINA, WORDS)).statusCode, (await signIn(AMINA, next.password)).statusCode]).toEqual([
      422, 303,
    ]);
  });

  test('a session is extended while used, and ends on one browser or on all', async () => {
    const jar = await enter();
    pass(29 * DAY);
    const page = await ask('/my-account/', { jar });
    expect(page.cookies.map(({ name }) => name)).toEqual([SESSION_COOKIE, 'rihla-customer']);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await ask('/my-account/', { jar })).cookies).toEqual([]);
    pass(29 * DAY);
    expect(await isIn(jar)).toBe(true);
    const old = { ...jar };
    pass(DAY);
    const over = await ask('/my-account/', { jar });
    expect(over.body).toContain('Send me a link');
    expect(jar).toEqual({});
    expect(await isIn(old)).toBe(false);
    const [one, two, three] = [await enter(), await enter(), await enter()];
    const kept = { ...one };
    await ask('/account/sign-out/', { jar: one, form: {} });
    expect([one, await isIn(kept), await isIn(two)]).toEqual([{}, false, true]);
    await ask('/account/sign-out/', { jar: two, form: { everywhere: 'true' } });
    expect(await isIn(three)).toBe(false);
  });

  test('details are saved, and a refused form keeps what was typed', async () => {
    const jar = await enter();
    expect((await ask('/account/details/', { jar, form: { name: 'Amina <b>', phone: '+212 6' } })).statusCode).toBe(
      303,
    );
    expect(await row()).toMatchObject({ name: 'Amina <b>', phone: '+212 6' });
    const page = await ask('/my-account/?account=saved', { jar });
    expect(page.body).toContain('Good to see you, Amina &lt;b&gt;');
    const refused = await ask('/account/details/', { jar, form: { name: 'x'.repeat(201), phone: '+1 <i>' } });
    expect([refused.statusCode, refused.body.includes('value="+1 &lt;i&gt;"')]).toEqual([422, true]);
    const stranger = await ask('/account/details/', { form: { name: 'Mallory', phone: '' } });
    expect([stranger.statusCode, stranger.body.includes('You are no longer signed in')]).toEqual([422, true]);
    expect((await row())?.name).toBe('Amina <b>');
  });

  test('the e-mail address changes by a link to the new one, and the old one is notified', async () => {
    const jar = await enter();
    await enter('taken@example.com');
    pass(31 * MINUTE);
    expect((await ask('/account/email/', { jar, form: { email: 'new@example.com' } })).statusCode).toBe(422);
    const fresh = await enter(AMINA, {});
    const same = [];
    for (const email of ['taken@example.com', 'new@example.com'])
      same.push((await ask('/account/email/', { jar: fresh, form: { email } })).body);
    expect(new Set(same).size).toBe(1);
    const link = await newestLink();
    expect((await ask(link)).body).toContain('new@example.com');
    expect((await row())?.email).toBe(AMINA);
    expect((await ask(link, { form: {} })).headers.location).toBe('/my-account/?account=email');
    expect([await row(), (await row('new@example.com'))?.id]).toEqual([undefined, 1]);
    expect((await mails()).at(-1)).toMatchObject({ to: AMINA, subject: 'Your account has a new address' });
    expect((await ask(link, { form: {} })).statusCode).toBe(410);
    const taken = linkToken(
      db.payload.secret,
      { kind: 'change', email: 'taken@example.com', customer: 1, before: 'new@example.com' },
      Date.now(),
    );
    expect((await ask(`/account/new-address/${taken}/`, { form: {} })).body).toContain('There is another account');
  });

  test('booking staff send a password reset link, which they never see', async () => {
    await setPassword(await enter());
    const id = (await row())?.id;
    const seller = await restClient(db.payload, await buildUser(db.payload, 'bookings'));
    const { body, status } = await seller('POST', `/customers/${id}/sign-in-link`);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(`The link to ${AMINA} is`)]);
    expect(JSON.stringify(body)).not.toContain('/account/enter/');
    expect((await mails()).at(-1)?.to).toBe(AMINA);
    const jar: Jar = {};
    expect((await ask(await newestLink(), { jar, form: {} })).statusCode).toBe(303);
    const words = { password: 'five camels at the well', again: 'five camels at the well' };
    expect((await setPassword(jar, words)).statusCode).toBe(303);
    const later: Jar = {};
    await signIn(AMINA, words.password, later);
    expect(await isIn(later)).toBe(true);
    for (const role of ['author', 'guide'] as const) {
      const other = await restClient(db.payload, await buildUser(db.payload, role));
      expect((await other('POST', `/customers/${id}/sign-in-link`)).status).toBe(403);
    }
    expect((await seller('POST', '/customers/999999/sign-in-link')).status).toBe(404);
    const again = [];
    for (let count = 0; count < 5; count += 1)
      again.push((await seller('POST', `/customers/${id}/sign-in-link`)).status);
    expect(again.at(-1)).toBe(429);
  });

  test('link that staff send: in the language of the last order of the address, where the site still offers it', async () => {
    await setPassword(await enter());
    const id = (await row())?.id;
    const seller = await restClient(db.payload, await buildUser(db.payload, 'bookings'));
    const subject = async () => {
      expect((await seller('POST', `/customers/${id}/sign-in-link`)).status).toBe(200);
      return (await mails()).at(-1)?.subject;
    };
    const mailbox = mailboxKeyOf(db.payload, AMINA);
    await buildOrder({ email: AMINA, name: 'in-arabic', mailbox, locale: 'ar' });
    expect(await subject()).toMatch(/^[\p{Script=Latin}\p{P}\s]+$/u);
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar', 'fr'] } });
    expect(await subject()).toMatch(/\p{Script=Arabic}/u);
  });

  test('orders are shown to their owner only, whatever cookie is sent', async () => {
    const [jar, other] = [await enter(), await enter('omar@example.com')];
    const id = (await row())?.id as number;
    await buildOrder({ customer: id, email: 'work@example.com', name: 'by-account' });
    await buildOrder({ email: 'AMINA@example.com', name: 'by-address' });
    await buildOrder({ email: 'xamina@example.com', name: 'of-another' });
    await buildOrder({ email: 'amin_@example.com', name: 'by-wildcard' });
    const shown = async (cookies: Jar) => {
      const { body } = await ask('/my-account/', { jar: cookies });
      return ['by-account', 'by-address', 'of-another', 'by-wildcard'].filter((name) => body.includes(name));
    };
    const mine = await ask('/my-account/', { jar: { ...jar } });
    expect(mine.body).toMatch(/href="\/booking\/\?order=\d+-[\w-]{43}"/);
    expect(await shown({ ...jar })).toEqual(['by-account', 'by-address']);
    expect(await shown({ ...other })).toEqual([]);
    const [, secret = ''] = jar[SESSION_COOKIE]?.split('.') ?? [];
    const [, otherSecret = ''] = other[SESSION_COOKIE]?.split('.') ?? [];
    const wrong = [
      '',
      `${id}.${otherSecret}`,
      `2.${secret}`,
      `${id}.${secret.slice(1)}A`,
      `${id}`,
      `${id}.${secret}.x`,
      '%00',
      `99.${secret}`,
    ];
    for (const value of wrong)
      expect(await shown({ [SESSION_COOKIE]: value, 'rihla-customer': 'customer' }), value).toEqual([]);
    expect(await shown({})).toEqual([]);
  });

  test('erasing an account needs the address typed, deletes past orders’ data, and keeps upcoming trips', async () => {
    const jar = await enter();
    const [coming, past] = [
      await buildOrder({ email: AMINA, name: 'coming' }),
      await buildOrder({ email: AMINA, name: 'past', days: ['2026-12-01', '2026-12-03'] }),
    ];
    vi.setSystemTime(new Date('2026-12-10T10:00:00Z'));
    const own = await enter(AMINA, {});
    expect((await ask('/account/erase/', { jar: own, form: { email: 'yes' } })).statusCode).toBe(422);
    const req = await createLocalReq({}, db.payload);
    expect(await exportCustomerOf(req, AMINA)).toMatchObject({ account: { email: AMINA }, orders: [{}, {}] });
    const erased = await ask('/account/erase/', { jar: own, form: { email: 'Amina@example.com' } });
    expect(erased.body).toContain('One booking of a coming journey stays');
    expect([await row(), own, await isIn(jar)]).toEqual([undefined, {}, false]);
    const orders = await db.payload.find({ collection: ORDERS, sort: 'id', depth: 0 });
    expect(orders.docs.map(({ email, id }) => [id, email])).toEqual([
      [coming, AMINA],
      [past, null],
    ]);
    const { docs } = await db.payload.find({ collection: 'bookings', sort: 'id', depth: 0 });
    expect(docs.map(({ email }) => email)).toEqual([AMINA, null]);
  });

  test('the scheduled job deletes expired data, and accounts that are not needed', async () => {
    await enter();
    await enter('omar@example.com');
    await buildOrder({ email: 'omar@example.com', name: 'Omar' });
    const run = () =>
      deleteOldCustomers.run({ payload: db.payload, env: {} as never, now: new Date(), isStopped: () => false });
    await run();
    expect((await row())?.sessions).toHaveLength(1);
    pass(31 * DAY);
    await run();
    expect(await row()).toMatchObject({ sessions: [], usedLinks: [] });
    pass(FORGOTTEN_DAYS * DAY);
    await run();
    expect([await row(), (await row('omar@example.com'))?.email]).toEqual([undefined, 'omar@example.com']);
  });

  test('staff see the person but no credentials, only an admin can delete the account, and nobody can create one', async () => {
    const jar = await enter();
    await setPassword(jar);
    const id = (await row())?.id;
    const [admin, editor] = [await buildUser(db.payload, 'admin'), await buildUser(db.payload, 'editor')];
    const [asAdmin, asEditor] = [await restClient(db.payload, admin), await restClient(db.payload, editor)];
    const read = await asAdmin('GET', `/customers/${id}?depth=1&showHiddenFields=true`);
    expect([read.status, read.text.includes(AMINA)]).toEqual([200, true]);
    expect(read.text).not.toMatch(/scrypt|passwordHash|sessions|usedLinks|attempts/);
    expect((await asAdmin('GET', '/customers?where[passwordHash][like]=scrypt')).status).toBeGreaterThanOrEqual(400);
    const changed = await asAdmin('PATCH', `/customers/${id}`, { email: 'mallory@example.com' });
    const made = await asAdmin('POST', '/customers', { email: 'mallory@example.com' });
    expect([changed.status, made.status]).toEqual([403, 403]);
    expect((await asEditor('DELETE', `/customers/${id}`)).status).toBe(403);
    expect((await asAdmin('DELETE', `/customers/${id}`)).status).toBe(200);
    expect([await isIn(jar), await row()]).toEqual([false, undefined]);
  });

  test('limits links per address, and requests per household', async () => {
    const email = 'crowd@example.com';
    for (let asked = 0; asked < 5; asked += 1) await ask('/account/link/', { form: { email } });
    const more = await ask('/account/link/', { form: { email, next: '/checkout/' } });
    expect([more.statusCode, more.body.includes(`value="${email}"`), (await mails()).length]).toEqual([429, true, 5]);
    const own = { method: 'POST', url: '/account/sign-in/', headers: BROWSER, remoteAddress: '10.9.9.9' } as const;
    for (let tries = 0; tries < 10; tries += 1) expect((await app.inject(own)).statusCode).toBe(422);
    expect((await app.inject(own)).statusCode).toBe(429);
  });

  test('the panel is the same for everybody, and needs an account page', async () => {
    const panel = () => ask('/wp-json/rihla/v1/account-box/1/', { jar: { [SESSION_COOKIE]: 'whatever' } });
    const { html } = (await panel()).json();
    expect(html).toContain('action="/account/link/"');
    expect(html).toContain('href="/my-account/"');
    await db.payload.updateGlobal({ slug: 'shop', data: { accountPage: null } });
    expect((await panel()).statusCode).toBe(404);
  });

  test('malformed bodies change nothing, and a disabled account answers 404', async () => {
    const jar = await enter();
    for (const path of ['link', 'sign-in', 'sign-out', 'details', 'password', 'email', 'erase']) {
      for (const payload of [
        '[]',
        '{"email":{"$ne":""},"password":{"$ne":""}}',
        '{"__proto__":{"a":1}}',
        '{"email":["a@b.co"]}',
        '"x"',
        '{',
      ]) {
        const headers = {
          ...BROWSER,
          accept: 'application/json',
          'content-type': 'application/json',
          cookie: `${SESSION_COOKIE}=${jar[SESSION_COOKIE]}`,
        };
        visitors += 1;
        const remoteAddress = `10.2.${visitors >> 8}.${visitors & 255}`;
        const { statusCode } = await app.inject({
          method: 'POST',
          url: `/account/${path}/`,
          payload,
          headers,
          remoteAddress,
        });
        expect([400, 422], `${path} ${payload}`).toContain(statusCode);
      }
      expect(
        (
          await ask(`/account/${path}/`, {
            jar: { ...jar },
            form: {},
            headers: { ...BROWSER, 'sec-fetch-site': 'cross-site' },
          })
        ).statusCode,
      ).toBe(403);
    }
    expect(await isIn(jar)).toBe(true);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } });
    expect((await ask('/account/sign-in/', { form: { email: AMINA, password: WORDS } })).statusCode).toBe(404);
  });
});
