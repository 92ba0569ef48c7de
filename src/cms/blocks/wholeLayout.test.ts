import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';

describeDatabase('saving a layout', (db) => {
  test('stores it as sent: settings missing from its blocks are removed', async () => {
    const { payload } = db;
    const block = { blockType: 'heading' as const, text: 'Nine nights', level: 'h2' as const };
    const advanced = { sticky: 'top' as const, htmlId: 'nights', entrance_animation: 'fadeInUp' as const };
    const { id, layout } = await payload.create({
      collection: 'pages',
      data: { title: 'Whole', _status: 'published', layout: [{ ...block, advanced }] } as never,
    });
    const [{ advanced: _, ...plain } = {} as never] = layout ?? [];
    const undone = await payload.update({
      collection: 'pages',
      id,
      data: { layout: [{ ...plain, advanced: { htmlId: 'nights' } }] } as never,
      draft: true,
    });
    const [changed] = undone.layout ?? [];
    const left = changed?.advanced;
    expect([left?.sticky ?? null, left?.entrance_animation ?? null, left?.htmlId]).toEqual([null, null, 'nights']);
    const renamed = await payload.update({ collection: 'pages', id, data: { title: 'Whole again' }, draft: true });
    expect(renamed.layout).toHaveLength(1);
  });
});
