import crypto from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';

const PASSWORD = 'walnuts below toubkal';
const KNOWN = 'office@khettara.example';

describeEachDatabaseInTurn('sign-in without an account (user enumeration)', (db) => {
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

  it('has the same message as a wrong password and as a locked account', async () => {
    const wrong = await signIn(KNOWN, 'not the password');
    expect(wrong).toMatchObject({ status: 401, text: expect.stringContaining('wait ten minutes') });
    expect(await signIn('nobody@khettara.example', PASSWORD)).toEqual(wrong);
    await closeAccount();
    expect(await signIn(KNOWN, 'not the password')).toEqual(wrong);
    expect(await signIn(KNOWN, PASSWORD)).toEqual(wrong);
  });

  it('is refused alike for many attempts, sequential and concurrent', async () => {
    const known: unknown[] = [];
    for (let tries = 0; tries < 7; tries += 1) known.push(await signIn(KNOWN, `wrong ${tries}`));
    const unknown = await signIn('nobody@khettara.example', 'wrong');
    expect(known).toEqual(Array(7).fill(unknown));
    await db.payload.db.updateMany({ collection: 'users', where: {}, data: { lockUntil: null, loginAttempts: 0 } });
    const atOnce = await Promise.all(Array.from({ length: 8 }, (_, tries) => signIn(KNOWN, `wrong ${tries}`)));
    expect(atOnce).toEqual(Array(8).fill(unknown));
  });

  it('takes as long on the server as a wrong password', async () => {
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

  it('does not block sign-in with the right password, whatever the case of the address', async () => {
    expect(await signIn(` ${KNOWN.toUpperCase()} `, PASSWORD)).toMatchObject({ status: 200 });
  });

  describe('password reset without an account', () => {
    it('has the same answer as with an account, before any mail is sent', async () => {
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

    it('does not reveal that a mail failed, but logs it', async () => {
      vi.spyOn(db.payload, 'forgotPassword').mockRejectedValue(new Error('no mail server'));
      const log = vi.spyOn(db.payload.logger, 'error').mockReturnValue(undefined);
      expect(await rest('POST', '/users/forgot-password', { email: KNOWN })).toMatchObject({ status: 200 });
      await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    });

    it('needs an e-mail address', async () => {
      for (const email of [undefined, '', ' ', 12, ['a']])
        expect((await rest('POST', '/users/forgot-password', { email } as object)).status).toBe(400);
    });
  });
});
