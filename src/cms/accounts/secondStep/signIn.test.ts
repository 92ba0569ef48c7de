import { createLocalReq } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { totpCode } from '../../../../tests/support/totpCode.ts';
import type { User } from '../../payload-types.ts';
import { readFacts, spendCode, turnOff } from './secondStep.ts';

const PASSWORD = 'walnuts below toubkal';
const NEW = 'oranges beside the well';
const START = Date.parse('2026-11-28T10:00:00Z');

describeEachDatabaseInTurn('the second step of an account', (db) => {
  let user: User & { collection: 'users' };
  let own: Rest;
  let stranger: Rest;
  let secret: string;
  let codes: string[];
  const path = (call = '') => `/users/${user.id}/second-step${call && `/${call}`}`;
  const signIn = (more: object = {}, email = user.email) =>
    stranger('POST', '/users/login', { email, password: PASSWORD, ...more });
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const code = () => totpCode(secret, Date.now());

  async function turnOn(): Promise<void> {
    const { body } = await own('POST', path('offer'), { password: PASSWORD });
    const { offer, secret: shown } = body as { offer: string; secret: string };
    secret = shown.replaceAll(' ', '');
    const answer = await own('POST', path('confirm'), { offer, code: code() });
    codes = (answer.body as { codes: string[] }).codes;
    later(60_000);
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    user = await buildUser(db.payload, 'author', { email: 'amina@khettara.example', password: PASSWORD });
    own = await restClient(db.payload, await db.payload.findByID({ collection: 'users', id: user.id }));
    stranger = await restClient(db.payload);
    await turnOn();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is required after the right password, and a code of the app completes it', async () => {
    expect(await signIn()).toMatchObject({ status: 401, body: { secondStep: 'needed' } });
    const passed = await signIn({ code: code().replace(/^.../, '$& ') });
    expect(passed).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(passed.headers.get('set-cookie')).toContain('payload-token=');
  });

  it('is not revealed without the right password', async () => {
    const wrong = await stranger('POST', '/users/login', { email: user.email, password: 'no', code: code() });
    const nobody = await stranger('POST', '/users/login', { email: 'x@khettara.example', password: 'no' });
    expect(wrong).toEqual(nobody);
    expect(await signIn({ code: code() })).toMatchObject({ status: 200 });
  });

  it('no session is created before it is completed', async () => {
    const before = (await db.payload.findByID({ collection: 'users', id: user.id })).sessions?.length;
    for (const more of [{}, { code: '' }, { code: '000000' }, { code: { $ne: '' } }, { code: ['1'] }]) {
      const answer = await signIn(more);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.text).not.toContain('token');
    }
    await expect(
      db.payload.login({ collection: 'users', data: { email: user.email, password: PASSWORD } }),
    ).rejects.toThrow('code after its password');
    expect((await db.payload.findByID({ collection: 'users', id: user.id })).sessions?.length).toBe(before);
  });

  it('accepts each code once, also when sent concurrently', async () => {
    const same = { code: code() };
    const answers = await Promise.all([1, 2, 3].map(() => signIn(same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await signIn(same)).toMatchObject({ status: 401, body: { secondStep: 'wrong' } });
    later(30_000);
    expect(await signIn({ code: code() })).toMatchObject({ status: 200 });
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const [first = '', second = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(await signIn({ code: first.toUpperCase().replaceAll('-', ' ') })).toMatchObject({ status: 200 });
    expect(await signIn({ code: first })).toMatchObject({ status: 401 });
    expect(await signIn({ code: second })).toMatchObject({ status: 200 });
    expect(await own('GET', path())).toMatchObject({ body: { isOn: true, codesLeft: 8, isReadable: true } });
  });

  it('is locked for ten minutes after five wrong codes, sequential or concurrent', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((digit) => signIn({ code: `00000${digit}` })));
    expect(await signIn({ code: code() })).toMatchObject({ status: 401, text: expect.stringContaining('ten minutes') });
    later(10 * 60_000 + 1000);
    expect(await signIn({ code: code() })).toMatchObject({ status: 200 });
    for (let tries = 0; tries < 7; tries += 1) {
      later(30_000);
      expect(await signIn({ code: code() })).toMatchObject({ status: 200 });
    }
  });

  it('is not bypassed by a password reset, which creates no session', async () => {
    const token = await db.payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    });
    expect((await stranger('POST', '/users/reset-password', { token, password: 'short' })).status).toBe(400);
    const reset = await stranger('POST', '/users/reset-password', { token, password: NEW });
    expect(reset.status).toBe(200);
    expect(reset.headers.get('set-cookie')).toBeNull();
    expect(reset.text).not.toContain('token');
    expect((await stranger('POST', '/users/reset-password', { token, password: PASSWORD })).status).toBe(403);
    expect(await signIn()).toMatchObject({ status: 401, text: expect.stringContaining('not right') });
    expect(await signIn({ password: NEW })).toMatchObject({ body: { secondStep: 'needed' } });
    expect(await signIn({ password: NEW, code: code() })).toMatchObject({ status: 200 });
  });

  it('is set up by the account’s owner with the password, and ends sessions that used the password alone', async () => {
    const colleague = await buildUser(db.payload, 'admin', { password: NEW });
    const admin = await restClient(db.payload, colleague);
    for (const [as, password] of [
      [stranger, PASSWORD],
      [admin, NEW],
    ] as const)
      expect((await as('POST', path('offer'), { password })).status).toBe(403);
    const mine = `/users/${colleague.id}/second-step`;
    expect((await admin('POST', `${mine}/offer`, { password: PASSWORD })).status).toBe(422);
    const elsewhere = await restClient(
      db.payload,
      await db.payload.findByID({ collection: 'users', id: colleague.id }),
    );
    const { offer, secret: shown } = (await admin('POST', `${mine}/offer`, { password: NEW })).body as {
      offer: string;
      secret: string;
    };
    const right = totpCode(shown.replaceAll(' ', ''), Date.now());
    expect((await own('POST', path('confirm'), { offer, code: right })).status).toBe(409);
    expect((await admin('POST', `${mine}/confirm`, { offer, code: '000000' })).status).toBe(422);
    expect((await admin('GET', mine)).body).toMatchObject({ isOn: false });
    expect((await admin('POST', `${mine}/confirm`, { offer, code: right })).status).toBe(200);
    expect((await admin('POST', `${mine}/offer`, { password: NEW })).status).toBe(409);
    expect((await elsewhere('GET', '/users/me')).body).toMatchObject({ user: null });
    expect((await admin('GET', '/users/me')).body).toMatchObject({ user: { id: colleague.id } });
  });

  it('a set-up not confirmed within 15 minutes expires', async () => {
    await own('POST', path('remove'), { password: PASSWORD });
    const { offer, secret: shown } = (await own('POST', path('offer'), { password: PASSWORD })).body as {
      offer: string;
      secret: string;
    };
    later(16 * 60_000);
    const answer = await own('POST', path('confirm'), { offer, code: totpCode(shown.replaceAll(' ', ''), Date.now()) });
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('Begin again') });
  });

  it('is turned off by its owner or an admin only, each with their own password', async () => {
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin', { password: NEW }));
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor', { password: NEW }));
    expect((await stranger('GET', path())).status).toBe(403);
    for (const call of ['', 'remove', 'codes'] as const)
      expect((await editor(call ? 'POST' : 'GET', path(call), call ? { password: NEW } : undefined)).status).toBe(403);
    expect((await admin('POST', path('remove'), { password: PASSWORD })).status).toBe(422);
    expect((await own('POST', path('remove'), { password: 'no' })).status).toBe(422);
    expect(await signIn()).toMatchObject({ body: { secondStep: 'needed' } });
    expect((await admin('POST', path('remove'), { password: NEW })).body).toMatchObject({ facts: { isOn: false } });
    const { docs: mails } = await db.payload.find({ collection: 'mails', where: { to: { equals: user.email } } });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('less protected')]);
    // Nothing was on: nothing to tell.
    await admin('POST', path('remove'), { password: NEW });
    expect((await db.payload.count({ collection: 'mails', where: { to: { equals: user.email } } })).totalDocs).toBe(1);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('stays off when codes are spent at the same time', async () => {
    const req = await createLocalReq({}, db.payload);
    const used = codes.slice(0, 4).map((each) => spendCode({ ...req }, user.id, each, Date.now()));
    await Promise.all([...used, turnOff({ ...req }, user.id)]);
    expect(await readFacts(db.payload, user.id)).toMatchObject({ isOn: false });
  });

  it('creates new recovery codes, which invalidates the old ones', async () => {
    const { body } = await own('POST', path('codes'), { password: PASSWORD });
    const [fresh = ''] = (body as { codes: string[] }).codes;
    expect(await signIn({ code: codes[0] })).toMatchObject({ status: 401 });
    expect(await signIn({ code: fresh })).toMatchObject({ status: 200 });
  });

  it('is stored with sealed secret and hashed codes, and deleted with its account', async () => {
    const stored = async () => JSON.stringify(await db.payload.kv.get(`second-step:${user.id}`));
    for (const kept of [secret, ...codes]) expect(await stored()).not.toContain(kept);
    await db.payload.delete({ collection: 'users', id: user.id });
    expect(await stored()).toBe('null');
  });

  describe('when the site’s secret has changed', () => {
    it('recovery codes still pass it', async () => {
      const row = await db.payload.kv.get<{ sealed: string }>(`second-step:${user.id}`);
      await db.payload.kv.set(`second-step:${user.id}`, { ...row, sealed: 'v1.a.b.c' });
      expect(await own('GET', path())).toMatchObject({ body: { isReadable: false } });
      expect(await signIn({ code: code() })).toMatchObject({ status: 401 });
      expect(await signIn({ code: codes[0] })).toMatchObject({ status: 200 });
    });
  });
});
