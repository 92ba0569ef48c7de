import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

test('an enquiry is found, answered with a template and stored; spam is restored', async ({ admin }) => {
  const page = await admin.newPage();

  await test.step('the studio’s start page and menu show the number of open enquiries', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Enquiries' })).toContainText(/\d+\s*new/);
    await page.goto('/admin/inbox');
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText(/\d new, 1 overdue/)).toBeVisible();
  });

  await test.step('keyboard shortcuts lead through the list into the enquiry', async () => {
    await page.locator('.rihla-inbox').getByRole('link', { name: 'New', exact: false }).first().waitFor();
    // The list is there before its key handler.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(row(page, 'Clara Bergmann')).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Clara Bergmann' })).toBeFocused();
    await expect(page).toHaveURL(/enquiry=\d+/);
    await expect(page.getByText('Three nights in the dunes').last()).toBeVisible();
  });

  await test.step('a reply is started with a template, survives a reload, and is queued', async () => {
    await page.keyboard.press('r');
    const reply = page.getByRole('form', { name: 'Reply to Clara Bergmann' });
    await reply.getByLabel('Begin with a template').selectOption({ label: 'What to bring' });
    await expect(reply.getByLabel('Your reply')).toHaveValue(/^Dear Clara,/);
    await expect(reply.getByLabel('Subject')).toHaveValue('What to bring on Three nights in the dunes');
    await page.reload();
    await page.getByRole('button', { name: 'Go on with the reply' }).click();
    await expect(reply.getByLabel('Your reply')).toHaveValue(/^Dear Clara,/);
    await reply.getByRole('button', { name: 'Send the reply' }).click();
    const thread = page.getByRole('region', { name: 'What happened since' });
    await expect(thread).toContainText('a warm jumper');
    // The page polls until the mail has been processed.
    await expect(thread).toContainText('there is no mail server', { timeout: 20_000 });
    await expect(page.getByLabel('Status')).toHaveValue('answered');
    await expect(page.getByText(/Answered after/).first()).toBeVisible();
  });

  await test.step('spam is restored', async () => {
    await page.getByRole('link', { name: /^Spam/ }).click();
    await row(page, 'SEO Growth Team').click();
    await page.getByRole('button', { name: 'No spam: restore' }).click();
    await expect(page.getByLabel('Status')).toHaveValue('new');
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText(/Kept back as spam/)).toBeVisible();
  });

  await test.step('axe finds no violation at any width, and nothing is cut off', async () => {
    const opened = page.url();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const address of ['/admin/inbox?filter=all', opened, '/admin/inbox?filter=chat']) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
        expect(await findViolations(page), `${size.width} ${address}`).toEqual([]);
        // The studio's own menu collapses once hydrated.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
    }
  });
});
