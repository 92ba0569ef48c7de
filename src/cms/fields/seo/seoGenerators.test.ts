import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';

describeEachDatabase('the “generate” buttons', (db) => {
  it.each([
    ['title', 'Into the sand'],
    ['description', 'Three days by camel.'],
    ['url', 'http://localhost:3000/sand/'],
    ['image', 7],
  ])("fill in the %s from the form's values", async (what, result) => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const doc = { title: 'Into the sand', excerpt: 'Three days by camel.', path: '/sand/', featuredImage: { id: 7 } };
    for (const collectionSlug of ['pages', 'posts']) {
      const answer = await rest('POST', `/plugin-seo/generate-${what}`, { collectionSlug, doc });
      expect(answer).toMatchObject({ status: 200, body: { result } });
    }
  });

  it('are for staff, and for documents with an SEO title', async () => {
    const doc = await buildPage(db.payload);
    const visitor = await restClient(db.payload);
    const asked = { collectionSlug: 'pages', doc };
    expect((await visitor('POST', '/plugin-seo/generate-title', asked)).status).toBe(403);
    const admin = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const other = { collectionSlug: 'users', doc: {} };
    expect((await admin('POST', '/plugin-seo/generate-title', other)).status).toBe(403);
  });

  it('add no fields of their own', () => {
    const { fields } = db.payload.collections.pages.config;
    expect(fields.filter((field) => 'name' in field && field.name === 'meta')).toEqual([]);
  });
});
