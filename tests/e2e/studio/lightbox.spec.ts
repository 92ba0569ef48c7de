import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });

/** A form is read-only until the studio has loaded it, in ms. */
const READY_MS = 20_000;
const HINT = /^Copy protection is on, and this offers visitors each picture as a file/;

test('the lightbox has its settings, and a hint while download and copy protection are both on', async ({ admin }) => {
  const page = await admin.newPage();
  await page.goto('/admin/globals/lightbox');
  const download = page.getByRole('checkbox', { name: 'Download' });
  for (const name of [
    'Open links to pictures in the lightbox',
    'Counter',
    'Full screen',
    'Zoom',
    'Share',
    'Download',
  ]) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await expect(download).toBeEnabled({ timeout: READY_MS });
  await expect(page.getByText(HINT)).toHaveCount(0);

  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ enabled: true });
    return (await fetch('/api/globals/copy-protection', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
  await page.reload();
  await expect(download).toBeEnabled({ timeout: READY_MS });
  await expect(page.getByText(HINT)).toBeVisible();
  await download.uncheck();
  await expect(page.getByText(HINT)).toHaveCount(0);
});
