import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';
import { buildForm, field, openForms, sendForm, withFiles } from './testing.ts';

const UUID = '4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1b2c';
const AMINA = { name: 'Amina Idrissi', email: 'amina@example.com', message: 'Is the road open in January?' };
const PDF = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'passport.pdf');
const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describeEachDatabaseInTurn('a submission', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await openForms(db);
  });
  afterEach(() => app.close());

  const enquiries = async () => (await db.payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })).docs;

  test('is stored with its mails, under a reference shown to the visitor', async () => {
    const form = await buildForm(db.payload, {
      mail: { to: ['desk@example.com'], reply: true, subject: 'New: [field name=name]' },
    });
    const answer = await sendForm(app, form.id, { ...AMINA, _uuid: UUID, _campaign: '{"utm_source":"letter"}' });
    expect(answer.statusCode, answer.body).toBe(200);
    const [enquiry] = await enquiries();
    expect(answer.json()).toMatchObject({ reference: enquiry?.reference, form: form.id, title: 'Ask us' });
    expect(answer.json().html).toContain(enquiry?.reference);
    expect(enquiry).toMatchObject({
      formTitle: 'Ask us',
      name: 'Amina Idrissi',
      email: 'amina@example.com',
      status: 'new',
      source: 'form',
      campaign: { utm_source: 'letter' },
      answers: [
        { name: 'name', label: 'name', kind: 'text', value: 'Amina Idrissi', shown: 'Amina Idrissi' },
        { name: 'email', shown: 'amina@example.com' },
        { name: 'message', shown: 'Is the road open in January?' },
      ],
    });
    const { docs: mails } = await db.payload.find({ collection: 'mails', sort: 'key', depth: 0 });
    expect(mails.map(({ key, subject, to }) => [key, to, subject])).toEqual([
      [`enquiry:${enquiry?.id}:received`, 'amina@example.com', expect.stringContaining(enquiry?.reference ?? '?')],
      [`enquiry:${enquiry?.id}:staff`, 'desk@example.com', 'New: Amina Idrissi'],
    ]);
  });

  test('sent repeatedly with one uuid, also concurrently, is stored once and gets the same response', async () => {
    const form = await buildForm(db.payload);
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendForm(app, form.id, { ...AMINA, _uuid: UUID })));
    sent.push(await sendForm(app, form.id, { ...AMINA, message: 'Other words', _uuid: UUID }));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    expect(new Set(sent.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await enquiries()).toHaveLength(1);
  });

  test('with files is stored completely; only editors can download them', async () => {
    const form = await buildForm(db.payload, {
      layout: [field('text', 'name'), field('upload', 'passport', { accept: ['pdf'], maxFiles: 2 })],
    });
    const { body, type } = await withFiles({ name: 'Amina', passport: PDF });
    const answer = await sendForm(app, form.id, body, { 'content-type': type });
    expect(answer.statusCode, answer.body).toBe(200);
    const [enquiry] = await enquiries();
    const { docs: files } = await db.payload.find({ collection: 'enquiry-files', depth: 0 });
    expect(files).toMatchObject([
      { enquiry: enquiry?.id, field: 'passport', name: 'passport.pdf', type: 'application/pdf', size: PDF.size },
    ]);
    expect(readdirSync(join(db.dataDir, 'enquiries'))).toEqual([files[0]?.key]);
    const saved = `/enquiries/${enquiry?.id}/files/${files[0]?.id}`;
    for (const who of ['visitor', 'author'] as const) {
      const rest = await restClient(db.payload, who === 'author' ? await buildUser(db.payload, who) : undefined);
      expect(await rest('GET', saved)).toMatchObject({ status: 403, text: expect.not.stringContaining('%PDF') });
    }
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const file = await rest('GET', saved);
    expect(file).toMatchObject({ status: 200, text: await PDF.text() });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''passport.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    // Nor can it be downloaded through another enquiry.
    expect(await rest('GET', `/enquiries/${(enquiry?.id ?? 0) + 1}/files/${files[0]?.id}`)).toMatchObject({
      status: 404,
    });
    await db.payload.delete({ collection: 'enquiries', id: enquiry?.id ?? 0 });
    expect(await db.payload.count({ collection: 'enquiry-files' })).toEqual({ totalDocs: 0 });
    expect(readdirSync(join(db.dataDir, 'enquiries'))).toEqual([]);
  });
});

