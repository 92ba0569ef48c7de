import { expect, test } from './studioTest.ts';

test.use({ journey: 'lightbox' });

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
  await expect(download).toBeEnabled();
  await expect(page.getByText(HINT)).toHaveCount(0);

  const answer = await page.request.post('/api/globals/copy-protection', { data: { enabled: true } });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(HINT)).toBeVisible();
  await download.uncheck();
  await expect(page.getByText(HINT)).toHaveCount(0);
});
