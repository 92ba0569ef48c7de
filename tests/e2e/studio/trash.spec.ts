import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const PATH = '/journeys-of-last-year/';

test('a deleted page is off the site, is found in the trash, restored as a draft, and deleted for good', async ({
  admin,
  request,
  studio,
}) => {
  const page = await admin.newPage();
  await page.goto('/admin/account');
  const id = await makePage(page);
  await expect.poll(async () => (await request.get(`${studio.origin}${PATH}`)).status()).toBe(200);

  await page.goto(`/admin/collections/pages/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/ is in the trash now\.$/)).toBeVisible();
  expect((await request.get(`${studio.origin}${PATH}`)).status()).toBe(404);

  await page.goto('/admin/trash');
  const row = page.getByRole('list', { name: 'In the trash' }).getByRole('listitem');
  await expect(row).toContainText('Journeys of last year');
  await expect(row).toContainText('30 days left');
  expect(await findViolations(page)).toEqual([]);
  const restore = row.getByRole('button', { name: 'Restore Journeys of last year' });
  const said = page.getByRole('status').filter({ hasText: 'is back as a draft' });
  await untilAnswered((timeout) => restore.press('Enter', { timeout }), said);
  await expect(said).toBeFocused();
  await expect(said.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/admin/collections/pages/${id}`);
  await expect(page.getByText('The trash is empty.')).toBeVisible();

  await ask(page, 'PATCH', `/api/pages/${id}`, { deletedAt: new Date().toISOString() });
  await page.reload();
  const confirm = row.getByRole('button', { name: 'Delete for good', exact: true });
  await untilAnswered(
    (timeout) => row.getByRole('button', { name: /^Delete .+ for good/ }).click({ timeout }),
    confirm,
  );
  await confirm.click();
  await expect(page.getByText('is deleted for good')).toBeVisible();
  expect((await admin.request.get(`/api/pages/${id}?trash=true`)).status()).toBe(404);
});

/** Presses again if the page's script had not loaded yet, as on a busy machine. */
async function untilAnswered(press: (timeout: number) => Promise<void>, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await press(2_000);
    await expect(answer).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function makePage(page: Page): Promise<number> {
  const data = { title: 'Journeys of last year', path: PATH, _status: 'published' };
  const { doc } = (await ask(page, 'POST', '/api/pages?depth=0', data)) as { doc: { id: number } };
  return doc.id;
}

/** As the studio's own page: the endpoints refuse cross-origin requests. */
function ask(page: Page, method: string, path: string, data: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(where, { method: how, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status}`);
      return answer.json();
    },
    [method, path, data] as const,
  );
}
