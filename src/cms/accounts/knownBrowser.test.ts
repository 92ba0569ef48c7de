import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, type RestAnswer, restClient } from '../../../tests/support/requests/rest.ts';
import { SIGN_IN_LIMITS } from './signInLimits.ts';

const PASSWORD = 'walnuts below toubkal';
const OFFICE = 'office@khettara.example';
const SALES = 'sales@khettara.example';

describeEachDatabase('a browser in which an account has signed in', (db) => {
  let rest: Rest;
  beforeEach(async () => {
    await buildUser(db.payload, 'admin', { email: OFFICE, password: PASSWORD });
    await buildUser(db.payload, 'editor', { email: SALES, password: PASSWORD });
    rest = await restClient(db.payload);
  });

  const signIn = (email: string, password: string, cookie = '') =>
    rest('POST', '/users/login', { email, password }, cookie ? { cookie } : {});
  const known = ({ headers }: RestAnswer): string =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('rihla-known='))
      ?.split(';')[0] ?? '';
  async function lock(email: string, cookie = ''): Promise<void> {
    for (let tries = 0; tries < SIGN_IN_LIMITS.mostAttempts; tries += 1) await signIn(email, 'wrong', cookie);
  }

  it('signs in while strangers keep the account locked by wrong passwords; they do not', async () => {
    const cookie = known(await signIn(OFFICE, PASSWORD));
    const other = known(await signIn(SALES, PASSWORD));
    await lock(OFFICE);
    for (const none of ['', other, `${cookie}x`, cookie.replace(/=\d+/, '=999'), 'rihla-known=1..'])
      expect((await signIn(OFFICE, PASSWORD, none)).status).toBe(401);
    const entered = await signIn(OFFICE, PASSWORD, cookie);
    expect(entered.status).toBe(200);
    expect(known(entered)).toBe('');
  });

  it('is no way to guess: it unlocks the account five times, by right or wrong passwords', async () => {
    const cookie = known(await signIn(OFFICE, PASSWORD));
    for (let unlocked = 0; unlocked <= 5; unlocked += 1) await lock(OFFICE, cookie);
    expect((await signIn(OFFICE, PASSWORD, cookie)).status).toBe(401);
  });
});
