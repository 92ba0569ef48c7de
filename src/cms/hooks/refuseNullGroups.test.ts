import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

const isGroup = ({ type }: FlattenedField): boolean => type === 'group' || type === 'tab';

describeDatabase('null in place of a group of fields', (db) => {
  it('is refused by its name in all settings, which stay as they are', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const asked: string[] = [];
    for (const { flattenedFields, slug } of db.payload.globals.config) {
      for (const { name } of flattenedFields.filter(isGroup)) {
        const { body, status } = await rest('POST', `/globals/${slug}`, { [name]: null });
        asked.push(slug);
        expect([slug, name, status, JSON.stringify(body)]).toEqual([slug, name, 400, expect.stringContaining(name)]);
      }
    }
    expect(asked).toContain('theme');
  });

  it('is refused in documents, too', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const { id } = await buildPage(db.payload);
    const { body, status } = await rest('PATCH', `/pages/${id}`, { meta: null });
    expect([status, body]).toMatchObject([400, { errors: [{ message: expect.stringContaining('“meta”') }] }]);
    expect((await rest('PATCH', `/pages/${id}`, { meta: { title: null } })).status).toBe(200);
  });
});
