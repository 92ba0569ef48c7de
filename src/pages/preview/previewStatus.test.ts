import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTemplate, buildUser } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';

describeDatabase('the status of a preview', (db) => {
  const site = () => buildTestSite(db.payload, { onProblem: () => undefined });

  it('is 200 for a rendered page, even for the 404 template', async () => {
    const user = await buildUser(db.payload, 'editor');
    const template = await buildTemplate(db.payload, { kind: 'not-found', title: 'Nothing here' });
    const input = { kind: 'collection', slug: 'templates', id: String(template.id), user } as const;
    expect(await site().preview(input)).toMatchObject({ status: 200 });
    expect(await site().preview({ ...input, data: { ...template } })).toMatchObject({ status: 200 });
  });

  it('is 404 for a missing document', async () => {
    const user = await buildUser(db.payload, 'editor');
    const input = { kind: 'collection', slug: 'pages', id: '999', user } as const;
    expect(await site().preview(input)).toMatchObject({ status: 404 });
  });
});
