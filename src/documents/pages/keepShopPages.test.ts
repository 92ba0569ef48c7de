import { beforeEach, expect, it } from 'vitest';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/rest.ts';
import { describeDatabase } from '../../../tests/support/testDatabase.ts';

describeDatabase('the pages of the shop', (db) => {
  let rest: Rest;
  let checkout = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    checkout = (await buildPage(db.payload, { title: 'Checkout' })).id;
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, checkoutPage: checkout } as never });
  });
  const read = () => db.payload.findByID({ collection: 'pages', id: checkout, depth: 0 });

  it('are neither deleted nor taken off the site by any way, and it is said what they are needed for', async () => {
    for (const [method, path, body] of [
      ['DELETE', `/pages/${checkout}`, undefined],
      ['DELETE', `/pages?where[title][equals]=Checkout`, undefined],
      ['PATCH', `/pages/${checkout}`, { _status: 'draft' }],
      ['PATCH', `/pages?where[title][equals]=Checkout`, { _status: 'draft' }],
    ] as const) {
      const refused = await rest(method, path, body);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('as its page of the checkout')]);
    }
    expect(await read()).toMatchObject({ _status: 'published' });
  });

  it('are drafted and changed as others, and are free once the shop is off or has another', async () => {
    expect((await rest('PATCH', `/pages/${checkout}?draft=true`, { title: 'Pay', _status: 'draft' })).status).toBe(200);
    expect((await rest('PATCH', `/pages/${checkout}`, { title: 'Pay here', _status: 'published' })).status).toBe(200);
    const other = await buildPage(db.payload, { title: 'Other' });
    expect((await rest('DELETE', `/pages/${other.id}`)).status).toBe(200);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } as never });
    expect((await rest('DELETE', `/pages/${checkout}`)).status).toBe(200);
  });
});
