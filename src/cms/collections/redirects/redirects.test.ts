import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildRedirect, buildTag } from '../../../../tests/support/factories.ts';

/** The error message at the field, where the studio shows it. */
async function refusal(saved: Promise<unknown>): Promise<string> {
  const error = await saved.then(
    () => undefined,
    (reason: { data?: { errors: { message: string; path: string }[] } }) => reason,
  );
  return (error?.data?.errors ?? []).map(({ message, path }) => `${path}: ${message}`).join();
}

describeDatabase('a redirect', (db) => {
  const save = (data: object) => refusal(buildRedirect(db.payload, data));

  it.each([
    ['/admin/pages/', 'used by the site itself'],
    ['/api', 'used by the site itself'],
    ['/search/dunes/', 'used by the site itself'],
    ['/articles/', 'used by the site itself'],
    ['/feed/', 'used by the site itself'],
    ['/sitemap.xml', 'used by the site itself'],
    ['/robots.txt', 'used by the site itself'],
    ['/healthz', 'used by the site itself'],
    ['/old/?p=12', 'Leave out what begins with ?'],
    ['/old/#part', 'Leave out what begins with ?'],
    ['https://other.example/old/', 'Write the path alone'],
    ['/100%/', 'stray % signs'],
  ])('from %s is refused, because it could never take effect', async (from, reason) => {
    expect(await save({ from })).toMatch(new RegExp(`^from: .*${reason.replace('?', '\\?')}`));
  });

  it('is refused from the path of a published document, until that is moved', async () => {
    const page = await buildPage(db.payload, { title: 'About us', path: '/about/' });
    await buildCategory(db.payload, { title: 'Journeys', slug: 'journeys' });
    await buildTag(db.payload, { title: 'Tea', slug: 'tea' });
    expect(await save({ from: '/About' })).toMatch(/^from: “About us” is published/);
    expect(await save({ from: '/about/', status: '410' })).toMatch(/^from: “About us” is published/);
    expect(await save({ from: '/category/journeys/' })).toMatch(/^from: “Journeys”/);
    expect(await save({ from: '/tag/tea/page/2/' })).toMatch(/^from: “Tea”/);
    await db.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } });
    expect(await save({ from: '/about/' })).toBe('');
  });

  it.each(['/wp-admin/', '/category/gone/', '/cart/', '/old page/', '/media/old.jpg', '/الشتاء/'])(
    'from %s is saved',
    async (from) => {
      expect(await save({ from })).toBe('');
    },
  );

  it.each(['#top', '?page=2', 'mailto:a@b.example', 'https:evil.example', 'javascript:alert(1)', '//evil.example', ''])(
    'to %j is refused',
    async (to) => {
      expect(await save({ to })).toMatch(/^to: Write a path/);
    },
  );

  it("to its own path is refused, also with the site's origin", async () => {
    expect(await save({ from: '/old/', to: '/OLD?x=1' })).toMatch(/^to: This leads back/);
    expect(await save({ from: '/old/', to: 'http://localhost:3000/old/' })).toMatch(/^to: This leads back/);
    expect(await save({ from: '/old/', to: 'http://LOCALHOST:3000/old' })).toMatch(/^to: This leads back/);
    expect(await save({ from: '/old/', to: 'https://other.example/old/' })).toBe('');
  });

  it('that closes a loop is refused', async () => {
    await buildRedirect(db.payload, { from: '/a/', to: 'http://localhost:3000/b/' });
    await buildRedirect(db.payload, { from: '/b/', to: '/c/' });
    expect(await save({ from: '/c/', to: '/a/' })).toMatch(/^to: This leads back/);
  });
});
