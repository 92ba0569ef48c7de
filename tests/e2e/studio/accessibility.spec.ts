import type { Page } from '@playwright/test';
import { STUDIO_DOCUMENT_BYTES } from '../../budgets/budgets.ts';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Faults of Payload itself that neither style nor names can fix, as in docs/studio-accessibility.md: rule and selector. */
const LEFT: readonly (readonly [rule: string, selector: string])[] = [['nested-interactive', '.popup-button--custom']];

/** axe violations that are not in the list. */
async function newFaults(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  return found.filter(
    (line) => !LEFT.some(([rule, selector]) => line.startsWith(`${rule}:`) && line.includes(selector)),
  );
}

/** Payload's controls get their names from our script, which on a busy machine runs after the page's first paint: faults must persist. */
function expectNoFaults(page: Page, where: string): Promise<void> {
  return expect
    .configure({ soft: true })
    .poll(() => newFaults(page), { message: where })
    .toEqual([]);
}

/** As the studio's own page: the endpoints refuse cross-origin requests. */
function ask(page: Page, method: string, path: string, data?: object) {
  return page.evaluate(
    async ([how, where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(where, { method: how, ...(body && { headers, body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status}`);
      return answer.json();
    },
    [method, path, data] as const,
  );
}

/** A page, and the heading or button that shows it has loaded. */
const PAGES = [
  { path: '/admin', whole: (page: Page) => page.getByRole('heading', { name: /^Good to see you/ }) },
  {
    path: '/admin/collections/posts',
    whole: (page: Page) => page.getByRole('checkbox', { name: /^Select .+/ }).first(),
  },
  {
    path: '/admin/collections/media',
    whole: (page: Page) => page.getByRole('checkbox', { name: /^Select .+/ }).first(),
  },
  {
    path: '/admin/collections/departures',
    // The calendar above is there before the rows have their names.
    whole: (page: Page) => page.getByRole('checkbox', { name: /^Select .+/ }).first(),
  },
  { path: '/admin/account', whole: (page: Page) => page.getByRole('region').getByText('(this one)') },
  { path: '/admin/globals/site', whole: (page: Page) => page.getByRole('button', { name: 'More actions' }) },
];

test('lists, settings and the account have no new faults, and the start page is as light as it may be', async ({
  admin,
}) => {
  const page = await admin.newPage();
  const start = await admin.request.get('/admin');
  expect((await start.body()).length).toBeLessThanOrEqual(STUDIO_DOCUMENT_BYTES);
  for (const { path, whole } of PAGES) {
    await page.goto(path);
    await expect(whole(page)).toBeVisible({ timeout: 20_000 });
    await expectNoFaults(page, path);
  }
});

test('nor does the editing page, with a block selected; two versions are compared block by block, and one restored', async ({
  admin,
}) => {
  const page = await admin.newPage();
  // A list shows ten at once, and the pattern book has as many.
  await page.goto('/admin/collections/pages?search=Contact');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('treeitem').first().click({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect(page.locator('.rihla-editor-settings__form')).toBeVisible();
  await expectNoFaults(page, 'the editing page');

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { layout } = await ask(page, 'GET', `/api/pages/${id}?depth=0`);
  const changed = [...layout, { blockType: 'heading', text: 'Where to find us' }];
  await ask(page, 'PATCH', `/api/pages/${id}?draft=true`, { layout: changed, _status: 'draft' });
  await page.goto(`/admin/collections/pages/${id}/versions`);
  await page.locator('tbody').getByRole('link').first().click();
  const differences = page.getByRole('listitem').filter({ hasText: 'Added Heading: Where to find us' });
  await expect(differences).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('1 block added.')).toBeVisible();
  await expectNoFaults(page, 'two versions');

  await page.goto(`/admin/collections/pages/${id}/versions`);
  await page.locator('tbody').getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Restore this version' }).click({ timeout: 20_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`/pages/${id}$`), { timeout: 20_000 });
  const restored = await ask(page, 'GET', `/api/pages/${id}?depth=0&draft=true`);
  expect(restored.layout).toEqual(layout);
});

/** Documents that together have every kind of Payload's fields: chosen terms, search engines, files, rules, colours. */
const DOCUMENTS = ['tours', 'posts', 'media', 'popups', 'reviews', 'promotions', 'users'];
/** Of these, fields are inert while the layout is shown. */
const WITH_LAYOUT = ['tours', 'posts', 'popups'];

test('documents have none in any of their tabs', async ({ admin }) => {
  const page = await admin.newPage();
  await page.setViewportSize({ width: 820, height: 1000 });
  for (const collection of DOCUMENTS) {
    await page.goto(`/admin/collections/${collection}`);
    const { docs } = await ask(page, 'GET', `/api/${collection}?limit=1&depth=0`);
    if (!docs[0]) continue;
    await page.goto(`/admin/collections/${collection}/${docs[0].id}`);
    await expect(page.locator('.render-fields').first()).toBeVisible({ timeout: 20_000 });
    if (WITH_LAYOUT.includes(collection))
      await page.getByRole('button', { name: 'Details', exact: true }).click({ timeout: 20_000 });
    const tabs = page.locator('.tabs-field__tab-button');
    for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
      if (await tabs.count()) await tabs.nth(tab).click();
      await expectNoFaults(page, `${collection}, tab ${tab + 1}`);
    }
  }
});

test('on a phone nothing of the account, a list or a document overflows', async ({ admin }) => {
  const page = await admin.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/admin/account', '/admin/collections/pages', '/admin/collections/pages/1']) {
    await page.goto(path);
    await expect(page.getByRole('navigation').first()).toBeAttached({ timeout: 20_000 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('the sign-in form has none', async ({ browser, studio }) => {
  const page = await browser.newPage({ baseURL: studio.origin });
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toBeVisible({ timeout: 20_000 });
  await expectNoFaults(page, 'the form');
  await page.close();
});
