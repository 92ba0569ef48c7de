import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'publish' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('first steps are requested on a launched site, accessible at each width, and dismissed', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('The site is launched.');
  await expect(steps.getByRole('listitem')).toHaveCount(0);
  await expect(async () => {
    await steps.getByRole('button', { name: 'Show them' }).press('Enter');
    await expect(steps.getByText('Say who you are')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectSound(page);
  const legal = steps.locator('summary', { hasText: 'Put it at its own address' });
  await legal.focus();
  await page.keyboard.press('Enter');
  await expect(steps.getByText('It needs a domain and https.')).toBeVisible();
  await steps.getByRole('button', { name: 'Hide them' }).press('Enter');
  await expect(steps.getByText('Say who you are')).toHaveCount(0);
  await page.reload();
  await expect(steps.getByRole('button', { name: 'Show them' })).toBeVisible();
});

test('a test letter that is opened ticks its step', async ({ admin, studio }) => {
  const page = await admin.newPage();
  const headers = { origin: studio.origin };
  const sent = await admin.request.post('/api/first-steps/letter', { data: {}, headers });
  expect(sent.ok()).toBe(true);
  const { docs } = await (await admin.request.get('/api/mails?sort=-id&limit=1')).json();
  const [path = ''] = /\/admin\/first-steps\/letter\/[\w-]+/.exec(JSON.stringify(docs[0])) ?? [];
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'The letter has arrived' })).toBeVisible();
  await expectSound(page);
  await admin.request.post('/api/first-steps/hidden', { data: { isHidden: false }, headers });
  await page.goto('/admin');
  const step = page.locator('summary', { hasText: 'See that letters arrive' });
  await expect(step).toContainText('Done');
});

test('before the launch the steps list what it requires, and the edit bar links to them', async ({ admin, studio }) => {
  const database = new DatabaseSync(join(studio.dataDir, 'rihla.db'));
  database.exec(`INSERT INTO payload_kv (key, data) VALUES ('site-preparing', '{}')`);
  const page = await admin.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Not launched yet: search engines stay out' }).click();
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('Search engines stay out until the launch.');
  await steps.locator('summary', { hasText: 'Launch the site' }).click();
  await expect(steps.getByText('It waits for:')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Launch the site' })).toHaveCount(0);
  await expectSound(page);
  database.exec(`DELETE FROM payload_kv WHERE key = 'site-preparing'`);
  database.close();
});

test('documents to be removed and kept are listed before the demo is removed', async ({ admin, studio }) => {
  const database = new DatabaseSync(join(studio.dataDir, 'rihla.db'));
  const seeded = database.prepare('SELECT id, updated_at FROM tours').all();
  const changed = Object.fromEntries(seeded.map(({ id, updated_at }) => [`tours/${id}`, updated_at]));
  const record = JSON.stringify({ siteName: 'Khettara', changed });
  database.prepare(`INSERT OR REPLACE INTO payload_kv (key, data) VALUES ('demo-seed', ?)`).run(record);
  const page = await admin.newPage();
  await page.goto('/admin/demo');
  await expect(page.getByRole('button', { name: 'Take the demo away' })).toBeVisible();
  await page.getByText(/^Tours: \d+$/).press('Enter');
  await expect(page.getByRole('link', { name: 'First sand' })).toBeVisible();
  await expectSound(page);
  database.exec(`DELETE FROM payload_kv WHERE key = 'demo-seed'`);
  database.close();
});

test('the health page lists problems with their fixes', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/health');
  await expect(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
  await expect(page.getByText(/None is to be seen in .*npm run backup/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Errors of the last week' })).toBeVisible();
  await expectSound(page);
});
