import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildRedirect, buildTag } from '../../../../tests/support/factories.ts';

describeDatabase('copies of documents with unique texts', (db) => {
  it('get a numbered slug (-2, -3, …)', async () => {
    const { id } = await buildTag(db.payload, { slug: 'desert' });
    const copy = async () => (await db.payload.duplicate({ collection: 'tags', id })).slug;
    expect([await copy(), await copy(), await copy()]).toEqual(['desert-2', 'desert-3', 'desert-4']);
  });

  it('keep the form of a path', async () => {
    const { id } = await buildRedirect(db.payload, { from: '/old/desert/' });
    const copy = async () => (await db.payload.duplicate({ collection: 'redirects', id })).from;
    expect([await copy(), await copy()]).toEqual(['/old/desert-2/', '/old/desert-3/']);
  });
});
