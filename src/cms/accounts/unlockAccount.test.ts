import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { hasSecondStep, turnOn } from './secondStep/secondStep.ts';
import { unlockAccount } from './unlockAccount.ts';

const NEW = 'four wells and a well rope';

describeDatabase('unlocking an account from the command line', (db) => {
  it('turns the second step off, gives one link to a new password, and is in the audit log', async () => {
    const { payload } = db;
    const user = await buildUser(payload, 'admin', { email: 'amina@khettara.example' });
    const req = await createLocalReq({}, payload);
    await turnOn(req, user.id, 'JBSWY3DPEHPK3PXP', 0, new Date());

    const unlocked = await unlockAccount(payload, ' Amina@khettara.example');
    expect(unlocked).toMatchObject({ name: user.name, hadSecondStep: true });
    expect(await hasSecondStep(req, user.id)).toBe(false);
    const token = unlocked?.url.split('/').at(-1);
    const stranger = await restClient(payload);
    const reset = () => stranger('POST', '/users/reset-password', { token, password: NEW });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(403);
    expect((await stranger('POST', '/users/login', { email: user.email, password: NEW })).status).toBe(200);
    const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'second-step-off' } } });
    expect(docs).toMatchObject([
      { who: 'The server’s command line', detail: `${user.name}, with a link to a new password` },
    ]);
  });

  it('does nothing for an address that no account has', async () => {
    expect(await unlockAccount(db.payload, 'nobody@khettara.example')).toBeUndefined();
  });
});
