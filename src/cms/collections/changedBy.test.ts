import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

describeEachDatabase('who saved a version', (db) => {
  it('is the account of the request, whatever it says; staff read it, and nobody else', async () => {
    const { id } = await buildPage(db.payload);
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: 'Salma' }));
    const saved = await rest('PATCH', `/pages/${id}`, { title: 'Walks', changedBy: 'Nobody', _status: 'published' });
    expect(saved).toMatchObject({ status: 200, body: { doc: { changedBy: 'Salma' } } });
    const { body } = await rest('GET', `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`);
    expect(body).toMatchObject({ docs: [{ version: { changedBy: 'Salma' } }, { version: { changedBy: null } }] });
    const visitor = await restClient(db.payload);
    expect((await visitor('GET', `/pages/${id}`)).text).not.toContain('Salma');
  });

  it.each(['forms', 'popups', 'templates'])('is stored for %s, too', async (collection) => {
    const field = { blockType: 'form-field-text', id: 'f1', label: 'Name', name: 'name' };
    const layout = collection === 'forms' ? [field] : [];
    const data = { title: 'Walks', layout, ...(collection === 'templates' && { kind: 'section' }) };
    const { id } = await db.payload.create({ collection, data } as never);
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: 'Salma' }));
    expect((await rest('PATCH', `/${collection}/${id}`, { title: 'Winter walks' })).status).toBe(200);
    const { body } = await rest('GET', `/${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`);
    expect(body).toMatchObject({ docs: [{ version: { changedBy: 'Salma' } }, { version: { changedBy: null } }] });
    const visitor = await restClient(db.payload);
    expect((await visitor('GET', `/${collection}/${id}`)).text).not.toContain('Salma');
  });
});
