import type { Page } from '@playwright/test';
import { expect, IDS, test } from './support/consentTest.ts';
test.describe.configure({ mode: 'default' });
test('probe', async ({ consentSite, visit }) => {
  await consentSite.configure({ ...IDS });
  for (const [w,h] of [[360,740],[820,1180],[1440,900]] as const) {
    const { page, sent, faults } = await visit({ viewport: { width: w, height: h } });
    await page.goto('/');
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/consent-shot-${w}.png` });
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/consent-pref-${w}.png` });
    console.log(w, JSON.stringify(sent), faults.unexpected());
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'Accept all' }).first().click();
    await page.waitForTimeout(1500);
    console.log(w, JSON.stringify(sent), faults.unexpected());
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/consent-foot-${w}.png` });
  }
});
