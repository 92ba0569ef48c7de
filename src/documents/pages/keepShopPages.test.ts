import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { readShopRoles } from './replacePage.ts';

describeDatabase('required pages of the shop', (db) => {
  let rest: Rest;
  let checkout = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    checkout = (await buildPage(db.payload, { title: 'Checkout' })).id;
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, checkoutPage: checkout } as never });
  });
  const read = () => db.payload.findByID({ collection: 'pages', id: checkout, depth: 0 });

  it('can neither be deleted nor unpublished in any way, and the error says what they are needed for', async () => {
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

  it('cannot be unpublished by a schedule either', async () => {
    const schedule = (type: 'publish' | 'unpublish', value: number) =>
      db.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'pages', value } },
        waitUntil: new Date(Date.now() + 60_000),
      });
    await expect(schedule('unpublish', checkout)).rejects.toThrow(
      'as its page of the checkout, so it cannot be taken off',
    );
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    await schedule('publish', checkout);
    await schedule('unpublish', (await buildPage(db.payload, { title: 'Other' })).id);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } });
    await schedule('unpublish', checkout);
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(3);
  });

  const block = (blockType: string) => ({ blockType, id: blockType, version: 1 });
  const layout = (kind: string) => [{ ...block('container'), children: [block(kind)] }];
  const versionOf = async (where: object) => {
    const { docs } = await db.payload.findVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: checkout } }, where as never] },
      sort: '-updatedAt',
      limit: 1,
    });
    return docs[0]?.id ?? expect.fail('There is no such version.');
  };

  it('keep their required block, and stay published, when a version is restored', async () => {
    await db.payload.update({ collection: 'pages', id: checkout, data: { layout: layout('checkout') } as never });
    const without = { layout: layout('heading') };
    const draft = await rest('PATCH', `/pages/${checkout}?draft=true`, { ...without, _status: 'draft' });
    expect(draft.status).toBe(200);
    for (const data of [
      { ...without, _status: 'published' },
      { _status: 'published', layout: [] },
    ]) {
      const refused = await rest('PATCH', `/pages/${checkout}`, data);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('without the block “Checkout”')]);
    }
    const drafted = await versionOf({ 'version._status': { equals: 'draft' } });
    // Restored as a draft, whatever the request asks for.
    expect((await rest('POST', `/pages/versions/${drafted}`)).status).toBe(200);
    expect((await rest('POST', `/pages/versions/${drafted}?draft=true`)).status).toBe(200);
    expect(await read()).toMatchObject({ _status: 'published', layout: layout('checkout') });
    expect(
      (
        await rest('PATCH', `/pages/${checkout}`, {
          ...{ layout: layout('checkout'), path: '/pay/' },
          _status: 'published',
        })
      ).status,
    ).toBe(200);
  });

  it('cannot be removed from the settings of an enabled shop, nor replaced by an unpublished one', async () => {
    const set = (data: object) => rest('POST', '/globals/shop', data);
    const emptied = await set({ checkoutPage: null });
    expect([emptied.status, emptied.text]).toEqual([400, expect.stringContaining('without it nobody can book')]);
    const hidden = await buildPage(db.payload, { title: 'Draft', _status: 'draft' } as never);
    const unseen = await set({ checkoutPage: hidden.id });
    expect([unseen.status, unseen.text]).toEqual([400, expect.stringContaining('Publish the page first')]);
    expect((await set({ checkoutPage: (await buildPage(db.payload, { title: 'Pay' })).id })).status).toBe(200);
    expect((await set({ isOn: false, checkoutPage: null })).status).toBe(200);
  });

  it('can be replaced by another page, which takes over their role and their path', async () => {
    await db.payload.updateGlobal({ slug: 'shop', data: { termsPage: checkout } as never });
    const page = (title: string, kind: string, data: object = {}) =>
      buildPage(db.payload, { title, layout: layout(kind) as never, ...data });
    const bare = await page('Bare', 'heading');
    const pay = await page('Pay here', 'checkout', { path: '/pay/' });
    const replace = (by: number, client = rest) => client('POST', `/pages/${checkout}/replace`, { by });
    const req = await createLocalReq({}, db.payload);
    expect(await readShopRoles(req, checkout)).toEqual({
      roles: ['page of the checkout', 'terms'],
      successors: [{ id: pay.id, path: '/pay/', title: 'Pay here' }],
    });
    expect((await replace(bare.id)).text).toContain('Choose a published page with the block');
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await replace(pay.id, author)).status).toBe(403);
    await rest('PATCH', `/pages/${pay.id}?draft=true`, { title: 'Pay', _status: 'draft' });
    expect((await replace(pay.id)).text).toContain('changes that are not published');
    await rest('PATCH', `/pages/${pay.id}`, { title: 'Pay', _status: 'published' });
    const { path } = await read();
    expect((await replace(pay.id)).status).toBe(200);
    const shop = await db.payload.findGlobal({ slug: 'shop', depth: 0 });
    expect([shop.checkoutPage, shop.termsPage]).toEqual([pay.id, pay.id]);
    const taken = await db.payload.findByID({ collection: 'pages', id: pay.id, depth: 0 });
    expect(taken).toMatchObject({ path, _status: 'published', title: 'Pay' });
    const gone = await db.payload.findByID({ collection: 'pages', id: checkout, depth: 0, trash: true });
    expect([Boolean(gone.deletedAt), gone._status]).toEqual([true, 'draft']);
    expect(await readShopRoles(req, bare.id)).toEqual({ roles: [], successors: [] });
    expect((await rest('POST', `/pages/${bare.id}/replace`, { by: pay.id })).status).toBe(409);
  });

  it('can be edited like others, and deleted once the shop is off or uses another page', async () => {
    expect((await rest('PATCH', `/pages/${checkout}?draft=true`, { title: 'Pay', _status: 'draft' })).status).toBe(200);
    expect((await rest('PATCH', `/pages/${checkout}`, { title: 'Pay here', _status: 'published' })).status).toBe(200);
    const other = await buildPage(db.payload, { title: 'Other' });
    expect((await rest('DELETE', `/pages/${other.id}`)).status).toBe(200);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } as never });
    expect((await rest('DELETE', `/pages/${checkout}`)).status).toBe(200);
  });
});
