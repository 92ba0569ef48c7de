import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildPost } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import { documents } from '../../documents/registry.ts';
import { parts } from '../../parts/registry.ts';
import { feedResponse } from './feedResponse.ts';

const env = { publicUrl: 'https://khettara.example' };

describeDatabase('feedResponse', (db) => {
  const ask = (path: string) =>
    feedResponse(path, {
      content: createContent(db.payload, documents, () => ({ headings: '', body: '' })).read(createDependencies()),
      documents,
      parts,
      env,
    });

  it('lists published documents in the sitemap, without noindex ones', async () => {
    await buildPage(db.payload, { path: '/about/' });
    await buildPage(db.payload, { path: '/secret/', _status: 'draft' });
    await buildPage(db.payload, { path: '/thanks/', meta: { noindex: true } });
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap?.headers['content-type']).toContain('application/xml');
    expect(sitemap?.body).toContain('https://khettara.example/about/');
    expect(sitemap?.body).not.toMatch(/secret|thanks/);
  });

  it('has a feed of all articles and one of each category', async () => {
    const category = await buildCategory(db.payload, { title: 'Food', slug: 'food' });
    await buildPost(db.payload, { title: 'Three glasses of tea', categories: [category.id] });
    await buildPost(db.payload, { title: 'What to pack' });
    await buildPost(db.payload, { title: 'Not yet', _status: 'draft' });
    const all = await ask('/feed/');
    expect(all?.headers['content-type']).toContain('application/rss+xml');
    expect(all?.body).toContain('Three glasses of tea');
    expect(all?.body).toContain('What to pack');
    expect(all?.body).not.toContain('Not yet');
    const food = await ask('/category/food/feed/');
    expect(food?.body).toContain('Three glasses of tea');
    expect(food?.body).not.toContain('What to pack');
  });

  it('returns undefined for every other path', async () => {
    for (const path of ['/', '/feeds/', '/category/none/feed/', '/sitemap-pages-9.xml']) {
      expect(await ask(path)).toBeUndefined();
    }
  });
});
