import type { BrowserContext, Page } from '@playwright/test';
import { expect, layoutEditor, openPreview, publishChanges, test } from './studioTest.ts';

// A second worker would need a second server, and a studio is slow to start.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Long enough for a busy machine; the real latency is a benchmark's. */
const PUBLISHED_WITHIN_MS = 15_000;

test('an editor changes the front page, sees it change while typing, and publishes it', async ({
  admin,
  request,
  studio,
}) => {
  const page = await admin.newPage();
  const breaches: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && breaches.push(message.text()));

  const isPublished = async () => (await (await request.get(studio.origin)).text()).includes('to the palms');

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Edit the front page' }).click();
  const editor = layoutEditor(page);
  const preview = editor.page;
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preview.getByRole('note')).toHaveCount(0);

  await editor.select(/^Heading: /);
  const heading = editor.settings.getByLabel(/^Text/);
  await expect(heading).toBeVisible();
  await preview.locator('body').evaluate(() => window.scrollTo(0, 240));
  await heading.fill('Morocco, from *the passes* to the palms');
  await expect(preview.getByRole('heading', { level: 1, name: 'Morocco, from the passes to the palms' })).toBeVisible();
  // Scroll anchoring keeps the visible content in place, so a heading with another line changes the offset a little.
  expect(await preview.locator('body').evaluate(() => window.scrollY)).toBeGreaterThan(180);
  expect(await isPublished()).toBe(false);

  await publishChanges(page);
  await expect.poll(isPublished, { timeout: PUBLISHED_WITHIN_MS, intervals: [50] }).toBe(true);
  expect(breaches).toEqual([]);
});

test('typed text is previewed at once although a draft is saved, and before the next one is', async ({
  admin,
  studio,
}) => {
  const made = { title: 'Date harvest', path: '/date-harvest/', _status: 'published' };
  const { id } = await send(admin, studio.origin, 'POST', '/api/pages', made);
  const draft = { title: 'Date harvest, saved', _status: 'draft' };
  await send(admin, studio.origin, 'PATCH', `/api/pages/${id}?draft=true`, draft);
  const page = await admin.newPage();
  // Nothing is saved during this test.
  await page.route(/[?&]autosave=true/, () => undefined);
  await page.goto(`/admin/collections/pages/${id}`);
  const editor = layoutEditor(page);
  const preview = editor.page;
  await expect(preview.getByRole('heading', { level: 1, name: 'Date harvest, saved' })).toBeVisible();
  await editor.showDetails();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Date harvest, typed');
  await editor.showLayout();
  await expect(preview.getByRole('heading', { level: 1, name: 'Date harvest, typed' })).toBeVisible();
});

test('the page is previewed in windows of a phone, a tablet and a desktop', async ({ admin }) => {
  const page = await admin.newPage();
  await openDocument(page, '/about/', 'pages');
  const { page: shown } = layoutEditor(page);
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const widths: number[] = [];
  for (const name of ['Phone', 'Tablet', 'Desktop']) {
    await page.getByRole('group', { name: 'Device' }).getByRole('radio', { name }).check();
    const width = () => shown.locator('body').evaluate(() => innerWidth);
    if (widths.length) await expect.poll(width).toBeGreaterThan(widths.at(-1) ?? 0);
    widths.push(await width());
  }
});

test('a draft is visible to its editors only', async ({ admin, browser, request, studio }) => {
  const doc = await send(admin, studio.origin, 'POST', '/api/pages?draft=true', {
    title: 'Winter plans',
    path: '/winter-plans/',
    _status: 'draft',
  });
  expect((await request.get(`${studio.origin}/winter-plans/`)).status()).toBe(404);
  expect((await request.get(`${studio.origin}/preview/pages/${doc.id}/`)).status()).toBe(404);
  for (const query of ['', '?draft=true', '?depth=2&draft=true']) {
    expect([403, 404]).toContain((await request.get(`${studio.origin}/api/pages/${doc.id}${query}`)).status());
  }
  expect((await request.get(`${studio.origin}/api/pages?limit=10&draft=true`)).status()).toBe(403);

  const preview = await admin.newPage();
  const response = await preview.goto(`/preview/pages/${doc.id}/`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(preview.getByRole('heading', { level: 1, name: 'Winter plans' })).toBeVisible();

  const stranger = await browser.newPage({ baseURL: studio.origin });
  expect((await stranger.goto(`/preview/pages/${doc.id}/`))?.status()).toBe(404);
  await stranger.close();
});

test('a block with missing content is named to its editor and hidden from visitors', async ({
  admin,
  request,
  studio,
}) => {
  const layout = [
    { blockType: 'heading', text: 'Before', level: 'h2' },
    { blockType: 'button', label: 'Nowhere', link: { kind: 'address', address: '' } },
    { blockType: 'heading', text: 'After', level: 'h2' },
  ];
  const data = { title: 'Half done', path: '/half-done/', layout, _status: 'published' };
  const doc = await send(admin, studio.origin, 'POST', '/api/pages', data);
  const html = await (await request.get(`${studio.origin}/half-done/`)).text();
  expect(html).toContain('Before');
  expect(html).toContain('After');
  expect(html).not.toContain('Nowhere');
  const page = await admin.newPage();
  await page.goto(`/preview/pages/${doc.id}/`);
  await expect(page.getByRole('note')).toHaveText(/button.*leads nowhere/);
});

test('a changed path redirects from the old one', async ({ admin, request, studio }) => {
  const doc = await send(admin, studio.origin, 'POST', '/api/pages', {
    title: 'Guides',
    path: '/guides/',
    _status: 'published',
  });
  expect((await request.get(`${studio.origin}/guides/`)).status()).toBe(200);
  await send(admin, studio.origin, 'PATCH', `/api/pages/${doc.id}`, { path: '/our-guides/', _status: 'published' });
  for (const query of ['', '?order=7.key&n=1']) {
    const moved = await request.get(`${studio.origin}/guides/${query}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/our-guides/${query}`]);
  }
});

/** Sends a document as the studio does: Payload accepts a cookie from its own origin only. */
async function send(
  admin: BrowserContext,
  origin: string,
  method: 'PATCH' | 'POST',
  path: string,
  data: object,
): Promise<{ id: number }> {
  const response = await admin.request.fetch(path, { method, data, headers: { origin } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).doc;
}

async function openDocument(page: Page, path: string, collection: 'pages' | 'posts'): Promise<void> {
  const found = await page.request.get(`/api/${collection}?where[path][equals]=${encodeURIComponent(path)}&depth=0`);
  const { docs } = await found.json();
  await page.goto(`/admin/collections/${collection}/${docs[0].id}`);
}

test('the theme changes in the preview while choosing its colours', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/globals/theme');
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Accent', { exact: true }).fill('#117733');
  await expect(preview.getByRole('heading', { level: 1 }).locator('em')).toHaveCSS('color', 'rgb(17, 119, 51)');
});

test('a template is previewed on a page that uses it', async ({ admin }) => {
  const page = await admin.newPage();
  const { docs } = await (await admin.request.get('/api/templates?where[kind][equals]=article&depth=0')).json();
  await page.goto(`/admin/collections/templates/${docs[0].id}`);
  await expect(layoutEditor(page).page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
});
