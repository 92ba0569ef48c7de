import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });

const form = (page: Page) => page.locator('form', { has: page.getByLabel('E-mail address') });

/** The path of a link in the mails to an address, as an admin reads them. */
async function linkTo(admin: BrowserContext, to: string, kind: 'confirm' | 'leave'): Promise<string> {
  const answer = await admin.request.get(`/api/mails?depth=0&sort=-createdAt&where[to][equals]=${to}`);
  const [, path] = new RegExp(`(/subscription/${kind}/[\\w.-]+/)`).exec(await answer.text()) ?? [];
  if (!path) throw new Error(`No mail to ${to} has a link to ${kind}.`);
  return path;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'by the keyboard alone' : 'without script';
  const address = `amina-${javaScriptEnabled ? 'keys' : 'plain'}@example.com`;

  test(`a traveller subscribes, confirms by mail, and unsubscribes, ${how}`, async ({ admin, browser, studio }) => {
    const context = await browser.newContext({ baseURL: studio.origin, javaScriptEnabled });
    const page = await context.newPage();

    await test.step('subscribes', async () => {
      await page.goto('/letters/');
      const field = form(page).getByLabel('E-mail address');
      if (javaScriptEnabled) {
        await field.focus();
        await expect(page.locator('rihla-island', { has: form(page) })).toHaveAttribute('data-state', 'mounted');
        await page.keyboard.type('amina');
        await page.keyboard.press('Enter');
        await expect(form(page).getByRole('alert')).not.toBeEmpty();
        await expect(field).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(address);
        await page.keyboard.press('Enter');
        await expect(page.locator('.r-subscribe__done')).toBeFocused();
      } else {
        await field.fill(address);
        await form(page).getByRole('button').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your inbox');
      }
    });

    await test.step('confirms by the button of the page that the mail links to', async () => {
      await page.goto(await linkTo(admin, address, 'confirm'));
      await expect(page.getByRole('main')).toContainText(address);
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, send me the letters' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
    });

    await test.step('is in the studio’s list', async () => {
      const { docs } = await (await admin.request.get(`/api/subscribers?where[email][equals]=${address}`)).json();
      expect(docs).toMatchObject([
        { state: 'subscribed', consentText: expect.stringContaining('say yes by a button') },
      ]);
    });

    await test.step('unsubscribes by the link at the end of each letter', async () => {
      await page.goto(await linkTo(admin, address, 'leave'));
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    });
    await context.close();
  });
}
