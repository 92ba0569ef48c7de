import { beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import {
  buildDeparture,
  buildMedia,
  buildMenu,
  buildPage,
  buildTour,
  buildUser,
} from '../../tests/support/factories.ts';
import { restClient } from '../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../tests/support/testSite.ts';
import { offerSmallSite } from '../cms/smallSite.ts';
import { planRemoval } from '../parts/first-steps/demo/planRemoval.ts';
import { readFacts } from '../parts/first-steps/readFacts.ts';
import { recordSeed } from './recordSeed.ts';
import { seedSmallSite } from './smallSite/seedSmallSite.ts';

describeDatabase('taking the demo away', (db) => {
  beforeEach(() => offerSmallSite(db.payload, (inPlace) => seedSmallSite(db.payload, inPlace)));

  const ask = async (path: string) => {
    const { body, status } = await buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
    return { body: String(body), status };
  };

  test('leaves a complete site: edited documents, and plain pages in place of the rest', async () => {
    const { payload } = db;
    await payload.updateGlobal({ slug: 'site', data: { name: 'Khettara', email: 'hello@khettara.example' } });
    await buildPage(payload, { title: 'Khettara', path: '/' });
    await buildMenu(payload, { title: 'Main menu' });
    const about = await buildPage(payload, { title: 'About us', path: '/about/' });
    const terms = await buildPage(payload, { title: 'Terms of Khettara', path: '/booking-terms/' });
    const picture = await buildMedia(payload, { alt: 'A dune' });
    const unused = await buildMedia(payload, { alt: 'A well' });
    const kept = await buildTour(payload, { title: 'Our sand', path: '/tours/our-sand/', featuredImage: picture.id });
    const gone = await buildTour(payload, { title: 'Their sand', path: '/tours/their-sand/' });
    const date = await buildDeparture(payload, { tour: kept.id });
    await buildDeparture(payload, { tour: gone.id });
    await recordSeed(payload);
    // A draft counts as edited, though visitors do not see it.
    await payload.update({ collection: 'pages', id: about.id, draft: true, data: { title: 'We', _status: 'draft' } });
    await payload.update({ collection: 'tours', id: kept.id, data: { title: 'Our own sand' } });

    const plan = await planRemoval(payload);
    expect(plan?.staying.map(({ name, reason }) => [name, reason]).sort()).toEqual([
      [`departures/${date.id}`, '“Our own sand” has it.'],
      [`media/${picture.id}`, '“Our own sand” uses it.'],
      [`pages/${about.id}`, 'You have edited it.'],
      [`tours/${kept.id}`, 'You have edited it.'],
    ]);
    expect(plan?.going.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`media/${unused.id}`, `pages/${terms.id}`, `tours/${gone.id}`]),
    );

    const isOffered = async () => (await readFacts(payload, new Date('2026-11-27T12:00:00Z'))).hasDemo;
    expect(await isOffered()).toBe(true);
    const admin = await restClient(payload, await buildUser(payload, 'admin'));
    const answer = await admin('POST', '/first-steps/demo', {});
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining('could not go')]);
    expect((await planRemoval(payload))?.going).toEqual([]);
    expect(await isOffered()).toBe(false);
    const front = await ask('/');
    expect(front.status).toBe(200);
    expect(front.body).toContain('See the journeys');
    expect(front.body).toContain('Our own sand');
    expect(front.body).not.toContain('Khettara');
    expect((await ask('/booking-terms/')).body).toContain('[To fill in: ');
    expect((await ask('/tours/our-sand/')).status).toBe(200);
    expect((await ask('/tours/their-sand/')).status).toBe(404);
    // The removal can be undone.
    expect((await admin('GET', '/tours?trash=true')).text).toContain('Their sand');
  });

  test('takes the demo’s words out of settings and menus that were edited in another place', async () => {
    const { payload } = db;
    const address = { street: '14 Derb el Ferrane', locality: 'Marrakech', country: 'MA' };
    await payload.updateGlobal({ slug: 'site', data: { name: 'Khettara', telephone: '+212 524 000 142', address } });
    await payload.updateGlobal({
      slug: 'mail-settings',
      data: { replyPromise: 'From our office in Marrakech.', signature: 'Regards from Marrakech' },
    });
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, takesTransfer: true, transferText: 'IBAN MA64' } });
    const call = { label: '+212 524 000 142', kind: 'address', address: 'tel:+212524000142' } as const;
    const [main, contact] = [
      await buildMenu(payload, { title: 'Main menu', items: [call] }),
      await buildMenu(payload, { title: 'Contact and account', items: [call] }),
    ];
    const layout = [main, contact].map(({ id }) => ({ blockType: 'menu' as const, menu: id }));
    const header = await payload.create({
      collection: 'templates',
      data: { title: 'Header', kind: 'header', layout, _status: 'published' },
    });
    await buildPage(payload, { title: 'Khettara', path: '/' });
    await recordSeed(payload);
    await payload.updateGlobal({ slug: 'site', data: { name: 'Bonaca', email: 'luka@bonaca.example' } });
    await payload.updateGlobal({ slug: 'mail-settings', data: { signature: 'Luka' } });
    await payload.updateGlobal({ slug: 'shop', data: { takesArrival: true } });
    await payload.update({ collection: 'templates', id: header.id, data: { title: 'Our header' } });

    const admin = await restClient(payload, await buildUser(payload, 'admin'));
    expect((await admin('POST', '/first-steps/demo', {})).body).toEqual({
      said: expect.not.stringContaining('not go'),
    });
    const site = await payload.findGlobal({ slug: 'site', depth: 0 });
    expect([site.name, site.email, site.telephone, site.address?.locality]).toEqual([
      'Bonaca',
      'luka@bonaca.example',
      '',
      '',
    ]);
    expect(await payload.findGlobal({ slug: 'mail-settings' })).toMatchObject({ replyPromise: '', signature: 'Luka' });
    // An account of others would get the operator's money.
    expect(await payload.findGlobal({ slug: 'shop', depth: 0 })).toMatchObject({
      ...{ isOn: true, takesArrival: true, takesTransfer: false, transferText: '' },
    });
    const items = async (id: number) =>
      (await payload.findByID({ collection: 'menus', id })).items?.map((item) => item.label);
    expect(await items(main.id)).toEqual(['Journeys', 'Contact']);
    expect(await items(contact.id)).toEqual(['Contact', 'Your journeys']);
    // Nobody has edited what was written anew.
    expect((await planRemoval(payload))?.staying).toEqual([
      expect.objectContaining({ name: `templates/${header.id}`, reason: 'You have edited it.' }),
    ]);
  });

  test('writes the terms anew in their place where the shop, edited by its operator, needs them', async () => {
    const { payload } = db;
    await buildPage(payload, { title: 'Khettara', path: '/' });
    const terms = await buildPage(payload, { title: 'Terms of Khettara', path: '/terms/' });
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, termsPage: terms.id } });
    await recordSeed(payload);
    await payload.updateGlobal({ slug: 'shop', data: { transferText: 'IS14 0159 2600' } });
    const admin = await restClient(payload, await buildUser(payload, 'admin'));
    const { body } = await admin('POST', '/first-steps/demo', {});
    expect(body).toEqual({ said: expect.not.stringContaining('could not go') });
    const page = await ask('/booking-terms/');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('[To fill in: ')]);
    expect(await payload.findGlobal({ slug: 'shop', depth: 0 })).toMatchObject({ isOn: true, termsPage: terms.id });
    const facts = await readFacts(payload, new Date('2026-11-27T12:00:00Z'));
    expect(facts.neededPages.find(({ subject }) => subject === 'the booking terms')).toMatchObject({ isOfDemo: false });
  });

  test('leaves the shop each page that its operator has chosen', async () => {
    const { payload } = db;
    await buildPage(payload, { title: 'Khettara', path: '/' });
    await recordSeed(payload);
    const [terms, cart] = [
      await buildPage(payload, { title: 'Our terms', path: '/our-terms/' }),
      await buildPage(payload, { title: 'Basket', path: '/basket/' }),
    ];
    await payload.updateGlobal({ slug: 'shop', data: { isOn: true, termsPage: terms.id, cartPage: cart.id } });
    const admin = await restClient(payload, await buildUser(payload, 'admin'));
    expect((await admin('POST', '/first-steps/demo', {})).status).toBe(200);
    expect(await payload.findGlobal({ slug: 'shop', depth: 0 })).toMatchObject({
      isOn: true,
      termsPage: terms.id,
      cartPage: cart.id,
    });
    // No templates of other ones beside them, and the footer leads to theirs.
    expect([(await ask('/booking-terms/')).status, (await ask('/cart/')).status]).toEqual([404, 404]);
    expect((await ask('/')).body).toContain('href="/our-terms/"');
  });

  test('is for admins only, and not offered on a site without the demo', async () => {
    const page = await buildPage(db.payload, { path: '/about/' });
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    expect((await editor('POST', '/first-steps/demo', {})).status).toBe(403);
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    expect((await admin('POST', '/first-steps/demo', {})).body).toMatchObject({ said: '0 documents are gone.' });
    expect((await db.payload.findByID({ collection: 'pages', id: page.id })).path).toBe('/about/');
  });
});
