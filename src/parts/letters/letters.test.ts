import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildTranslation, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import { signInLink } from '../../letters/customer.ts';
import { writeOrderLetter } from '../shop/mails/writeOrderLetter.ts';
import { findOrder } from '../shop/orders/openOrder.ts';

const SOON = 'letter.order.placed.textSoon';
const BOOKING = { letter: 'booking-placed', language: 'en' };
const SIGN_IN = { letter: 'sign-in-link', language: 'fr' };

describeEachDatabaseInTurn('texts of letters', (db) => {
  let editor: Rest;
  beforeEach(async () => {
    editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
  });
  const save = (body: object) => editor('POST', '/letters/texts', body);
  const signIn = async (locale: 'en' | 'fr') =>
    (await signInLink(await readLetterhead(await createLocalReq({}, db.payload), locale), { url: 'https://x.example' }))
      .subject;

  test('that are saved are used for their language only, until they are reset', async () => {
    const before = await signIn('fr');
    const texts = { 'letter.signInTitle': 'Votre clé de {site}' };
    expect((await save({ ...SIGN_IN, texts, seen: {} })).body).toMatchObject({ texts });
    expect(await signIn('fr')).toMatch(/^Votre clé de \S/);
    expect(await signIn('en')).toMatch(/^Your link to/);
    const back = { ...SIGN_IN, texts: { 'letter.signInTitle': null }, seen: texts };
    expect((await save(back)).body).toMatchObject({ texts: { 'letter.signInTitle': null } });
    expect(await signIn('fr')).toBe(before);
  });

  test('end with the signature in their language, and with none where it is not translated', async () => {
    const data = { replyPromise: 'We answer soon.', signature: 'With kind regards from Zagora' };
    await db.payload.updateGlobal({ slug: 'mail-settings', data });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    await buildTranslation(db.payload, {
      ...{ of: 'mail-settings:1', locale: 'fr', title: '', path: null },
      texts: {
        '/replyPromise': { text: 'Nous répondons vite.', source: data.replyPromise },
        '/signature': { text: 'Bien à vous, de Zagora', source: data.signature },
      },
    });
    const head = async (locale: 'ar' | 'en' | 'fr') => readLetterhead(await createLocalReq({}, db.payload), locale);
    expect(await head('en')).toMatchObject(data);
    expect(await head('fr')).toMatchObject({
      replyPromise: 'Nous répondons vite.',
      signature: 'Bien à vous, de Zagora',
    });
    expect(await head('ar')).toMatchObject({ replyPromise: undefined, signature: undefined });
  });

  test('name the operator, and its street and town, as they are translated', async () => {
    const site = { name: 'Khettara', address: { street: '14 Derb el Ferrane', locality: 'Marrakech', country: 'MA' } };
    await db.payload.updateGlobal({ slug: 'site', data: site });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar'] } });
    await buildTranslation(db.payload, {
      ...{ of: 'site:1', locale: 'ar', title: '', path: null },
      texts: {
        '/name': { text: 'خطّارة', source: site.name },
        '/address.street': { text: '14 درب الفران', source: site.address.street },
        '/address.locality': { text: 'مراكش', source: site.address.locality },
      },
    });
    const head = async (locale: 'ar' | 'fr') => readLetterhead(await createLocalReq({}, db.payload), locale);
    expect(await head('ar')).toMatchObject({ name: 'خطّارة', postal: ['14 درب الفران', 'مراكش', 'المغرب'] });
    expect(await head('fr')).toMatchObject({ name: 'Khettara', postal: ['14 Derb el Ferrane', 'Marrakech', 'Maroc'] });
  });

  test('changed by another user meanwhile are not overwritten', async () => {
    const texts = { 'letter.signInTitle': 'Votre clé' };
    expect((await save({ ...SIGN_IN, texts, seen: {} })).status).toBe(200);
    const other = await save({ ...SIGN_IN, texts: { 'letter.signInTitle': 'Mot de passe' }, seen: {} });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('somebody else has changed this text')]);
    expect(await signIn('fr')).toBe('Votre clé');
  });

  test('of two letters saved concurrently are both kept', async () => {
    const answers = await Promise.all([
      save({ ...SIGN_IN, texts: { 'letter.signInTitle': 'Votre clé' }, seen: {} }),
      save({ ...BOOKING, texts: { [SOON]: 'We wait.' }, seen: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.payload.findGlobal({ slug: 'letter-texts' })).toMatchObject({
      texts: { fr: { 'letter.signInTitle': 'Votre clé' }, en: { [SOON]: 'We wait.' } },
    });
  });
});

describeDatabase('pages of letters', (db) => {
  let editor: Rest;
  beforeEach(async () => {
    editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [{ ...BOOKING, texts: { 'letter.order.placed.text': 'Pay soon.' } }, 422, '{until} is missing'],
    [{ ...BOOKING, texts: { [SOON]: 'By {day}.' } }, 422, '{day} is nothing'],
    [{ ...BOOKING, texts: { [SOON]: ' ' } }, 422, 'It is empty'],
    [{ ...BOOKING, language: 'de', texts: {} }, 400, 'not written in that language'],
    [{ ...BOOKING, letter: 'none', texts: {} }, 404, 'no such letter'],
  ])('%j is refused: %i, %s', async (body, status, words) => {
    for (const path of ['texts', 'preview', 'send']) {
      const answer = await editor('POST', `/letters/${path}`, body);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
    }
  });

  test('texts of another letter, or of no letter, are not kept', async () => {
    const texts = { 'letter.signInTitle': 'x', 'letter.staffAction': 'x', [SOON]: 'We wait.' };
    expect((await editor('POST', '/letters/texts', { ...BOOKING, texts, seen: {} })).status).toBe(200);
    expect(await db.payload.findGlobal({ slug: 'letter-texts' })).toMatchObject({
      texts: { en: { [SOON]: 'We wait.' } },
    });
  });

  test('are for editors and admins only, by every endpoint', async () => {
    for (const role of ['author', 'bookings', 'guide'] as const) {
      const other = await restClient(db.payload, await buildUser(db.payload, role));
      for (const path of ['texts', 'preview', 'send'])
        expect((await other('POST', `/letters/${path}`, { ...BOOKING, texts: {} })).status, role).toBe(403);
      expect((await other('GET', '/globals/letter-texts')).status).toBe(403);
    }
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    expect((await admin('POST', '/globals/letter-texts', { texts: { en: { [SOON]: 'x' } } })).status).toBe(403);
  });

  test('an order’s letter is in its language, with the text of that language', async () => {
    const id = await placeOrder('fr');
    const texts = { 'letter.order.confirmed.text': 'Tout est prêt. {due} À bientôt, {site}.' };
    const body = { letter: 'booking-confirmed', language: 'fr', texts, seen: {} };
    expect((await editor('POST', '/letters/texts', body)).status).toBe(200);
    const req = await createLocalReq({}, db.payload);
    const order = await findOrder({ payload: db.payload, req }, id);
    if (!order) throw new Error('The order is gone.');
    const french = await writeOrderLetter(req, { news: 'confirmed', order, payment: undefined });
    expect(french.text).toContain('Tout est prêt.');
    const english = { ...order, locale: 'en' as const };
    const other = await writeOrderLetter(req, { news: 'confirmed', order: english, payment: undefined });
    expect(other.text).not.toContain('Tout est prêt.');
  });

  test('show a letter with the newest booking, or with sample data, and store nothing', async () => {
    const texts = { [SOON]: 'We <b>wait</b> for you, {reference}.' };
    const show = async () =>
      (await editor('POST', '/letters/preview', { ...BOOKING, texts, shown: 'online-soon' })).body as {
        html: string;
        reference?: string;
      };
    const invented = await show();
    expect(invented.reference).toBeUndefined();
    expect(invented.html).toContain('We &lt;b&gt;wait&lt;/b&gt; for you');
    await placeOrder('en');
    const { html, reference } = await show();
    expect(reference).toBe('K-7Q2M4');
    expect(html).toContain('To the dunes');
    // Links that confirm, pay or open the booking are not in it.
    expect(html).not.toMatch(/[?]order=|\/shop\/(confirm|voucher|calendar)\//);
    expect((await db.payload.findGlobal({ slug: 'letter-texts' })).texts ?? null).toBeNull();
  });

  test('show invented amounts in the language of the letter', async () => {
    const body = { letter: 'booking-confirmed', language: 'fr', texts: {} };
    const { text } = await editor('POST', '/letters/preview', body);
    expect(text).toContain('Tout est payé');
    expect(text).not.toContain('Everything is paid');
  });

  test('send a letter to the signed-in user, at most twenty an hour', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
    const body = { ...SIGN_IN, texts: { 'letter.signInTitle': 'Votre clé' }, to: 'thief@example.com' };
    for (let sent = 0; sent < 20; sent++) expect((await editor('POST', '/letters/send', body)).status).toBe(200);
    expect((await editor('POST', '/letters/send', body)).status).toBe(429);
    const { docs } = await db.payload.find({ collection: 'mails', pagination: false });
    const { docs: users } = await db.payload.find({ collection: 'users' });
    expect(docs).toHaveLength(20);
    expect(new Set(docs.map(({ subject, to }) => `${subject} → ${to}`))).toEqual(
      new Set([`Votre clé → ${users[0]?.email}`]),
    );
    vi.setSystemTime(new Date('2026-11-27T13:00:01Z'));
    expect((await editor('POST', '/letters/send', body)).status).toBe(200);
  });

  async function placeOrder(locale: string): Promise<number> {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const { id: departure } = await buildDeparture(db.payload, { tour: tour.id });
    const contact = { fullName: 'Amina Berrada', emailAddress: 'amina@example.com' };
    const data = { reference: 'K-7Q2M4', status: 'CONFIRMED', contact, currency: 'EUR', total: 96_000, locale };
    const { id } = await db.payload.create({ collection: 'orders', data: data as never, depth: 0 });
    const booking = { departure, adults: 2, status: 'CONFIRMED', source: 'site', order: id };
    await db.payload.create({ collection: 'bookings', data: booking as never, depth: 0 });
    return id;
  }
});
