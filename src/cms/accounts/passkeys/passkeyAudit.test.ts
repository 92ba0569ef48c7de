import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';
import { softAuthenticator } from '../../../../tests/support/softAuthenticator.ts';
import type { User } from '../../payload-types.ts';
import { publicUrlOf } from '../../publicUrl.ts';

const PASSWORD = 'walnuts below toubkal';

describeDatabase('the log of sign-ins', (db) => {
  let amina: User & { collection: 'users' };
  beforeEach(async () => {
    amina = await buildUser(db.payload, 'editor', { name: 'Amina', password: PASSWORD });
  });

  it('has what is done with passkeys, also what was refused, and of whom', async () => {
    const own = await restClient(db.payload, amina);
    const stranger = await restClient(db.payload);
    const telephone = softAuthenticator(new URL(publicUrlOf(db.payload)).origin);
    const path = `/users/${amina.id}/passkeys`;
    const { offer, options } = (await own('POST', `${path}/offer`, { password: PASSWORD })).body as Asked;
    await own('POST', `${path}/confirm`, { offer, name: 'My telephone', response: telephone.make(options) });
    for (const manner of [{}, { isVerified: false }, { userHandle: 'nobody' }]) {
      const asked = await stranger('POST', '/users/login/passkey/options', {});
      const response = telephone.sign((asked.body as Asked).options, manner);
      const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      await stranger('POST', '/users/login/passkey', { response }, { cookie });
    }
    await own('POST', `${path}/remove`, { password: PASSWORD, passkey: telephone.id });
    const { docs } = await db.payload.find({ collection: 'audit-log', limit: 20, sort: 'id' });
    expect(docs.map(({ action, detail, who }) => [who, action, detail].filter(Boolean).join(' · '))).toEqual([
      'Amina · passkey-added · My telephone',
      'Amina · signed-in-passkey',
      'Amina · passkey-refused',
      'Nobody with an account · passkey-refused',
      'Amina · passkey-removed · My telephone',
    ]);
  });
});

interface Asked {
  options: { challenge: string; user: { id: string } };
  offer: string;
}
