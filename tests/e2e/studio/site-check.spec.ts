import { findViolations } from '../support/axe.ts';
import { makeDocument, openEditor, SAVED_WITHIN_MS } from './editor/editorTest.ts';
import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'publish' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const LINK = '<p><a href="/dunes-that-are-gone/">Our dunes</a></p>';
const REFUSED = 'This cannot be published yet';

test('a dead link blocks publishing until the finding is dismissed with a reason', async ({ admin, studio }) => {
  const page = await admin.newPage();
  page.setDefaultTimeout(20_000);
  const sound = { blockType: 'html', id: 'b1', html: '<p>Sand.</p>' };
  const id = await makeDocument(admin, studio.origin, { title: 'Dunes of the south', layout: [sound] });
  const answer = await admin.request.patch(`/api/pages/${id}?draft=true`, {
    data: { _status: 'draft', layout: [{ ...sound, html: LINK }] },
    headers: { origin: studio.origin },
  });
  expect(answer.ok()).toBe(true);
  await openEditor(page, 'pages', id);
  const publish = page.getByRole('button', { name: 'Publish changes' });
  const dialog = page.getByRole('dialog', { name: 'Before it is published' });

  await test.step('the dialog names the link, is accessible, and Esc restores focus', async () => {
    await publish.press('Enter');
    await expect(dialog.getByRole('heading', { name: REFUSED })).toBeVisible({ timeout: SAVED_WITHIN_MS });
    await expect(dialog).toContainText('The link “Our dunes” leads to /dunes-that-are-gone/');
    const faults = await findViolations(page);
    expect(faults.filter((fault) => fault.includes('rihla-finding'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(publish).toBeFocused();
  });

  await test.step('a reason, submitted by Enter, allows publishing', async () => {
    await publish.press('Enter');
    await dialog.getByRole('button', { name: /^Put aside: The link/ }).press('Enter');
    await page.keyboard.type('The page comes on Monday.');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('The page comes on Monday.');
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    expect((await answered).ok()).toBe(true);
    await expect(page).toHaveURL(new RegExp(`/pages/${id}$`));
  });
});

test('the whole site is checked by a button, and dismissed findings are listed', async ({ admin }) => {
  const page = await admin.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('/admin/site-check');
  const begin = page.getByRole('button', { name: 'Check now' });
  // Before the page's script has loaded, a press is lost.
  await expect(async () => {
    if (await begin.isVisible()) await begin.click();
    await expect(page.getByRole('button', { name: 'Checking …' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // A hundred pages with a rest after each; beside another worker it has taken more than 90 s.
  await expect(page.getByText(/pages checked/)).toBeVisible({ timeout: 200_000 });
  await expectSound(page);
  await page.getByText('Put aside', { exact: true }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'dunes-that-are-gone' });
  await expect(item).toContainText('The page comes on Monday.');
  await item.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It counts again.' })).toBeVisible();
  await expect(page.getByText(/\d+ things? to mend/)).toBeVisible();
});
