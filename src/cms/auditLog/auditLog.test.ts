import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { totpCode } from '../../../tests/support/totpCode.ts';
import { turnOn } from '../accounts/secondStep/secondStep.ts';
import { newTotpSecret } from '../accounts/secondStep/totp.ts';
import type { User } from '../payload-types.ts';
import { NETWORK_HEADER, noteAudit, noteExport } from './noteAudit.ts';
import { trim } from './trimAuditLog.ts';

const PASSWORD = 'walnuts below toubkal';
const START = Date.parse('2026-11-28T10:00:00Z');
const DAY_MS = 86_400_000;

describeEachDatabaseInTurn('the log of sign-ins and exports', (db) => {
  let amina: User & { collection: 'users' };
  const from = { [NETWORK_HEADER]: '198.51.100.x' };
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const lines = async () => {
    const { docs } = await db.payload.find({ collection: 'audit-log', sort: 'id', depth: 0, limit: 500 });
    return docs.map(({ action, count, detail, network, who }) =>
      [who, action, detail, network, count].filter(Boolean).join(' · '),
    );
  };
  const signIn = async (data: object) => (await restClient(db.payload))('POST', '/users/login', data, from);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    amina = await buildUser(db.payload, 'admin', {
      name: 'Amina',
      email: 'amina@khettara.example',
      password: PASSWORD,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has who signed in or was refused, from which network, and nothing that was typed', async () => {
    expect((await signIn({ email: amina.email, password: PASSWORD })).status).toBe(200);
    expect((await signIn({ email: amina.email, password: 'secret-typed' })).status).toBe(401);
    expect((await signIn({ email: 'secret-typed@example.com', password: 'secret-typed' })).status).toBe(401);
    expect(await lines()).toEqual([
      'Amina · signed-in · 198.51.100.x · 1',
      'Amina · refused · 198.51.100.x · 1',
      'Nobody with an account · refused · 198.51.100.x · 1',
    ]);
    expect(JSON.stringify(await db.payload.find({ collection: 'audit-log' }))).not.toContain('secret-typed');
  });

  it('sums up refusals of an hour, also concurrent ones, and does not grow with the networks of an attack', async () => {
    const attempts = Array.from({ length: 400 }, async (_, index) => {
      const headers = new Headers({ [NETWORK_HEADER]: `203.0.${index % 200}.x` });
      await noteAudit(await createLocalReq({ req: { headers } }, db.payload), { action: 'refused', by: amina });
    });
    await Promise.all(attempts);
    const found = await lines();
    expect(found.length).toBeLessThanOrEqual(101);
    expect(found.join()).toMatch(/many networks · \d{3}/);
    const { docs } = await db.payload.find({ collection: 'audit-log', limit: 500 });
    expect(docs.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    later(3_600_000);
    await signIn({ email: amina.email, password: 'no' });
    expect((await lines()).at(-1)).toBe('Amina · refused · 198.51.100.x · 1');
  });

  it('tells apart how the second step was passed, and has its refused codes', async () => {
    const secret = newTotpSecret();
    const req = await createLocalReq({ user: amina }, db.payload);
    const codes = (await turnOn(req, amina.id, secret, 0, new Date())) ?? [];
    const credentials = { email: amina.email, password: PASSWORD };
    expect((await signIn(credentials)).body).toMatchObject({ secondStep: 'needed' });
    await signIn({ ...credentials, code: '000000' });
    await signIn({ ...credentials, code: totpCode(secret, Date.now()) });
    await signIn({ ...credentials, code: codes[0] });
    expect(await lines()).toEqual([
      'Amina · code-refused · 198.51.100.x · 1',
      'Amina · signed-in-code · 198.51.100.x · 1',
      'Amina · signed-in-recovery · 198.51.100.x · 1',
    ]);
  });

  it('has what admins do to other accounts, and what anybody exports', async () => {
    const lahcen = await buildUser(db.payload, 'editor', { name: 'Lahcen', password: PASSWORD });
    const editor = await restClient(db.payload, lahcen);
    const admin = await restClient(db.payload, amina);
    for (const path of ['/bookings/csv', '/enquiries/inbox/csv', '/subscribers/file', '/departures/file'])
      expect((await editor('GET', path)).status, path).toBe(200);
    await editor('GET', '/bookings/csv', undefined, from);
    await editor('DELETE', `/users/${lahcen.id}/sessions`);
    await admin('DELETE', `/users/${lahcen.id}/sessions`);
    await admin('POST', `/users/${lahcen.id}/second-step/remove`, { password: PASSWORD });
    expect(await lines()).toEqual([
      'Lahcen · exported · Bookings · 1',
      'Lahcen · exported · Enquiries · 1',
      'Lahcen · exported · Subscribers · 1',
      'Lahcen · exported · Departures and prices · 1',
      'Lahcen · exported · Bookings · 198.51.100.x · 1',
      'Amina · signed-out · Lahcen · 1',
      'Amina · second-step-off · Lahcen · 1',
    ]);
  });

  it('keeps 90 days, and refusals never push out what others did', async () => {
    const req = await createLocalReq({ user: amina }, db.payload);
    await noteExport(req, 'Old');
    later(80 * DAY_MS);
    await noteExport(req, 'Bookings');
    for (let tries = 0; tries < 5; tries += 1) {
      later(3_600_000);
      await noteAudit(req, { action: 'refused', by: null });
    }
    await trim(db.payload, new Date(), 3);
    expect(await lines()).toHaveLength(5);
    later(11 * DAY_MS);
    await trim(db.payload, new Date(), 3);
    expect((await lines())[0]).toBe('Amina · exported · Bookings · 1');
    later(80 * DAY_MS);
    await trim(db.payload, new Date());
    expect(await lines()).toEqual([]);
  });

  it('keeps the name of an account that is deleted', async () => {
    const guide = await buildUser(db.payload, 'guide', {
      name: 'Said',
      email: 'said@khettara.example',
      password: PASSWORD,
    });
    await signIn({ email: guide.email, password: PASSWORD });
    await db.payload.delete({ collection: 'users', id: guide.id });
    const { docs } = await db.payload.find({ collection: 'audit-log', depth: 0 });
    expect(docs).toMatchObject([{ who: 'Said', account: null }]);
  });
});
