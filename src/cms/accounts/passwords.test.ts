import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, type RestAnswer, restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';

const OLD = 'walnuts below toubkal';
const NEW = 'oranges beside the well';
const WEAK = { short: 'at least 12', administrator: 'tried first', abababababab: 'does not repeat' };

/** Error messages by field name. */
function faultsOf({ body }: RestAnswer): Record<string, string> {
  const errors = (body as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? [];
  return Object.fromEntries(
    errors.flatMap(({ data }) => data?.errors ?? []).map(({ path, message }) => [path, message]),
  );
}

async function canSignIn(payload: Payload, email: string, password: string): Promise<boolean> {
  return payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  );
}

describeDatabase('passwords', (db) => {
  let admin: User & { collection: 'users' };
  let rest: Rest;
  beforeEach(async () => {
    admin = await buildUser(db.payload, 'admin', { email: 'office@khettara.example', password: OLD });
    rest = await restClient(db.payload, admin);
  });
  const change = (data: object, id = admin.id, as = rest) => as('PATCH', `/users/${id}`, data);

  describe('follow one policy', () => {
    it.each(Object.entries(WEAK))('wherever they are set: “%s”', async (password, fault) => {
      const account = { name: 'Somebody', email: 'somebody@example.com', role: 'author' };
      const token = await db.payload.forgotPassword({
        collection: 'users',
        data: { email: admin.email },
        disableEmail: true,
      });
      const answers = {
        create: await rest('POST', '/users', { ...account, password }),
        change: await change({ password, currentPassword: OLD }),
        reset: await rest('POST', '/users/reset-password', { token, password }),
      };
      for (const [door, answer] of Object.entries(answers)) {
        expect(answer.status, door).toBe(400);
        expect(faultsOf(answer).password, door).toContain(fault);
      }
      await expect(
        db.payload.create({ collection: 'users', data: { ...account, password } as never }),
      ).rejects.toThrow();
      expect(await canSignIn(db.payload, admin.email, OLD)).toBe(true);
      expect((await db.payload.count({ collection: 'users' })).totalDocs).toBe(1);
    });

    it('that refuses the account’s e-mail address and the site’s name', async () => {
      await db.payload.updateGlobal({ slug: 'site', data: { name: 'Sahara Journeys' } });
      const token = await db.payload.forgotPassword({
        collection: 'users',
        data: { email: admin.email },
        disableEmail: true,
      });
      for (const password of [admin.email, 'SaharaJourneys1']) {
        for (const answer of [
          await change({ password, currentPassword: OLD }),
          await rest('POST', '/users/reset-password', { token, password }),
          await rest('POST', '/users', { name: 'x', email: admin.email, role: 'author', password }),
        ])
          expect(faultsOf(answer).password).toContain('not made of');
      }
    });

    it('accept a good one', async () => {
      const token = await db.payload.forgotPassword({
        collection: 'users',
        data: { email: admin.email },
        disableEmail: true,
      });
      expect((await rest('POST', '/users/reset-password', { token, password: NEW })).status).toBe(200);
      expect(await canSignIn(db.payload, admin.email, NEW)).toBe(true);
    });
  });

  describe('changing a password or e-mail address needs the current password', () => {
    const changes = [{ password: NEW }, { email: 'new@khettara.example' }];

    it.each(changes)('%j', async (wanted) => {
      for (const currentPassword of [undefined, '', 'not the current one', 12, { $ne: '' }]) {
        const answer = await change({ ...wanted, currentPassword });
        expect(answer.status).toBe(400);
        expect(faultsOf(answer)).toHaveProperty('currentPassword');
      }
      const unchanged = await db.payload.findByID({ collection: 'users', id: admin.id });
      expect(unchanged.email).toBe(admin.email);
      expect(await change({ ...wanted, currentPassword: OLD })).toMatchObject({ status: 200 });
      const now = { email: admin.email, password: OLD, ...wanted };
      expect(await canSignIn(db.payload, now.email, now.password)).toBe(true);
    });

    it("also for other accounts, by an admin's own password", async () => {
      const other = await buildUser(db.payload, 'author', { password: 'dates and almonds at dusk' });
      const refused = await change({ password: NEW, currentPassword: 'dates and almonds at dusk' }, other.id);
      expect(faultsOf(refused)).toHaveProperty('currentPassword');
      expect(await change({ password: NEW, currentPassword: OLD }, other.id)).toMatchObject({ status: 200 });
      expect(await canSignIn(db.payload, other.email, NEW)).toBe(true);
    });

    it('for one account at a time', async () => {
      for (const wanted of changes) {
        const answer = await rest('PATCH', '/users?where[id][exists]=true', { ...wanted, currentPassword: OLD });
        expect(answer.status).toBe(400);
      }
      expect(await canSignIn(db.payload, admin.email, OLD)).toBe(true);
    });

    it('not for other fields, nor for an unchanged e-mail address', async () => {
      const data = { name: 'New name', email: ' OFFICE@khettara.example', password: '' };
      expect(await change(data)).toMatchObject({
        status: 200,
        body: { doc: { name: 'New name', email: admin.email } },
      });
      expect(await rest('PATCH', '/users?where[id][exists]=true', { name: 'All alike' })).toMatchObject({
        status: 200,
      });
    });

    it('it is neither stored nor returned', async () => {
      const { text } = await change({ password: NEW, currentPassword: OLD });
      expect(text).not.toContain(OLD);
      expect(text).not.toContain(NEW);
      expect(text).not.toContain('currentPassword');
    });

    it('failed attempts lock the account, as at the sign-in', async () => {
      for (let tries = 0; tries < 5; tries += 1) await change({ password: NEW, currentPassword: `wrong ${tries}` });
      const right = await change({ password: NEW, currentPassword: OLD });
      expect(faultsOf(right).currentPassword).toContain('wait ten minutes');
      expect(await canSignIn(db.payload, admin.email, OLD)).toBe(false);
    });

    it('a correct one resets the failed attempts', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let tries = 0; tries < 3; tries += 1) await change({ password: NEW, currentPassword: `wrong ${tries}` });
        expect(await change({ email: `new${round}@khettara.example`, currentPassword: OLD })).toMatchObject({
          status: 200,
        });
      }
    });
  });

  describe('changing a password ends sessions', () => {
    const isIn = async (client: Rest) => ((await client('GET', '/users/me')).body as { user: unknown }).user !== null;

    it('all but the current one', async () => {
      const elsewhere = await restClient(db.payload, await db.payload.findByID({ collection: 'users', id: admin.id }));
      expect(await isIn(elsewhere)).toBe(true);
      await change({ password: NEW, currentPassword: OLD });
      expect([await isIn(rest), await isIn(elsewhere)]).toEqual([true, false]);
    });

    it('all of them when an admin or a reset link sets it', async () => {
      const other = await buildUser(db.payload, 'author');
      const theirs = await restClient(db.payload, other);
      await change({ password: NEW, currentPassword: OLD }, other.id);
      expect(await isIn(theirs)).toBe(false);
      const token = await db.payload.forgotPassword({
        collection: 'users',
        data: { email: admin.email },
        disableEmail: true,
      });
      await (await restClient(db.payload))('POST', '/users/reset-password', { token, password: NEW });
      expect(await isIn(rest)).toBe(false);
    });
  });
});