describeDatabase('a form', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await openForms(db);
  });
  afterEach(() => app.close());

  const enquiries = async () => (await db.payload.find({ collection: 'enquiries', depth: 0, sort: 'id' })).docs;
  const count = async () => (await db.payload.count({ collection: 'enquiries' })).totalDocs;

  test('returns errors by field, to scripts and as a page', async () => {
    const form = await buildForm(db.payload);
    const answer = await sendForm(app, form.id, { name: ' ', email: 'amina' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      name: 'Fill this in.',
      email: 'Write an e-mail address such as name@example.com.',
    });
    const page = await sendForm(app, form.id, 'name=Amina&email=amina', { ...BROWSER, ...FORM });
    expect(page.statusCode).toBe(422);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Write an e-mail address');
    expect(await count()).toBe(0);
  });

  test('answers a browser without script with a page or a redirect', async () => {
    await buildPage(db.payload, { title: 'Thanks', path: '/thanks/' });
    const form = await buildForm(db.payload);
    const sent = await sendForm(app, form.id, 'name=Amina&email=a%40example.com&_page=%2Fthanks%2F', {
      ...BROWSER,
      ...FORM,
    });
    expect(sent.statusCode).toBe(200);
    expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    const [enquiry] = await enquiries();
    expect(sent.body).toContain(enquiry?.reference);
    expect(enquiry).toMatchObject({ page: '/thanks/', pageTitle: 'Thanks' });
    const leading = await buildForm(db.payload, {
      after: { kind: 'redirect', link: { kind: 'address', address: '/thanks/' } },
    });
    const led = await sendForm(app, leading.id, 'name=Amina&email=a%40example.com', { ...BROWSER, ...FORM });
    expect([led.statusCode, led.headers.location]).toEqual([303, '/thanks/']);
    const away = await buildForm(db.payload, {
      after: { kind: 'redirect', link: { kind: 'address', address: 'https://pay.example/' } },
    });
    expect((await sendForm(app, away.id, AMINA)).json()).toMatchObject({ to: 'https://pay.example/' });
    expect((await sendForm(app, away.id, 'name=Amina&email=b%40example.com', { ...BROWSER, ...FORM })).statusCode).toBe(
      200,
    );
  });

  test('stores the same content within a minute once, without a uuid', async () => {
    const form = await buildForm(db.payload);
    const send = (text: string) =>
      app.inject({
        method: 'POST',
        url: `/wp-json/rihla-pro/v1/forms/${form.id}`,
        payload: `name=Amina&email=a%40example.com&message=${text}`,
        headers: { 'sec-fetch-site': 'same-origin', ...FORM },
        remoteAddress: '192.0.2.7',
      });
    await send('one');
    await send('one');
    await send('two');
    expect(await count()).toBe(2);
  });

  test('finds tour and departure by id or code, and drops missing ones', async () => {
    const tour = await buildTour(db.payload, { title: 'Three days', code: 'KH-03' });
    const departure = await buildDeparture(db.payload, { tour: tour.id });
    const form = await buildForm(db.payload);
    await sendForm(app, form.id, { ...AMINA, _tour: 'KH-03', _departure: String(departure.id), _day: '2' });
    await sendForm(app, form.id, { ...AMINA, message: 'b', _tour: String(tour.id) });
    await sendForm(app, form.id, { ...AMINA, message: 'c', _tour: 'KH-99', _departure: '99999', _day: 'x' });
    const [one, two, three] = await enquiries();
    expect(one).toMatchObject({
      tour: tour.id,
      tourTitle: 'Three days (KH-03)',
      departure: departure.id,
      dates: departure.title,
    });
    expect(one?.answers).toMatchObject([{ name: '_day', shown: '2' }, {}, {}, {}]);
    expect(two).toMatchObject({ tour: tour.id, departure: null });
    expect(three).toMatchObject({ tour: null, tourTitle: null, departure: null });
  });

  test('refuses submissions to a draft, an unpublished or a missing form', async () => {
    const draft = await buildForm(db.payload, { _status: 'draft' });
    for (const id of [draft.id, 9999, '1e3', '-1', 'x'.repeat(50)]) {
      expect((await sendForm(app, id as number, AMINA)).statusCode).toBe(404);
    }
    expect(await count()).toBe(0);
  });

  test('answers spam as usual, and stores it separately without mails', async () => {
    const form = await buildForm(db.payload, { mail: { to: ['desk@example.com'] } });
    const answer = await sendForm(app, form.id, { ...AMINA, 'your-homepage': 'https://spam.example' });
    expect(answer.statusCode, answer.body).toBe(200);
    const [enquiry] = await enquiries();
    expect(answer.json().reference).toBe(enquiry?.reference);
    expect(enquiry).toMatchObject({ isSpam: true, spamReasons: expect.arrayContaining(['trap']) });
    expect(await db.payload.count({ collection: 'mails' })).toEqual({ totalDocs: 0 });
  });

  test('stores consent texts with their version', async () => {
    const consentText = 'You may write to me about this journey.';
    const form = await buildForm(db.payload, {
      layout: [field('acceptance', 'consent', { consentText, required: true })],
    });
    expect((await sendForm(app, form.id, {})).statusCode).toBe(422);
    expect((await sendForm(app, form.id, { consent: 'yes' })).statusCode).toBe(200);
    const [enquiry] = await enquiries();
    expect(enquiry?.consents).toEqual([
      { name: 'consent', text: consentText, version: expect.stringMatching(/^[0-9a-f]{12}$/), at: expect.any(String) },
    ]);
  });

  test('keeps submissions readable after fields were renamed or removed', async () => {
    const form = await buildForm(db.payload);
    await sendForm(app, form.id, AMINA);
    const before = (await enquiries())[0]?.answers;
    await db.payload.update({ collection: 'forms', id: form.id, data: { layout: [field('text', 'other')] } as never });
    expect((await enquiries())[0]?.answers).toEqual(before);
    await db.payload.delete({ collection: 'forms', id: form.id });
    expect((await enquiries())[0]).toMatchObject({ answers: before, formTitle: 'Ask us' });
  });

  describe('accepts files', () => {
    const uploads = (settings: object = {}) =>
      buildForm(db.payload, { layout: [field('upload', 'file', { accept: ['pdf'], maxMegabytes: 1, ...settings })] });
    const send = async (form: { id: number }, ...files: File[]) => {
      const data = new FormData();
      for (const file of files) data.append('file', file);
      const response = new Response(data);
      return sendForm(app, form.id, Buffer.from(await response.arrayBuffer()), {
        'content-type': response.headers.get('content-type') ?? '',
      });
    };

    test.each([
      ['a program called a PDF', [new File(['MZ\0\0'], 'passport.pdf')]],
      ['a PDF of another name', [new File([PDF], 'page.html')]],
      ['one that is too large', [new File([PDF, 'x'.repeat(1_100_000)], 'passport.pdf')]],
      ['more than it asks for', [PDF, PDF]],
      ['an empty one', [new File([], 'passport.pdf')]],
    ])('except %s', async (_, files) => {
      const answer = await send(await uploads(), ...files);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields.file).toBeTruthy();
      expect(await count()).toBe(0);
    });

    test('and stores them under random names', async () => {
      const form = await uploads({ maxFiles: 2 });
      expect((await send(form, PDF, new File([PDF, ' '], '../../../x".pdf'))).statusCode).toBe(200);
      const { docs } = await db.payload.find({ collection: 'enquiry-files', depth: 0, sort: 'id' });
      expect(docs.map(({ name }) => name)).toEqual(['passport.pdf', 'x.pdf']);
      for (const { key } of docs) expect(key).toMatch(/^[0-9a-f]{32}\.pdf$/);
    });
  });
});
