import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOOKS } from '../../../src/shared/looks/looks.ts';
import type { ThemeTokens } from '../../../src/shared/theme.ts';
import { brotliSize } from '../../budgets/brotli.ts';
import { HOME_IN_LOOK_HTML_BYTES, LIST_IN_LOOK_HTML_BYTES, TOUR_IN_LOOK_HTML_BYTES } from '../../budgets/budgets.ts';
import { isTurnOf } from '../../support/long.ts';
import { findViolations } from '../support/axe.ts';
import { HOME, LONGEST_TOUR, TOURS } from '../support/kinds.ts';
import { expectSound } from './expectSound.ts';
import { expect, test } from './studioTest.ts';

test.use({ journey: 'publish' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const state = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing changes for visitors' });

async function openTheme(page: Page): Promise<void> {
  await page.goto('/admin/globals/theme');
  // The server's HTML has everything but the pages: once they are there, the script is running.
  await expect(page.getByRole('figure')).toHaveCount(5, { timeout: 60_000 });
}

test('a look is chosen by keyboard, previewed on pages of the site, undone, and shown to visitors once saved', async ({
  admin,
}) => {
  const page = await admin.newPage();
  await openTheme(page);
  await expect(page.getByRole('radio', { name: /^Khettara/ })).toBeChecked();
  await expectSound(page);
  await page.getByRole('radio', { name: /^Khettara/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(state(page)).toContainText('Littoral: Coast');
  const front = page.frameLocator('iframe[title="Front page"]');
  await expect
    .poll(() =>
      front
        .locator('html')
        .evaluate(paperOf)
        .catch(() => ''),
    )
    .toBe('#f3f8f8');
  await page.getByRole('button', { name: 'Put back what was there' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^Khettara/ })).toBeChecked();

  await page.getByRole('radio', { name: /^Littoral/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  const visitor = await admin.newPage();
  await expect(async () => {
    await visitor.goto('/');
    expect(await visitor.locator('html').evaluate(paperOf)).toBe('#f3f8f8');
  }).toPass();
  expect(await visitor.getByRole('heading', { level: 1 }).evaluate(familyOf)).toMatch(/^"?Outfit/);
  expect(await visitor.getByRole('main').evaluate(familyOf)).toMatch(/^"?Figtree/);
});

test('a pair that cannot be read is named with its ratio, and mended by one press', async ({ admin }) => {
  const page = await admin.newPage();
  await openTheme(page);
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast).toContainText('Every pair of colours can be read.');
  await page.getByLabel('Brand', { exact: true }).fill('#9fc5d0');
  await expect(contrast).toContainText(/Links on the page: 1\.\d to 1; 4\.5 to 1 is enough\./);
  await contrast.getByRole('button', { name: /for links on quiet surfaces$/ }).press('Enter');
  await expect(contrast).toContainText('Every pair of colours can be read.');
  await page.getByLabel('Accent', { exact: true }).fill('#ffd0d0');
  await expectSound(page);
});

test('a look is exported as a file and imported again; an invalid file changes nothing', async ({
  admin,
}, testInfo) => {
  const page = await admin.newPage();
  await openTheme(page);
  await page.getByRole('radio', { name: /^Canopy/ }).press('Space');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export this look as a file' }).press('Enter');
  const path = testInfo.outputPath('canopy.json');
  await (await downloaded).saveAs(path);
  const text = await readFile(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'rihla-look/1', name: 'Canopy', type: { typefaces: 'lora' } });

  await page.getByRole('radio', { name: /^Firn/ }).press('Space');
  const file = page.getByLabel('File of a look');
  const send = (name: string, content: string) =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await send('broken.json', text.replace('#1a5535', 'green'));
  const refused = page.getByText('“colours.brand” is not # and six hex digits. Nothing was changed.');
  await expect(refused).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Firn/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Littoral/ }).press('Space');
  await expect(refused).toBeHidden();
  await send('look-canopy.json', text);
  await expect(page.getByText('“Canopy” is in the form now.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Canopy/ })).toBeChecked();
});

test('colours are proposed from a logo', async ({ admin }) => {
  const page = await admin.newPage();
  await openTheme(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h60v40H0z" fill="#103c78"/></svg>';
  await page
    .getByLabel('Picture of your logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('#103c78');
  await expect(page.getByRole('region', { name: 'Contrast' })).toContainText('Every pair of colours can be read.');
});

const BUDGETS = [
  { path: HOME.path, bytes: HOME_IN_LOOK_HTML_BYTES },
  { path: TOURS.path, bytes: LIST_IN_LOOK_HTML_BYTES },
  { path: LONGEST_TOUR.path, bytes: TOUR_IN_LOOK_HTML_BYTES },
];

test('pages keep their budgets in each look, and can be read in dark mode', async ({ admin, studio }) => {
  const page = await admin.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  const htmlOf = async (path: string): Promise<string> => (await admin.request.get(path)).text();
  const save = async (data: ThemeTokens): Promise<void> => {
    const saved = await admin.request.post('/api/globals/theme', { data, headers: { origin: studio.origin } });
    expect(saved.ok()).toBe(true);
    const isShown = (html: string) =>
      html.includes(`--color-paper:${data.colours.paper};`) &&
      html.includes(`--radius:${data.shape.radius}px`) &&
      html.includes('prefers-color-scheme:dark') === (data.style.dark === 'auto');
    await expect.poll(async () => isShown(await htmlOf(HOME.path))).toBe(true);
  };
  for (const [turn, { label, tokens }] of LOOKS.entries())
    await test.step(label, async () => {
      await save(tokens);
      for (const { bytes, path } of BUDGETS)
        expect.soft(brotliSize(await htmlOf(path)), `${path} in ${label}`).toBeLessThanOrEqual(bytes);
      // axe takes seconds for a page: one look a day.
      if (!isTurnOf(turn, LOOKS.length)) return;
      await save({ ...tokens, style: { ...tokens.style, dark: 'auto' } });
      for (const { path } of BUDGETS) {
        await page.goto(path);
        expect.soft(await findViolations(page), `${path} in ${label}, dark`).toEqual([]);
      }
    });
});

function paperOf(root: Element): string {
  return getComputedStyle(root).getPropertyValue('--color-paper').trim();
}

function familyOf(element: Element): string {
  return getComputedStyle(element).fontFamily;
}
