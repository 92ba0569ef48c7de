import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import type { User } from '../payload-types.ts';
import type { ListedSession } from './sessions.ts';

describeEachDatabase('sessions', (db) => {
  let user: User & { collection: 'users' };
  let here: Rest;
  let elsewhere: Rest;
  const path = () => `/users/${user.id}/sessions`;

  /** Opens another session of the account. */
  const open = async () => restClient(db.payload, await db.payload.findByID({ collection: 'users', id: user.id }));
  const list = async (rest: Rest) => ((await rest('GET', path())).body as { sessions: ListedSession[] }).sessions;
  const isIn = async (rest: Rest) => ((await rest('GET', '/users/me')).body as { user: unknown }).user !== null;

  beforeEach(async () => {
    user = await buildUser(db.payload, 'author');
    here = await open();
    elsewhere = await open();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are listed, the current one first', async () => {
    await open();
    const found = await list(elsewhere);
    expect(found.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    for (const { createdAt, expiresAt } of found)
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(createdAt ?? ''));
  });

  it('can be ended one by one, effective at the next request', async () => {
    const [, other] = await list(here);
    expect(await isIn(elsewhere)).toBe(true);
    expect(await here('DELETE', `${path()}/${other?.id}`)).toMatchObject({ status: 200 });
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await list(here)).toHaveLength(1);
  });

  it('can all be ended except the current one', async () => {
    const third = await open();
    expect(await here('DELETE', path())).toMatchObject({ status: 200, body: { sessions: [{ isCurrent: true }] } });
    expect([await isIn(here), await isIn(elsewhere), await isIn(third)]).toEqual([true, false, false]);
    const [own] = await list(here);
    await here('DELETE', `${path()}/${own?.id}`);
    expect(await isIn(here)).toBe(true);
  });

  it('of other accounts are for admins only', async () => {
    const [other] = await list(elsewhere);
    for (const rest of [
      await restClient(db.payload),
      await restClient(db.payload, await buildUser(db.payload, 'editor')),
    ]) {
      for (const [method, url] of [
        ['GET', path()],
        ['DELETE', path()],
        ['DELETE', `${path()}/${other?.id}`],
      ] as const)
        expect([401, 403]).toContain((await rest(method, url)).status);
    }
    expect(await isIn(elsewhere)).toBe(true);
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    expect(await list(admin)).toHaveLength(2);
    expect(await admin('DELETE', path())).toMatchObject({ status: 200, body: { sessions: [] } });
    expect([await isIn(here), await isIn(elsewhere), await isIn(admin)]).toEqual([false, false, true]);
    for (const url of ['/users/99999/sessions', '/users/x/sessions', '/users/1.5/sessions'])
      expect((await admin('GET', url)).status).toBe(404);
  });

  it('cannot be ended when they do not exist, and nothing changes', async () => {
    expect(await here('DELETE', `${path()}/none`)).toMatchObject({ status: 200 });
    expect(await list(here)).toHaveLength(2);
  });

  it('have the browser that signed in and the time of last use', async () => {
    const known = await buildUser(db.payload, 'admin', { password: 'walnuts below toubkal' });
    const headers = new Headers({ 'user-agent': 'Firefox of the office' });
    const { token } = await db.payload.login({
      collection: 'users',
      data: { email: known.email, password: 'walnuts below toubkal' },
      req: { headers } as never,
    });
    const admin = await restClient(db.payload, await db.payload.findByID({ collection: 'users', id: known.id }));
    const read = async () =>
      ((await admin('GET', `/users/${known.id}/sessions`)).body as { sessions: ListedSession[] }).sessions.at(-1);
    expect(await read()).toMatchObject({ browser: 'Firefox of the office', isCurrent: false });
    const later = Date.now() + 20 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    await db.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
    expect(await read()).toMatchObject({ browser: 'Firefox of the office', seenAt: new Date(later).toISOString() });
  });
});
