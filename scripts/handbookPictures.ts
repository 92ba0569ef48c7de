// `npm run handbook:pictures`: takes each picture that a page of the handbook names, from the running demo; `-- tours inbox` takes some alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { readHandbook } from '../src/parts/handbook/readHandbook.ts';
import { PICTURE_SIZE } from '../src/parts/handbook/rules/parsePage.ts';
import { BROWSER } from '../tests/e2e/support/browser.ts';
import { signInBrowser } from '../tests/load/studio/signInBrowser.ts';
import { claimSite, type Staff } from '../tests/support/requests/staff.ts';
import { startSeededSite } from '../tests/support/servers/seededSite.ts';
import { runNode } from './lib/runNode.ts';

const FOLDER = 'docs/handbook/pictures';
const WINDOW = { width: 1280, height: 800 };
/** Maximum size of a file, in bytes. */
const MAX_BYTES = 40_000;
/** How long a screen may go on moving, in ms: previews, tables and pictures come after its frame. */
const SETTLE_MS = 2500;

const pages = await readHandbook();
const wanted = pages
  .flatMap(({ sections }) => sections)
  .flatMap(({ blocks, screens: [screen] }) =>
    blocks.flatMap((block) => (block.kind === 'picture' && screen ? [{ file: block.file, screen }] : [])),
  )
  .filter(({ file }) => process.argv.length < 3 || process.argv.slice(2).includes(file.replace('.webp', '')));

await runNode(['scripts/build.ts'], { NODE_ENV: 'production' });
mkdirSync(FOLDER, { recursive: true });
const site = await startSeededSite('handbook');
const browser = await chromium.launch(BROWSER.launchOptions);
try {
  const staff = await claimSite(site);
  await fillScreens(staff);
  const context = await browser.newContext({ ...(await signInBrowser(browser, site.origin)), viewport: WINDOW });
  const page = await context.newPage();
  for (const { file, screen } of wanted) {
    await openScreen(page, screen, file);
    await hideMachine(page);
    const data = await smallPicture(await page.screenshot({ animations: 'disabled' }));
    writeFileSync(`${FOLDER}/${file}`, data);
    process.stdout.write(`${file}: ${screen}, ${data.length} bytes\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}

/** What makes empty screens speak: the first steps, languages to translate into, pages in the trash, and a check of the site, which finds the links to them. */
async function fillScreens(staff: Staff): Promise<void> {
  await staff('POST', '/first-steps/hidden', { isHidden: false });
  await staff('POST', '/globals/languages', { offered: ['fr', 'ar'] });
  const found = await staff('GET', '/pages?where[path][in]=/about/,/pattern-book/text/&depth=0');
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  for (const { id } of docs) await staff('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() });
  await staff('POST', '/guard/run', {});
}

/** Puts the address and the folder of a server where those of this machine stand. */
async function hideMachine(page: Page): Promise<void> {
  const places: [string, string][] = [
    [site.dataDir, '/srv/khettara/data'],
    [site.origin, 'http://khettara.example'],
  ];
  await page.evaluate((places) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = places.reduce((text, [here, there]) => text.replaceAll(here, there), node.nodeValue ?? '');
  }, places);
}

/** Opens a screen; of a picture whose name ends in `-form` the first document of the list. */
async function openScreen(page: Page, screen: string, file: string): Promise<void> {
  await page.goto(`${site.origin}${screen}`, { waitUntil: 'load', timeout: 120_000 });
  // The previews of the theme are whole pages.
  await page.waitForTimeout(file === 'theme.webp' ? 4 * SETTLE_MS : SETTLE_MS);
  if (!file.endsWith('-form.webp')) return;
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await page.waitForURL(/\/\d+$/, { timeout: 60_000 });
  await page.waitForTimeout(2 * SETTLE_MS);
}

/** As WebP, at the highest quality that fits. */
async function smallPicture(shot: Buffer): Promise<Buffer> {
  const [width, height] = PICTURE_SIZE;
  for (const quality of [82, 70, 58, 46, 34]) {
    const data = await sharp(shot).resize({ width, height }).webp({ quality, effort: 6 }).toBuffer();
    if (data.length <= MAX_BYTES) return data;
  }
  throw new Error(`A picture of the handbook is larger than ${MAX_BYTES} bytes at every quality.`);
}
