import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { sealWords } from '../../content/seal.ts';
import { PENDING_KEPT_DAYS, syncSubscriber, tellAll } from '../../parts/subscribers/provider/syncSubscriber.ts';
import { webhookProvider } from '../../parts/subscribers/provider/webhookProvider.ts';
import { testEnv } from '../testSupport.ts';

const URL = '/wp-json/rihla-pro/v1/subscribe';
const SCRIPT = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };
const BROWSER = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const WORDS = 'About six letters a year.\nYou can leave with one click.';
const MINUTE = 60_000;

describeEachDatabaseInTurn('subscriptions', (db) => {
  let app: FastifyInstance;
  let visitors = 0;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    app = await buildSiteApp(db);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const seal = (words: string) => sealWords(db.payload.secret, words);

  function ask(change: object = {}, headers: Record<string, string> = SCRIPT) {
    visitors += 1;
    const payload = {
      email: 'amina@example.com',
      agreed: false,
      words: WORDS,
      seal: seal(WORDS),
      _page: '/',
      ...change,
    };
    const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress });
  }
  const open = (url: string) => app.inject({ url, headers: BROWSER });
  const press = (url: string) => app.inject({ method: 'POST', url, headers: BROWSER });
  async function rows(): Promise<Subscriber[]> {
    const { docs } = await db.payload.find({ collection: 'subscribers', sort: 'id', depth: 0, showHiddenFields: true });
    return docs;
  }
  const states = async () => (await rows()).map(({ email, state }) => `${email} ${state}`);
  async function mails() {
    const { docs } = await db.payload.find({ collection: 'mails', sort: 'id', depth: 0, showHiddenFields: true });
    return docs;
  }
  /** Path of the newest link of a kind in the sent mail. */
  async function link(kind: 'confirm' | 'leave'): Promise<string> {
    const text = (await mails()).map((mail) => `${mail.text} ${JSON.stringify(mail.headers ?? {})}`).join('\n');
    const found = [...text.matchAll(new RegExp(`/subscription/${kind}/[\\w.-]+/`, 'g'))].at(-1)?.[0];
    if (!found) throw new Error(`There is no link to ${kind} in ${text}`);
    return found;
  }
  async function subscribed(): Promise<void> {
    await ask();
    await press(await link('confirm'));
  }

  test('double opt-in: subscribes by the button of the page that the mailed link leads to', async () => {
    expect((await ask({ email: ' Amina@Example.com ', name: 'Amina', form: 'Letters' })).statusCode).toBe(204);
    expect(await rows()).toMatchObject([
      {
        ...{ email: 'amina@example.com', name: 'Amina', state: 'pending', source: '/', form: 'Letters' },
        ...{ consentText: WORDS, consentVersion: expect.stringMatching(/^[\w-]{12}$/), confirmedAt: null },
      },
    ]);
    expect(await mails()).toMatchObject([{ to: 'amina@example.com', about: expect.stringContaining('subscriber:') }]);
    const path = await link('confirm');
    // A link scanner opens the links, and confirms nobody.
    for (let count = 0; count < 3; count += 1) expect((await open(path)).statusCode).toBe(200);
    expect(await states()).toEqual(['amina@example.com pending']);
    const done = await press(path);
    expect([done.statusCode, done.headers['cache-control'], done.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(done.body).toContain('You are on the list');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'subscribed', confirmedAt: expect.any(String), revision: 1 });
    // Pressing again changes nothing, and sends no second welcome.
    expect((await press(path)).statusCode).toBe(200);
    expect((await rows())[0]).toMatchObject({ confirmedAt: row?.confirmedAt, revision: 1 });
    expect(await mails()).toHaveLength(2);
  });

  test('unsubscribes with one click, from the page or by a mail program, repeatedly', async () => {
    await subscribed();
    const path = await link('leave');
    const welcome = (await mails()).at(-1);
    expect(welcome?.headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:3000${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect((await open(path)).body).toContain('Do you want to leave?');
    expect(await states()).toEqual(['amina@example.com subscribed']);
    const oneClick = () =>
      app.inject({
        method: 'POST',
        url: path,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const asFiles = () =>
      app.inject({
        method: 'POST',
        url: path,
        payload: '--y\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--y--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=y' },
      });
    expect([(await asFiles()).statusCode, (await oneClick()).statusCode]).toEqual([200, 200]);
    expect(await states()).toEqual(['amina@example.com unsubscribed']);
    expect((await open(path)).body).toContain('You are unsubscribed');
  });

  test('a link from before unsubscribing does not resubscribe; a new request does', async () => {
    await subscribed();
    const [old, leave] = [await link('confirm'), await link('leave')];
    await press(leave);
    expect((await press(old)).statusCode).toBe(410);
    expect(await states()).toEqual(['amina@example.com unsubscribed']);
    pass(6 * MINUTE);
    await ask({ words: 'Four a year.', seal: seal('Four a year.') });
    expect(await rows()).toMatchObject([{ state: 'pending', consentText: 'Four a year.' }]);
    await press(await link('confirm'));
    expect(await states()).toEqual(['amina@example.com subscribed']);
  });

  test('the response is the same for unknown, pending, subscribed and unsubscribed addresses', async () => {
    const answers = [await ask()];
    answers.push(await ask());
    await press(await link('confirm'));
    answers.push(await ask());
    await press(await link('leave'));
    answers.push(await ask());
    const seen = answers.map(({ body, headers, statusCode }) => {
      const { date: _, 'x-ratelimit-remaining': __, 'x-ratelimit-reset': ___, ...rest } = headers;
      return { statusCode, body, rest };
    });
    for (const each of seen) expect(each).toEqual(seen[0]);
  });

  test('one address gets few mails, however many requests name it, and no request changes a subscriber’s data', async () => {
    await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(await mails()).toHaveLength(1);
    for (let count = 0; count < 6; count += 1) {
      pass(6 * MINUTE);
      await ask();
    }
    expect(await mails()).toHaveLength(3);
    await press(await link('confirm'));
    pass(25 * 60 * MINUTE);
    await ask({ name: 'Somebody else', words: 'Other words.', seal: seal('Other words.') });
    expect(await rows()).toMatchObject([{ state: 'subscribed', name: null, consentText: WORDS }]);
    expect((await mails()).at(-1)?.text).toContain('You receive them already');
  });

  test('links expire, and a link of another site is invalid', async () => {
    await ask();
    const path = await link('confirm');
    pass(7 * 24 * 60 * MINUTE + 1);
    expect([(await open(path)).statusCode, (await press(path)).statusCode]).toEqual([410, 410]);
    expect(await states()).toEqual(['amina@example.com pending']);
    const forged = path.replace(/.{3}\/$/, 'xyz/');
    expect([(await open(forged)).statusCode, (await press(forged)).statusCode]).toEqual([404, 404]);
    expect((await press(forged.replace('confirm', 'leave'))).statusCode).toBe(404);
  });

  describe('is refused, and leaves nothing:', () => {
    test.each<[string, object, Record<string, string>, number]>([
      ['no address', { email: '' }, SCRIPT, 422],
      ['two addresses', { email: 'a@example.com, b@example.com' }, SCRIPT, 422],
      ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }, SCRIPT, 422],
      ['other words than the site has shown', { words: 'You may have my house.' }, SCRIPT, 422],
      ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ])('%s', async (_, change, headers, status) => {
      expect((await ask(change, headers)).statusCode).toBe(status);
      expect([await rows(), await mails()]).toEqual([[], []]);
    });

    test('an unticked consent box, where there is one', async () => {
      const box = { seal: seal(`box\n${WORDS}`) };
      expect((await ask(box)).json()).toMatchObject({ error: { fields: { agreed: expect.any(String) } } });
      expect((await ask({ ...box, agreed: true })).statusCode).toBe(204);
    });

    test('a filled honeypot; the response is that of everybody', async () => {
      expect((await ask({ 'your-homepage': 'https://pills.example/' })).statusCode).toBe(204);
      expect((await ask({ _token: 'made up' })).statusCode).toBe(204);
      expect([await rows(), await mails()]).toEqual([[], []]);
    });
  });

  test('without script the form is shown again with the typed values, then a notice page', async () => {
    const send = (email: string) =>
      app.inject({
        method: 'POST',
        url: URL,
        payload: new URLSearchParams({ email, words: WORDS.replaceAll('\n', '\r\n'), seal: seal(WORDS) }).toString(),
        headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const again = await send('amina@@');
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([422, expect.any(String)]);
    expect(again.body).toContain('value="amina@@"');
    expect(again.body).toContain('Write an e-mail address');
    const done = await send('amina@example.com');
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain('Look into your inbox');
    expect(await rows()).toMatchObject([{ consentText: WORDS }]);
  });

  test('a rate-limited sender gets a retry time, and typed values are kept', async () => {
    const send = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: URL,
        payload: { email: 'omar@example.com', agreed: false, words: WORDS, seal: seal(WORDS) },
        headers,
        // Rate limits are per process, whatever its database.
        remoteAddress: db.kind === 'sqlite' ? '192.0.2.9' : '192.0.2.10',
      });
    for (let count = 0; count < 10; count += 1) expect((await send(SCRIPT)).statusCode).toBe(204);
    const refused = await send(SCRIPT);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(refused.json().error.message).toContain('wait a minute');
    const page = await send(BROWSER);
    expect([page.statusCode, page.body.includes('value="omar@example.com"')]).toEqual([429, true]);
  });

  test('only the form and its links create subscribers; editors end a subscription and export the list', async () => {
    await subscribed();
    const [row] = await rows();
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const body = { email: 'x@example.com', state: 'subscribed', key: 'k' };
    expect(await rest('POST', '/subscribers', body)).toMatchObject({ status: 403 });
    const path = `/subscribers/${row?.id}`;
    expect(await rest('PATCH', path, { state: 'unsubscribed', email: 'evil@example.com' })).toMatchObject({
      status: 200,
    });
    expect(await rows()).toMatchObject([{ email: 'amina@example.com', state: 'unsubscribed', revision: 2 }]);
    expect(await rest('PATCH', path, { state: 'subscribed' })).toMatchObject({ status: 400 });
    expect(await states()).toEqual(['amina@example.com unsubscribed']);
    await ask({ email: 'omar@example.com', form: '=1+1' });
    const file = await rest('GET', '/subscribers/file');
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.csv')]);
    expect(file.text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'email',
      'amina@example.com',
      'omar@example.com',
      '',
    ]);
    expect(file.text).toContain("'=1+1");
    expect((await rest('GET', '/subscribers/file?state=pending')).text).not.toContain('amina@');
    expect(await rest('GET', '/subscribers/file?state=nobody')).toMatchObject({ status: 400 });
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect(await author('GET', '/subscribers/file')).toMatchObject({ status: 403 });
  });

  test('unconfirmed subscriptions are deleted after a month, and nobody else', async () => {
    await subscribed();
    await ask({ email: 'omar@example.com' });
    const round = () =>
      syncSubscriber.run({ payload: db.payload, env: testEnv(), now: new Date(), isStopped: () => false });
    pass(PENDING_KEPT_DAYS * 24 * 60 * MINUTE);
    await round();
    expect(await states()).toHaveLength(2);
    pass(1);
    await round();
    expect(await states()).toEqual(['amina@example.com subscribed']);
  });

  test('a newsletter service gets the final state, with retries, and each change once', async () => {
    const got: { id: unknown; type: string }[] = [];
    let status = 500;
    const service = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        got.push({ id: request.headers['webhook-id'], type: JSON.parse(text).type });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void service.close());
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    const provider = webhookProvider({ url, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', allowsLoopback: true });
    const round = () => tellAll(db.payload, provider, new Date());
    await ask();
    await round();
    expect(got).toEqual([]);
    await press(await link('confirm'));
    await round();
    const [row] = await rows();
    expect(row?.provider).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'The service answered 500.' });
    await round();
    expect(got).toHaveLength(1);
    pass(2 * MINUTE);
    status = 204;
    await round();
    await round();
    const id = `subscriber_${row?.id}_1`;
    expect(got).toEqual([
      { id, type: 'subscriber.subscribed' },
      { id, type: 'subscriber.subscribed' },
    ]);
    await press(await link('leave'));
    await round();
    expect(got.at(-1)).toEqual({ id: `subscriber_${row?.id}_2`, type: 'subscriber.unsubscribed' });
    expect((await rows())[0]?.provider).toMatchObject({ state: 'sent', lastError: null });
  });
});
