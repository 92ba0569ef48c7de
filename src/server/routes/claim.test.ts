import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { ROOT } from '../../../tests/support/testPayload.ts';
import { createStudioLanguages } from '../../cms/studio/language/studioLanguages.ts';
import { type Claim, createClaim } from '../claim/createClaim.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

const PASSWORD = 'sand and saffron';
const ANSWERS = { name: 'Amina', email: 'amina@khettara.example', password: PASSWORD, repeat: PASSWORD };

describeEachDatabaseInTurn('the first account', (db) => {
  let app: FastifyInstance;
  let claim: Claim;
  let token: string;

  beforeEach(async () => {
    claim = createClaim(db.dataDir);
    token = claim.open();
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir }),
      site: fakeSite(() => page('Not here', { status: 404 })),
      studio,
      languages: createStudioLanguages(ROOT),
      claim,
    });
  });
  afterEach(() => app.close());

  function send(answers: Partial<typeof ANSWERS> = {}, path = `/claim/${token}/`): Promise<LightMyRequestResponse> {
    const payload = new URLSearchParams({ ...ANSWERS, ...answers }).toString();
    return app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  const accounts = async () => (await db.payload.find({ collection: 'users' })).docs;

  test('it is asked for, and refused, in the language of the browser', async () => {
    const url = `/claim/${token}/`;
    const arabic = await app.inject({ url, headers: { 'accept-language': 'ar' } });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    const refused = await app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({ ...ANSWERS, name: '', password: 'court', repeat: 'court' }).toString(),
      headers: { 'accept-language': 'fr', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(refused.body).toContain('<html lang="fr" dir="ltr">');
    expect(refused.body).toContain('Choisissez un mot de passe d’au moins 12 caractères.');
    expect(refused.body).not.toContain('Write your name.');
    const unknown = await app.inject({ url: '/claim/none/', headers: { 'accept-language': 'fr' } });
    expect(unknown.statusCode).toBe(404);
  });

  test('a wrong token answers 404', async () => {
    const wrong = `/claim/${'a'.repeat(43)}/`;
    expect((await app.inject(wrong)).statusCode).toBe(404);
    expect((await send({}, wrong)).statusCode).toBe(404);
    expect(await accounts()).toEqual([]);
  });

  beforeEach(async () => {
    await db.payload.updateGlobal({ slug: 'site', data: { name: 'Khettara Journeys' } });
  });

  test.each([
    [{ name: ' ' }, 'Write your name.'],
    [{ email: 'amina' }, 'Write an e-mail address'],
    [{ password: 'short', repeat: 'short' }, 'at least 12 characters'],
    [{ password: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ password: 'administrator', repeat: 'administrator' }, 'tried first'],
    [{ password: ANSWERS.email, repeat: ANSWERS.email }, 'not made of your e-mail address'],
    [{ password: 'KhettaraJourneys1', repeat: 'KhettaraJourneys1' }, 'the name of the site'],
    [{ repeat: 'something else' }, 'The two passwords differ'],
  ])('%o is refused with a reason', async (answers, reason) => {
    const response = await send(answers);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(reason);
    expect(response.body).not.toContain(PASSWORD);
    expect(await accounts()).toEqual([]);
  });

  test('what was typed is kept, escaped', async () => {
    const { body } = await send({ name: '"><script>alert(1)</script>', repeat: '' });
    expect(body).not.toContain('<script>');
    expect(body).toContain('value="&#34;&#62;&#60;script&#62;');
    expect(body).toContain(`value="${ANSWERS.email}"`);
  });

  test('the form needs no script and its URL is not leaked', async () => {
    const { body, headers } = await app.inject(`/claim/${token}/`);
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('creates an admin who is signed in, once', async () => {
    const response = await send();
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/admin');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^payload-token=[^;]+;.*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    const { user } = await db.payload.auth({
      headers: new Headers({ cookie: cookie.split(';', 1)[0] ?? '', 'sec-fetch-site': 'same-origin' }),
    });
    expect(user).toMatchObject({ email: ANSWERS.email, name: 'Amina', role: 'admin' });

    expect((await app.inject(`/claim/${token}/`)).statusCode).toBe(404);
    expect((await send({ email: 'second@khettara.example' })).statusCode).toBe(404);
    expect(await accounts()).toHaveLength(1);
  });

  test('of two concurrent submissions one wins', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => send({ email: `${name}@khettara.example` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404, 404, 404]);
    expect(await accounts()).toHaveLength(1);
  });

  test('an account created by other means ends the claim', async () => {
    const data = { name: 'Omar', email: 'omar@khettara.example', password: PASSWORD, role: 'admin' as const };
    await db.payload.create({ collection: 'users', data });
    expect((await send()).statusCode).toBe(404);
    expect(await accounts()).toHaveLength(1);
  });
});

describe('createClaim', () => {
  test('stores only a hash of the token, readable by the owner alone', () => {
    const { dataDir } = testEnv();
    const token = createClaim(dataDir).open();
    const file = join(dataDir, 'claim');
    expect(readFileSync(file, 'utf8')).not.toContain(token);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a new token invalidates the old one, also for another process', () => {
    const { dataDir } = testEnv();
    const old = createClaim(dataDir).open();
    const fresh = createClaim(dataDir).open();
    const claim = createClaim(dataDir);
    expect([claim.accepts(old), claim.accepts(fresh), claim.accepts('')]).toEqual([false, true, false]);
    claim.close();
    expect(claim.accepts(fresh)).toBe(false);
  });
});
