import crypto from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/rest.ts';
import { describeEachDatabase } from '../../../tests/support/testDatabase.ts';

const PASSWORD = 'walnuts below toubkal';
const KNOWN = 'office@khettara.example';

describeEachDatabase('whoever has no account', (db) => {
  let rest: Rest;
  beforeEach(async () => {
    await buildUser(db.payload, 'admin', { email: KNOWN, password: PASSWORD });
    rest = await restClient(db.payload);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const signIn = (email: string, password: string) => rest('POST', '/users/login', { email, password });

  async function closeAccount(): Promise<void> {
    const lockUntil = new Date(Date.now() + 60_000).toISOString();
    await db.payload.db.updateMany({ collection: 'users', where: {}, data: { lockUntil, loginAttempts: 5 } });
  }

  it('is refused in the words of a wrong password, and of an account that is closed for a while', async () => {
    const wrong = await signIn(KNOWN, 'not the password');
    expect(wrong).toMatchObject({ status: 401, text: expect.stringContaining('wait ten minutes') });
    expect(await signIn('nobody@khettara.example', PASSWORD)).toEqual(wrong);
    await closeAccount();
    expect(await signIn(KNOWN, 'not the password')).toEqual(wrong);
    expect(await signIn(KNOWN, PASSWORD)).toEqual(wrong);
  });

  it('is refused alike by each of many tries, one after the other and all at once', async () => {
    const known: unknown[] = [];
    for (let tries = 0; tries < 7; tries += 1) known.push(await signIn(KNOWN, `wrong ${tries}`));
    const unknown = await signIn('nobody@khettara.example', 'wrong');
    expect(known).toEqual(Array(7).fill(unknown));
    await db.payload.db.updateMany({ collection: 'users', where: {}, data: { lockUntil: null, loginAttempts: 0 } });
    const atOnce = await Promise.all(Array.from({ length: 8 }, (_, tries) => signIn(KNOWN, `wrong ${tries}`)));
    expect(atOnce).toEqual(Array(8).fill(unknown));
  });

  it('costs the server as much as a wrong password', async () => {
    const stretch = vi.spyOn(crypto, 'pbkdf2');
    const work = async (email: string) => {
      stretch.mockClear();
      await signIn(email, 'not the password');
      return stretch.mock.calls.map(([, , iterations, length, digest]) => ({ iterations, length, digest }));
    };
    const known = await work(KNOWN);
    expect(known).toHaveLength(1);
    expect(await work('nobody@khettara.example')).toEqual(known);
    await closeAccount();
    expect(await work(KNOWN)).toEqual(known);
  });

  it('does not keep anybody from signing in', async () => {
    expect(await signIn(` ${KNOWN.toUpperCase()} `, PASSWORD)).toMatchObject({ status: 200 });
  });

  describe('asks for a new password', () => {
    it('and is answered like somebody who has one, before any mail is sent', async () => {
      const sending = Promise.withResolvers<void>();
      const ask = vi.spyOn(db.payload, 'forgotPassword').mockImplementation(async ({ data }) => {
        if (data.email === KNOWN) await sending.promise;
        return null as never;
      });
      const [known, unknown] = [KNOWN, 'nobody@khettara.example'].map((email) =>
        rest('POST', '/users/forgot-password', { email }),
      );
      expect(await known).toMatchObject({ status: 200 });
      expect(await known).toEqual(await unknown);
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
      sending.resolve();
    });

    it('and does not learn that a mail could not be sent, but the log does', async () => {
      vi.spyOn(db.payload, 'forgotPassword').mockRejectedValue(new Error('no mail server'));
      const log = vi.spyOn(db.payload.logger, 'error').mockReturnValue(undefined);
      expect(await rest('POST', '/users/forgot-password', { email: KNOWN })).toMatchObject({ status: 200 });
      await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    });

    it('only with an address', async () => {
      for (const email of [undefined, '', ' ', 12, ['a']])
        expect((await rest('POST', '/users/forgot-password', { email } as object)).status).toBe(400);
    });
  });
});
