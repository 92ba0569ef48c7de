import { createLocalReq } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, type RestAnswer, restClient } from '../../../../tests/support/requests/rest.ts';
import { type SoftAuthenticator, softAuthenticator } from '../../../../tests/support/softAuthenticator.ts';
import { ROLES_COOKIE } from '../../../visitor/visitorUser.ts';
import type { User } from '../../payload-types.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { turnOn } from '../secondStep/secondStep.ts';
import { newTotpSecret } from '../secondStep/totp.ts';
import { SIGN_IN_LIMITS } from '../signInLimits.ts';
import { findPasskeys, hasAnyPasskey, type PasskeyFacts, readPasskeyFacts } from './passkeys.ts';

const PASSWORD = 'walnuts below toubkal';
const NEW = 'oranges beside the well';
const START = Date.parse('2026-11-28T10:00:00Z');

interface Asked {
  options: { challenge: string; user: { id: string } };
  offer: string;
}

describeEachDatabaseInTurn('passkeys of an account', (db) => {
  let user: User & { collection: 'users' };
  let own: Rest;
  let stranger: Rest;
  let telephone: SoftAuthenticator;
  const path = (call = '', id = user.id) => `/users/${id}/passkeys${call && `/${call}`}`;
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const offered = async (as = own, id = user.id) =>
    (await as('POST', path('offer', id), { password: PASSWORD })).body as Asked;
  const add = async (key: SoftAuthenticator, name: string, as = own, id = user.id) => {
    const { offer, options } = await offered(as, id);
    return as('POST', path('confirm', id), { offer, name, response: key.make(options) });
  };

  /** A browser that has asked: its challenge, and its cookie. */
  async function ask(): Promise<{ options: Asked['options']; cookie: string }> {
    const answer = await stranger('POST', '/users/login/passkey/options', {});
    return { options: (answer.body as Asked).options, cookie: cookieOf(answer, 'rihla-passkey') };
  }
  const send = (response: object, cookie: string) => stranger('POST', '/users/login/passkey', { response }, { cookie });
  const signIn = async (manner?: Parameters<SoftAuthenticator['sign']>[1], key = telephone) => {
    const { cookie, options } = await ask();
    return send(key.sign(options, manner), cookie);
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    user = await buildUser(db.payload, 'author', {
      email: 'amina@khettara.example',
      name: 'Amina',
      password: PASSWORD,
    });
    own = await restClient(db.payload, await db.payload.findByID({ collection: 'users', id: user.id }));
    stranger = await restClient(db.payload);
    telephone = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
    expect(await add(telephone, 'My telephone')).toMatchObject({ status: 200 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sign in without password and code, with all that a sign-in does', async () => {
    await turnOnSecondStep();
    const entered = await signIn();
    expect(entered).toMatchObject({ status: 200, body: { token: expect.any(String), user: { id: user.id } } });
    expect(entered.text).not.toMatch(/hash|salt|passkey/);
    for (const cookie of ['payload-token', 'rihla-known', ROLES_COOKIE]) expect(cookieOf(entered, cookie)).not.toBe('');
    const { token } = entered.body as { token: string };
    const me = await stranger('GET', '/users/me', undefined, { authorization: `JWT ${token}` });
    expect(me.body).toMatchObject({ user: { id: user.id } });
    const { body } = await own('GET', path());
    expect((body as PasskeyFacts).passkeys).toMatchObject([{ name: 'My telephone', usedAt: new Date().toISOString() }]);
  });

  it('are several, each with its name, and are removed with the password', async () => {
    const computer = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
    expect((await add(computer, '  Computer  ')).status).toBe(200);
    expect((await add(computer, 'Again')).status).toBe(409);
    expect((await own('POST', path('remove'), { password: 'no', passkey: telephone.id })).status).toBe(422);
    const left = await own('POST', path('remove'), { password: PASSWORD, passkey: telephone.id });
    expect(left.body).toMatchObject({ facts: { passkeys: [{ name: 'Computer' }] } });
    expect((await signIn()).status).toBe(401);
    expect((await signIn({}, computer)).status).toBe(200);
  });

  describe('refuse', () => {
    it('an answer that was sent before, also concurrently', async () => {
      const { cookie, options } = await ask();
      const response = telephone.sign(options);
      const answers = await Promise.all([1, 2, 3].map(() => send(response, cookie)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      expect((await send(response, cookie)).status).toBe(401);
    });

    it('an answer from another browser, to another challenge, or after five minutes', async () => {
      const [mine, other] = [await ask(), await ask()];
      expect((await send(telephone.sign(mine.options), other.cookie)).status).toBe(401);
      expect((await send(telephone.sign(mine.options), '')).status).toBe(401);
      const late = await ask();
      later(5 * 60_000 + 1000);
      expect((await send(telephone.sign(late.options), late.cookie)).status).toBe(401);
      const { offer } = await offered();
      const fresh = await ask();
      expect((await send(telephone.sign(fresh.options), `rihla-passkey=${offer}`)).status).toBe(401);
    });

    it('another origin, another host, and a device that asked for no fingerprint', async () => {
      for (const manner of [
        { origin: 'https://khettara.example.evil.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
      ])
        expect((await signIn(manner)).status, JSON.stringify(manner)).toBe(401);
      expect((await signIn()).status).toBe(200);
    });

    it('a passkey of another account, or of none, for this one', async () => {
      const lahcen = await buildUser(db.payload, 'admin', { password: PASSWORD });
      const his = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
      await add(his, 'His', await restClient(db.payload, lahcen), lahcen.id);
      const handle = (id: number) => Buffer.from(`staff:${id}`).toString('base64url');
      expect((await signIn({ userHandle: handle(user.id) }, his)).status).toBe(401);
      expect((await signIn({ userHandle: handle(lahcen.id) })).status).toBe(401);
      expect((await signIn({ userHandle: handle(987_654) })).status).toBe(401);
      expect((await signIn({ userHandle: '' })).status).toBe(401);
    });

    it('a copy, whose counter has gone back, and say so in words', async () => {
      await signIn({ counter: 9 });
      const copy = await signIn({ counter: 9 });
      expect(copy).toMatchObject({ status: 401, text: expect.stringContaining('as a copy of it would be') });
      expect((await signIn({ counter: 10 })).status).toBe(200);
      // Those of most telephones do not count.
      const still = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
      const { offer, options } = await offered();
      await own('POST', path('confirm'), { offer, name: 'Still', response: still.make(options, { counter: 0 }) });
      for (const _ of [1, 2]) expect((await signIn({ counter: 0 }, still)).status).toBe(200);
    });

    it('whatever is no answer, with one sentence', async () => {
      const { options } = await ask();
      const right = telephone.sign(options) as { id: string; response: Record<string, unknown> };
      const odd = [
        {},
        { ...right, response: null },
        { ...right, id: { $ne: '' } },
        { ...right, response: { ...right.response, signature: 'A'.repeat(10_000) } },
        { ...right, response: { ...right.response, clientDataJSON: '!!' } },
        { ...right, response: { ...right.response, authenticatorData: 'AA' } },
      ];
      for (const response of odd) {
        const { cookie } = await ask();
        const answer = await send(response, cookie);
        expect(answer, JSON.stringify(response).slice(0, 80)).toMatchObject({ status: 401 });
        expect(answer.text).toContain('This passkey does not sign in here');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });

    it('an account that is closed after wrong passwords, and never close one', async () => {
      for (let tries = 0; tries < SIGN_IN_LIMITS.mostAttempts + 1; tries += 1) await signIn({ isVerified: false });
      expect((await signIn()).status).toBe(200);
      for (let tries = 0; tries < SIGN_IN_LIMITS.mostAttempts; tries += 1)
        await stranger('POST', '/users/login', { email: user.email, password: 'no' });
      expect(await signIn()).toMatchObject({ status: 401, text: expect.stringContaining('Wait ten minutes') });
      later(SIGN_IN_LIMITS.closedMs + 1000);
      expect((await signIn()).status).toBe(200);
    });
  });

  it('are added by their owner only, in the session that asked, with the password', async () => {
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin', { password: NEW }));
    for (const [as, password] of [
      [stranger, PASSWORD],
      [admin, NEW],
    ] as const)
      expect((await as('POST', path('offer'), { password })).status).toBe(403);
    expect((await own('POST', path('offer'), { password: NEW })).status).toBe(422);
    const elsewhere = await restClient(db.payload, await db.payload.findByID({ collection: 'users', id: user.id }));
    const { offer, options } = await offered();
    const key = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
    const body = { offer, name: 'Key', response: key.make(options) };
    expect((await elsewhere('POST', path('confirm'), body)).status).toBe(409);
    expect((await own('POST', path('confirm'), { ...body, name: ' ' })).status).toBe(400);
    expect((await own('POST', path('confirm'), body)).status).toBe(200);
    expect((await own('POST', path('confirm'), body)).status).toBe(409);
    const again = await offered();
    for (const manner of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]) {
      const { offer: next, options: asked } = await offered();
      const odd = softAuthenticator(new URL(publicUrlOf(db.payload)).origin).make(asked, manner);
      expect((await own('POST', path('confirm'), { offer: next, name: 'Odd', response: odd })).status).toBe(422);
    }
    later(5 * 60_000 + 1000);
    const late = { offer: again.offer, name: 'Late', response: key.make(again.options) };
    expect((await own('POST', path('confirm'), late)).status).toBe(409);
    expect(await findPasskeys(db.payload, user.id)).toHaveLength(2);
  });

  it('are removed by an admin too, which a letter tells, as one tells of each that is added', async () => {
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin', { name: 'Salma', password: NEW }));
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor', { password: NEW }));
    expect((await editor('GET', path())).status).toBe(403);
    expect((await editor('POST', path('remove'), { password: NEW })).status).toBe(403);
    expect((await admin('GET', path())).body).toMatchObject({ passkeys: [{ name: 'My telephone' }] });
    expect((await admin('POST', path('remove'), { password: NEW })).body).toMatchObject({ facts: { passkeys: [] } });
    await admin('POST', path('remove'), { password: NEW });
    const { docs } = await db.payload.find({
      collection: 'mails',
      where: { to: { equals: user.email } },
      sort: 'id',
    });
    expect(docs.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A new passkey'),
      expect.stringContaining('were removed'),
    ]);
    expect(await hasAnyPasskey(db.payload)).toBe(false);
  });

  it('keep no secret, and go with their account', async () => {
    expect(await hasAnyPasskey(db.payload)).toBe(true);
    expect(JSON.stringify(await readPasskeyFacts(db.payload, user.id))).not.toContain('publicKey');
    await db.payload.delete({ collection: 'users', id: user.id });
    expect(await findPasskeys(db.payload, user.id)).toEqual([]);
    expect((await signIn()).status).toBe(401);
  });

  it('say where they work, once the site has another address', async () => {
    const { custom } = db.payload.config;
    const before = publicUrlOf(db.payload);
    custom.publicUrl = 'https://new.example';
    expect(await readPasskeyFacts(db.payload, user.id)).toMatchObject({
      passkeys: [{ works: false, host: new URL(before).hostname }],
      isPossible: true,
    });
    expect((await signIn()).status).toBe(401);
    custom.publicUrl = 'http://192.0.2.7:3000';
    expect(await readPasskeyFacts(db.payload, user.id)).toMatchObject({ isPossible: false });
    expect((await own('POST', path('offer'), { password: PASSWORD })).status).toBe(409);
    expect((await stranger('POST', '/users/login/passkey/options', {})).status).toBe(409);
    custom.publicUrl = before;
    expect((await signIn()).status).toBe(200);
  });

  async function turnOnSecondStep(): Promise<void> {
    await turnOn(await createLocalReq({ user }, db.payload), user.id, newTotpSecret(), 0, new Date());
  }
});

function cookieOf({ headers }: RestAnswer, name: string): string {
  return (
    headers
      .getSetCookie()
      .find((each) => each.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''
  );
}
