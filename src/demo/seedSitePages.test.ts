import { expect, it } from 'vitest';
import { demo } from '../../docs/site-example/demo.ts';
import { khettaraSeasonBlock } from '../../docs/site-example/widgets/khettara-season/block.ts';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { STUDIO_FEATURES } from '../studio/features.ts';
import { seedSitePages } from './seedSitePages.ts';

describeDatabase('demo pages of a site’s own code', (db) => {
  it('are published with its widgets; existing ones are not changed', async () => {
    const features = { ...STUDIO_FEATURES, blocks: [...STUDIO_FEATURES.blocks, khettaraSeasonBlock] };
    const payload = await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl, features });
    await seedSitePages(payload, demo);
    const find = () => payload.find({ collection: 'pages', where: { path: { equals: '/seasons/' } }, depth: 0 });
    const [page] = (await find()).docs;
    expect(page).toMatchObject({ title: 'When to travel', _status: 'published' });
    expect(JSON.stringify(page?.layout)).toContain('"blockType":"khettara-season"');
    await payload.update({ collection: 'pages', id: page?.id ?? 0, data: { title: 'Changed by an editor' } });
    await seedSitePages(payload, demo);
    expect((await find()).docs.map(({ title }) => title)).toEqual(['Changed by an editor']);
    await payload.destroy();
  });
});
