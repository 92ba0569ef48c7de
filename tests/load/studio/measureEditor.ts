import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core';
import { inPage } from './inPage.ts';

/** Cost of editing one document; times in ms, one per try. */
export interface EditorFigures {
  blocks: number;
  /** With a warm cache, until the tree, the preview and the settings are there. */
  opened: number[];
  /** Scripts of the page as sent, largest first. */
  scripts: Sent[];
  /** Transfer of one change until it was saved, headers included. */
  change: Sent[];
  /** From a click in the tree until the settings of that block are editable. */
  settings: number[];
  /** From a keystroke until its letter is on the page. */
  keystrokes: number[];
  /** From a key pressed in a text on the page until the next frame. */
  inPlace: number[];
  /** The same two after {@link CHANGES} changes. */
  settingsAfter: number[];
  keystrokesAfter: number[];
}

export interface Sent {
  what: string;
  bytes: number;
}

export const CHANGES = 500;
const TRIES = 12;
const LETTERS = 'of a thousand kasbahs';
/** Time without requests that counts as idle, in ms: longer than the debounce of saving. */
const QUIET_MS = 4_000;

/**
 * Opens a document as an editor does and works in it.
 * @param path of its editing page; the document must have a heading
 * @throws when a part of the editor does not appear
 */
export async function measureEditor(
  browser: Browser,
  signedIn: BrowserContextOptions,
  path: string,
): Promise<EditorFigures> {
  const context = await browser.newContext({ ...signedIn, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try {
    const scripts = await listScripts(await context.newCDPSession(page), () => open(page, path));
    const opened: number[] = [];
    for (let round = 0; round < 3; round += 1) opened.push(await open(page, path));
    await page.evaluate(inPage);
    const blocks = await blockRows(page).count();
    const settings = await selectBlocks(page);
    await selectHeading(page);
    const keystrokes = await typeLetters(page);
    await settled(page);
    const inPlace = await typeInPlace(page);
    await settled(page);
    await focusHeading(page);
    const change = await listSent(page, () => page.keyboard.press('x'));
    await makeChanges(page);
    const settingsAfter = await selectBlocks(page);
    await selectHeading(page);
    const keystrokesAfter = await typeLetters(page);
    return { blocks, opened, scripts, change, settings, keystrokes, inPlace, settingsAfter, keystrokesAfter };
  } finally {
    await context.close();
  }
}

async function open(page: Page, path: string): Promise<number> {
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('treeitem').first().waitFor();
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  return performance.now() - began;
}

/** The rows of blocks, without those that add one. */
function blockRows(page: Page) {
  return page.getByRole('treeitem', { name: /^(?!Add)/ });
}

/** Clicks blocks all over the tree, a different one each time. */
async function selectBlocks(page: Page): Promise<number[]> {
  const rows = blockRows(page);
  const count = await rows.count();
  const times: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const row = rows.nth(Math.floor(((number * 7 + 3) % TRIES) * (count / TRIES)));
    await row.scrollIntoViewIfNeeded();
    times.push(await row.evaluate((element) => window.timeSettings(element as HTMLElement)));
  }
  return times;
}

async function selectHeading(page: Page): Promise<void> {
  const row = page.getByRole('treeitem', { name: /^Heading: / }).first();
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => window.timeSettings(element as HTMLElement));
  await focusHeading(page);
}

/** Focuses the text of the selected heading in its settings. */
async function focusHeading(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Heading: / })
    .getByRole('textbox')
    .first()
    .focus();
  await page.keyboard.press('End');
}

async function typeLetters(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const letter of LETTERS) {
    await page.evaluate(() => window.awaitKeystroke());
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await page.evaluate(() => window.keystroke));
  }
  return times;
}

/** Edits the first heading on the page itself. */
async function typeInPlace(page: Page): Promise<number[]> {
  await page.getByRole('treeitem', { selected: true }).focus();
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').locator('[data-typing]').waitFor();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (const letter of LETTERS) {
    await page.evaluate(() => window.awaitGlyph());
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await page.evaluate(() => window.glyph));
  }
  await page.keyboard.press('Escape');
  return times;
}

/** Moves a block up and down; each is a separate undo step. */
async function makeChanges(page: Page): Promise<void> {
  await page.getByRole('treeitem').nth(1).click();
  for (let number = 0; number < CHANGES; number += 1) {
    await page.keyboard.press(number % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  }
  await settled(page);
}

async function listScripts(session: CDPSession, work: () => Promise<unknown>): Promise<Sent[]> {
  const scripts = new Map<string, Sent>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isOurs = new URL(response.url).pathname.startsWith('/_next/');
    if (type === 'Script' && isOurs) scripts.set(requestId, { what: new URL(response.url).pathname, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await work();
  await session.detach();
  return [...scripts.values()].sort((a, b) => b.bytes - a.bytes);
}

async function listSent(page: Page, work: () => Promise<unknown>): Promise<Sent[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await work();
  await settled(page);
  page.off('request', note);
  return Promise.all(
    requests.map(async (request) => {
      const { requestBodySize, requestHeadersSize } = await request.sizes();
      const { pathname } = new URL(request.url());
      return { what: `${request.method()} ${pathname}`, bytes: requestBodySize + requestHeadersSize };
    }),
  );
}

/** Waits until no request was sent for a while. */
async function settled(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(finish, QUIET_MS);
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    }
    function finish(): void {
      page.off('request', wait);
      page.off('requestfinished', wait);
      resolve();
    }
    page.on('request', wait);
    page.on('requestfinished', wait);
  });
}
