import { expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';
import { acceptInvitation, findInvited } from './invitations.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'dates and almonds in spring';
const ASKED = { name: 'Lahcen', email: 'Lahcen@Example.com', role: 'bookings' };

describeEachDatabaseInTurn('an invitation', (db) => {
  const invite = async (asked: object = ASKED) =>
    (await restClient(db.payload, await buildUser(db.payload, 'admin')))('POST', '/users/invite', asked);

  const mails = async () => {
    const { docs } = await db.payload.find({ collection: 'mails', sort: 'id', limit: 100 });
    return docs.filter(({ about }) => about?.startsWith('user:'));
  };

  const token = (text: string | null | undefined) => /\/invitation\/([^/\s]+)\//.exec(text ?? '')?.[1] ?? '';

  const lastToken = async () => token((await mails()).at(-1)?.text);

  it('is sent by admins alone', async () => {
    for (const role of ['editor', 'author', 'translator', 'bookings', 'guide'] as const) {
      const rest = await restClient(db.payload, await buildUser(db.payload, role));
      expect((await rest('POST', '/users/invite', ASKED)).status).toBe(403);
      const other = await buildUser(db.payload, 'author');
      for (const method of ['POST', 'DELETE'] as const)
        expect((await rest(method, `/users/${other.id}/invite`)).status).toBe(403);
    }
    expect(await mails()).toEqual([]);
  });

  it('is refused without a name, an address or a known role, and for an address that has an account', async () => {
    await buildUser(db.payload, 'editor', { email: 'salma@example.com' });
    const refused = [
      { ...ASKED, name: ' ' },
      { ...ASKED, email: 'x@y.example\r\nBcc: z@y.example' },
      { ...ASKED, role: 'owner' },
      { ...ASKED, role: ['admin'] },
      { ...ASKED, role: 'translator' },
      { ...ASKED, role: 'translator', languages: ['en', 'xx'] },
      { ...ASKED, email: 'salma@example.com' },
    ];
    for (const asked of refused) expect((await invite(asked)).status, JSON.stringify(asked)).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('creates an account without a usable password, and a private mail with a link of which only a hash is stored', async () => {
    const { body, status } = await invite();
    expect(status).toBe(201);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'lahcen@example.com', isPrivate: true });
    expect(mail?.text).toContain('Takes bookings, payments and enquiries');
    const row = await db.payload.db.findOne({
      collection: 'users',
      where: { id: { equals: (body as { id: number }).id } },
    });
    expect(row).toMatchObject({ role: 'bookings', email: 'lahcen@example.com' });
    expect(JSON.stringify(row)).not.toContain(await lastToken());
    expect((await restClient(db.payload)) && (await lastToken())).toMatch(/^\d+-[\w-]{43}$/);
  });

  it('of a translator names their languages', async () => {
    const { body } = await invite({ ...ASKED, role: 'translator', languages: ['fr', 'xx'] });
    const { id } = body as { id: number };
    expect(await db.payload.findByID({ collection: 'users', id, depth: 0 })).toMatchObject({ languages: ['fr'] });
  });

  it('is listed for admins only, and its hash for nobody', async () => {
    await invite();
    for (const role of ['admin', 'editor'] as const) {
      const rest = await restClient(db.payload, await buildUser(db.payload, role));
      const { text } = await rest('GET', '/users?limit=100');
      expect(text.includes('"invitedUntil":"2')).toBe(role === 'admin');
      expect(text).not.toContain('"invitation"');
    }
  });

  it('is accepted once, within a week; then the password signs in', async () => {
    await invite();
    const key = await lastToken();
    const late = new Date(Date.now() + 7 * DAY_MS + 1000);
    expect(await findInvited(db.payload, key, late)).toBeUndefined();
    expect(await acceptInvitation(db.payload, `${key.slice(0, -1)}_`, PASSWORD, new Date())).toBeUndefined();
    await expect(acceptInvitation(db.payload, key, 'password', new Date())).rejects.toThrow();
    const both = await Promise.all([1, 2].map(() => acceptInvitation(db.payload, key, PASSWORD, new Date())));
    expect(both.filter(Boolean)).toEqual(['lahcen@example.com']);
    expect(await findInvited(db.payload, key, new Date())).toBeUndefined();
    const data = { email: 'lahcen@example.com', password: PASSWORD };
    expect((await db.payload.login({ collection: 'users', data })).user).toMatchObject({ role: 'bookings' });
  });

  it('can be sent again, which invalidates the earlier link, and withdrawn, which deletes the account', async () => {
    const { body } = await invite();
    const { id } = body as { id: number };
    const first = await lastToken();
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    expect((await rest('POST', `/users/${id}/invite`)).status).toBe(200);
    const second = await lastToken();
    expect(second).not.toBe(first);
    expect(await findInvited(db.payload, first, new Date())).toBeUndefined();
    expect(await findInvited(db.payload, second, new Date())).toBeDefined();
    expect((await rest('DELETE', `/users/${id}/invite`)).status).toBe(200);
    expect(await findInvited(db.payload, second, new Date())).toBeUndefined();
    expect((await db.payload.count({ collection: 'users', where: { id: { equals: id } } })).totalDocs).toBe(0);
  });

  it('cannot be withdrawn or sent again once accepted', async () => {
    const { body } = await invite();
    await acceptInvitation(db.payload, await lastToken(), PASSWORD, new Date());
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    for (const method of ['POST', 'DELETE'] as const)
      expect((await rest(method, `/users/${(body as { id: number }).id}/invite`)).status).toBe(409);
  });

  it('ends when the account signs in with a password set elsewhere, and its link when the address changes', async () => {
    const { body } = await invite();
    const { id } = body as { id: number };
    const key = await lastToken();
    await db.payload.update({ collection: 'users', id, data: { email: 'other@example.com' } });
    expect(await findInvited(db.payload, key, new Date())).toBeUndefined();
    await db.payload.update({ collection: 'users', id, data: { password: PASSWORD } });
    await db.payload.login({ collection: 'users', data: { email: 'other@example.com', password: PASSWORD } });
    const row = await db.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
    });
    expect(row?.invitedUntil ?? null).toBeNull();
  });

  it('that has ended is not accepted by a password reset', async () => {
    await invite();
    await buildUser(db.payload, 'editor', { email: 'salma@example.com' });
    const forgot = vi.spyOn(db.payload, 'forgotPassword').mockResolvedValue(null as never);
    const rest = await restClient(db.payload);
    const asked = () => forgot.mock.calls.map(([{ data }]) => data.email);
    const ask = async (email: string) =>
      expect((await rest('POST', '/users/forgot-password', { email })).status).toBe(200);
    await ask('lahcen@example.com');
    await vi.waitFor(() => expect(asked()).toEqual(['lahcen@example.com']));
    vi.useFakeTimers({ now: Date.now() + 8 * DAY_MS, toFake: ['Date'] });
    try {
      await ask('Lahcen@Example.com');
      await ask('salma@example.com');
      await vi.waitFor(() => expect(asked()).toContain('salma@example.com'));
      expect(asked()).toEqual(['lahcen@example.com', 'salma@example.com']);
    } finally {
      vi.useRealTimers();
      forgot.mockRestore();
    }
  });

  it('sends five letters to an address within an hour, and no more', async () => {
    const { body } = await invite();
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const again = async () => (await rest('POST', `/users/${(body as { id: number }).id}/invite`)).status;
    for (let letter = 2; letter <= 5; letter += 1) expect(await again()).toBe(200);
    expect(await again()).toBe(429);
    expect(await mails()).toHaveLength(5);
    vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] });
    try {
      expect(await again()).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when an admin gives the account a password', async () => {
    await invite();
    const link = await lastToken();
    expect(await findInvited(db.payload, link, new Date())).toBeDefined();
    const id = Number(link.split('-')[0]);
    await db.payload.update({ collection: 'users', id, data: { password: PASSWORD } });
    expect(await findInvited(db.payload, link, new Date())).toBeUndefined();
  });
});
