import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';

describeEachDatabase('saving a document whose fields are all in other tables (a menu)', (db) => {
  it('updates updatedAt, in the row and in the result', async () => {
    const { payload } = db;
    const entry = { label: 'Journeys', kind: 'address' as const, address: '/tours/' };
    const made = await payload.create({ collection: 'menus', data: { title: 'Main', items: [entry] } });
    const before = '2026-01-01T00:00:00.000Z';
    await payload.db.updateOne({ collection: 'menus', id: made.id, data: { updatedAt: before } });
    const changed = await payload.update({ collection: 'menus', id: made.id, data: { items: [entry, entry] } });
    expect(changed.items).toHaveLength(2);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(before));
    const stored = await payload.findByID({ collection: 'menus', id: made.id });
    expect(stored.updatedAt).toBe(changed.updatedAt);
  });
});
