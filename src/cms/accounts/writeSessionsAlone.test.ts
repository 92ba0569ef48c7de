import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';

const OLD = 'walnuts below toubkal';
const NEW = 'oranges beside the well';

describeEachDatabase('a sign-in', (db) => {
  let account: User;
  beforeEach(async () => {
    account = await buildUser(db.payload, 'editor', { email: 'lahcen@khettara.example', password: OLD });
  });
  const signIn = (password: string) =>
    db.payload.login({ collection: 'users', data: { email: account.email, password } });
  const stored = async () => {
    const row = await db.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account.id } } });
    return row ?? expect.fail('The account is gone.');
  };

  /** Runs something after a sign-in has verified the password and before it writes. */
  function meanwhile(act: () => Promise<unknown>): void {
    const { db: database } = db.payload;
    const { beginTransaction } = database;
    database.beginTransaction = async (...args) => {
      database.beginTransaction = beginTransaction;
      await act();
      return beginTransaction.apply(database, args);
    };
  }

  it('is refused when the password changes concurrently, and the new one stays', async () => {
    const change = () => db.payload.update({ collection: 'users', id: account.id, data: { password: NEW } });
    meanwhile(change);
    await expect(signIn(OLD)).rejects.toMatchObject({ status: 401 });
    expect((await stored()).sessions).toEqual([]);
    await expect(signIn(NEW)).resolves.toBeDefined();
  });

  it('does not overwrite concurrent changes of other fields', async () => {
    meanwhile(() =>
      db.payload.update({ collection: 'users', id: account.id, data: { name: 'Lahcen', role: 'author' } }),
    );
    await signIn(OLD);
    const { name, role, sessions } = await stored();
    expect({ name, role }).toEqual({ name: 'Lahcen', role: 'author' });
    expect(sessions).toHaveLength(1);
  });

  it('does not restore concurrently revoked sessions', async () => {
    await signIn(OLD);
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    meanwhile(() => admin('DELETE', `/users/${account.id}/sessions`));
    await signIn(OLD);
    expect((await stored()).sessions).toHaveLength(1);
  });

  it('works concurrently, and all sessions last', async () => {
    await Promise.all([1, 2, 3, 4].map(() => signIn(OLD)));
    expect((await stored()).sessions).toHaveLength(4);
  });
});
