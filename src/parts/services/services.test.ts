import { beforeEach, expect, test } from 'vitest';
import { describeDatabase, describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { servicesOf } from '../../cms/services/services.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';

const password = 'a long walk over red dunes';
const CARD = { secretKey: 'sk_live_walnut0123456789', webhookSecret: 'whsec_almond0123456789' };
const WALLET = { environment: 'live', clientId: 'client-1', clientSecret: 'hazel-0123456789-nut', webhookId: 'WH-1' };

describeEachDatabase('keys of services', (db) => {
  test('are stored sealed, never returned, effective immediately, and deletable', async () => {
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin', { password }));
    const heard: unknown[] = [];
    const stop = onContentChange(({ touched }) => void heard.push(touched));
    const saved = await admin('POST', '/services/save', { service: 'stripe', values: CARD, password });
    stop();
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('ends in …6789')]);
    expect(saved.text).not.toMatch(/walnut|almond/);
    expect(heard).toContain('everything');
    expect(servicesOf(db.payload).current().stripe).toMatchObject(CARD);
    expect(JSON.stringify(await db.payload.kv.get('service:stripe'))).not.toMatch(/walnut|almond/);
    const gone = await admin('POST', '/services/remove', { service: 'stripe', password });
    expect([gone.status, servicesOf(db.payload).current().stripe]).toEqual([200, undefined]);
    expect(await db.payload.kv.has('service:stripe')).toBe(false);
  });
});

describeDatabase('the page of services', (db) => {
  let admin: Rest;
  beforeEach(async () => {
    admin = await restClient(db.payload, await buildUser(db.payload, 'admin', { password }));
  });

  test('an empty secret keeps the stored one, unless the keys’ environment changes', async () => {
    const save = (values: object) => admin('POST', '/services/save', { service: 'paypal', values, password });
    await save(WALLET);
    await save({ ...WALLET, clientSecret: '', webhookId: 'WH-2' });
    expect(servicesOf(db.payload).current().paypal).toMatchObject({
      clientSecret: WALLET.clientSecret,
      webhookId: 'WH-2',
    });
    const elsewhere = await save({ ...WALLET, clientSecret: '', environment: 'sandbox' });
    expect(elsewhere.body).toEqual({ faults: { clientSecret: 'Secret of the client is missing. Fill it in.' } });
    expect(servicesOf(db.payload).current().paypal).toMatchObject({ environment: 'live' });
    await admin('POST', '/services/remove', { service: 'paypal', password });
  });

  test('requires the user’s password for saving and deleting, after validating the fields', async () => {
    for (const wrong of ['another password', '', undefined, 7]) {
      const answer = await admin('POST', '/services/save', { service: 'stripe', values: CARD, password: wrong });
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('not your password')]);
    }
    expect((await admin('POST', '/services/remove', { service: 'stripe' })).status).toBe(422);
    const faulty = await admin('POST', '/services/save', {
      service: 'stripe',
      values: { secretKey: 'pk_1' },
      password,
    });
    expect(faulty.body).toEqual({
      faults: { secretKey: expect.stringMatching(/sk_/), webhookSecret: expect.stringMatching(/missing/) },
    });
    expect(servicesOf(db.payload).sourceOf('stripe')).toBe('none');
  });

  test('services configured by the environment cannot be changed', async () => {
    const values = { host: 'smtp.example.com', port: '465', security: 'tls', user: '', password: '' };
    for (const path of ['save', 'remove'])
      expect((await admin('POST', `/services/${path}`, { service: 'mail', values, password })).status).toBe(409);
  });

  test('is for admins only', async () => {
    for (const role of ['editor', 'author', 'bookings', 'guide'] as const) {
      const other = await restClient(db.payload, await buildUser(db.payload, role, { password }));
      for (const path of ['save', 'remove', 'try'])
        expect((await other('POST', `/services/${path}`, { service: 'stripe', values: CARD, password })).status).toBe(
          403,
        );
    }
    expect((await admin('POST', '/services/save', { service: 'constructor', values: {}, password })).status).toBe(404);
  });
});
