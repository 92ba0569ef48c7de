import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

describeEachDatabase('the last admin', (db) => {
  it('cannot lose the role or be deleted while it is the only one', async () => {
    const admin = await buildUser(db.payload, 'admin');
    const rest = await restClient(db.payload, admin);
    const demoted = await rest('PATCH', `/users/${admin.id}`, { role: 'guide' });
    expect([demoted.status, demoted.text]).toEqual([409, expect.stringContaining('the only admin')]);
    expect((await rest('DELETE', `/users/${admin.id}`)).status).toBe(409);
    // An invited user has never signed in.
    await rest('POST', '/users/invite', { name: 'Lahcen', email: 'lahcen@example.com', role: 'admin' });
    expect((await rest('PATCH', `/users/${admin.id}`, { role: 'editor' })).status).toBe(409);
    await buildUser(db.payload, 'admin');
    expect((await rest('PATCH', `/users/${admin.id}`, { role: 'editor' })).status).toBe(200);
  });
});
