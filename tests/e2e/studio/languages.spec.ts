import type { BrowserContext, Page } from '@playwright/test';
import { readCatalogue } from '../../../src/cms/studio/language/catalogues.ts';
import { FIELD_CONTEXT } from '../../../src/shared/studioWords/t.ts';
import { findViolations } from '../support/axe.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'forms' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

type Language = 'ar' | 'fr';

const messages = (language: Language) => readCatalogue(process.cwd(), language).messages;
/** A message of the catalogue without plural forms. */
const say = (language: Language, message: string): string => String(messages(language)[message]);

/** Screens of every kind: Payload's own with our fields, boards, settings, handbook. None has pages of the site in it. */
const SCREENS = [
  '/admin',
  '/admin/account',
  '/admin/collections/users/create',
  '/admin/collections/departures',
  '/admin/departures-board',
  '/admin/inbox',
  '/admin/new-booking',
  '/admin/site-check',
  '/admin/health',
  '/admin/letters',
  '/admin/services',
  '/admin/globals/shop',
  '/admin/globals/theme',
  '/admin/help',
];
/** Texts that are the same, or content of the demo. */
const SAME = new Set(['English', 'ID', 'Checkout', 'Desktop', 'Services', 'Message', 'Date', 'Image', 'Type', 'Code']);
/** Faults of Payload itself, as in accessibility.spec.ts. */
const LEFT = /^nested-interactive:.*\.popup-button--custom/;

async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([{ name: 'payload-lng', value: language, url: new URL(await originOf(context)).href }]);
}

async function originOf(context: BrowserContext): Promise<string> {
  const { cookies } = await context.storageState();
  return `http://${cookies[0]?.domain ?? 'localhost'}`;
}

/** English messages of the catalogue that a page shows, or that a screen reader would read. */
async function englishOn(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, td')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return [...found, document.title];
  });
  const known = messages(language);
  // “Style” is the French of another English message.
  const translations = new Set(Object.values(known));
  return texts
    .map((text) => text.trim())
    .filter(
      (text) => typeof known[text] === 'string' && known[text] !== text && !SAME.has(text) && !translations.has(text),
    );
}

for (const [language, direction] of [
  ['ar', 'rtl'],
  ['fr', 'ltr'],
] as const) {
  test(`screens of the studio in ${language}: language, direction, no English message, axe`, async ({ admin }) => {
    await speak(admin, language);
    const page = await admin.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
      // What a screen asks the server for comes after its first words.
      await expect.poll(() => englishOn(page, language), { message: path }).toEqual([]);
      await expect
        .poll(async () => (await findViolations(page)).filter((fault) => !LEFT.test(fault)), { message: path })
        .toEqual([]);
    }
    // Server and browser make the same of each page.
    expect(errors).toEqual([]);
  });
}

test('the sign-in page offers the languages by their own names, and so does the account', async ({
  admin,
  browser,
  studio,
}) => {
  const stranger = await browser.newContext({ baseURL: studio.origin, locale: 'en-GB' });
  const page = await stranger.newPage();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i);
  await page.getByRole('button', { name: 'Français' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await stranger.close();

  const account = await admin.newPage();
  await account.goto('/admin/account');
  const choice = account.getByRole('combobox', { name: 'Language' });
  await choice.click();
  await account.getByRole('option', { name: 'Français' }).click();
  await expect(account.getByRole('heading', { name: say('fr', 'Passkeys') })).toBeVisible({ timeout: 30_000 });
  expect(await account.evaluate(() => globalThis.rihlaStudioWords?.language)).toBe('fr');
});

test('the editor in Arabic: block by its Arabic and its English name, settings, undo', async ({ admin }) => {
  await speak(admin, 'ar');
  const page = await admin.newPage();
  await page.goto('/admin/collections/pages?limit=100');
  await page.getByRole('link', { name: 'About Khettara' }).click();
  const tree = page.getByRole('tree', { name: say('ar', 'Blocks of the page') });
  await expect(tree.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  const heading = tree.getByRole('treeitem', { name: label('Heading') }).first();
  await heading.click();
  await expect(page.getByRole('tab', { name: say('ar', 'Content'), exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: say('ar', 'Advanced'), exact: true })).toBeVisible();
  const before = await tree.getByRole('treeitem').count();
  for (const word of ['heading', 'عنوان']) {
    await heading.press('/');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill(word);
    await search.press('Enter');
    await expect(tree.getByRole('treeitem')).toHaveCount(before + 1);
    await expect(tree.getByRole('treeitem', { name: label('Heading'), selected: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(tree.getByRole('treeitem')).toHaveCount(before);
  }
});

/** Name of a block that begins with the label of its kind, isolated from what the block says. */
function label(kind: string): RegExp {
  const catalogue = messages('ar');
  return new RegExp(`^\u2068?${String(catalogue[kind + FIELD_CONTEXT] ?? catalogue[kind])}`);
}
