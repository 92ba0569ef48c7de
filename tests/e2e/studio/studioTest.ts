import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { ADMIN, printedLink } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';

/** A separate server, since these tests change what visitors see. */
export interface StudioServer {
  origin: string;
  /** The one-time link printed at the start. */
  claimLink: string;
  /** Its data folder, with the database. */
  dataDir: string;
}

/** Playwright's `test` with a running studio per worker and, as `admin`, a signed-in browser. */
export const test = base.extend<
  { admin: BrowserContext },
  { journey: string; studio: StudioServer; session: StorageState; signedIn: BrowserContext }
>({
  // Tests of one name share a worker's server, and must tolerate each other's data; the link works only once.
  journey: ['publish', { option: true, scope: 'worker' }],
  studio: [
    async ({ journey }, use) => {
      const site = await startSeededSite(journey);
      await use({ origin: site.origin, claimLink: await printedLink(site), dataDir: site.dataDir });
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [
    async ({ browser, playwright, studio }, use) => {
      const version = browser.version().split('.')[0];
      // The account lists its sessions by browser.
      const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
      const request = await playwright.request.newContext({ baseURL: studio.origin, userAgent });
      const form = { ...ADMIN, repeat: ADMIN.password };
      const made = await request.post(studio.claimLink, { form, maxRedirects: 0 });
      expect(made.status(), await made.text()).toBe(303);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  // One window for all tests of a worker, with a profile on disk, in which Chromium keeps what it has compiled: without it each view of the
  // studio compiles megabytes of script anew.
  signedIn: [
    async ({ browserName, launchOptions, playwright, studio }, use) => {
      const profile = mkdtempSync(join(tmpdir(), 'rihla-profile-'));
      const context = await playwright[browserName].launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: studio.origin,
        viewport: { width: 1600, height: 1000 },
      });
      await use(context);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  admin: async ({ session, signedIn }, use) => {
    // Clears the state of the previous test: unsaved work, preferences, another session.
    await signedIn.setStorageState(session);
    await use(signedIn);
    await signedIn.setOffline(false);
    for (const page of signedIn.pages()) await page.close();
  },
});

/** The layout editor of a document, by its accessible names. */
export interface LayoutEditor {
  /** All blocks, a `treeitem` each. */
  tree: Locator;
  /** Settings of the selected block, in the current tab. */
  settings: Locator;
  /** The preview frame. */
  page: FrameLocator;
  /** Save status. */
  status: Locator;
  /** Selects a block by its name in the tree, the first match. */
  select(name: RegExp | string): Promise<void>;
  /** Shows the document's other fields, in Payload's form. */
  showDetails(): Promise<void>;
  showLayout(): Promise<void>;
}

export function layoutEditor(page: Page): LayoutEditor {
  const tree = page.getByRole('tree', { name: 'Blocks of the page' });
  const mode = (name: string) =>
    page.getByRole('group', { name: 'What to edit' }).getByRole('button', { name }).click();
  return {
    tree,
    settings: page.getByRole('tabpanel'),
    page: page.frameLocator('iframe[title^="The page as visitors see it"]'),
    status: page.getByRole('status').filter({
      hasText:
        /^(All changes saved|Saving|Not saved|No connection|The server could not|You were signed out|Someone else|This document was deleted)/,
    }),
    select: (name) => tree.getByRole('treeitem', { name }).first().click(),
    showDetails: () => mode('Details'),
    showLayout: () => mode('Layout'),
  };
}

/** Publishes the open document, ignoring the findings of the page check. */
export async function publishChanges(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !/[?&](autosave|draft)=true/.test(response.url()),
  );
  const dialog = page.getByRole('dialog', { name: 'Before it is published' });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await Promise.race([answered, dialog.getByRole('button', { name: 'Publish', exact: true }).click()]);
  expect((await answered).ok()).toBe(true);
}

/** Begins a new document by its title, by keyboard, and waits for its form. */
export async function beginDocument(page: Page, collection: string, title: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}/create`);
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(field).toBeFocused({ timeout: 30_000 });
  await field.fill(title);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${collection}/\\d+$`), { timeout: 60_000 });
  await expect(page.getByRole('group', { name: 'What to edit' })).toBeVisible({ timeout: 60_000 });
}

/** Opens the live preview beside a settings form, unless it is open. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggle = page.locator('#live-preview-toggler');
  await toggle.waitFor();
  const frame = '#live-preview-iframe';
  if (!(await page.locator(frame).count())) await toggle.click();
  return page.frameLocator(frame);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export { ADMIN, expect };
