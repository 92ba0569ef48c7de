import type { CDPSession, Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { describeOverlay } from './support/describeOverlay.ts';
import { islandMarkers } from './support/islands.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** An article with four pictures in one group. */
const PATH = '/journeys/three-nights-in-the-dunes/';
const NAMES = ['The palm groves of the Draa', 'Dawn over Erg Chigaga', 'Night at the camp', 'Caravan on Erg Chebbi'];
/** Files that only an open lightbox needs. */
const VIEWER = /\/assets\/showLinks-/;
/** The test's own script, in a picture document whose policy allows no script. */
const PICTURE_DOCUMENT = /Blocked script execution/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const links = (page: Page) => page.locator('a[data-lightbox-group]');
const picture = (page: Page) => dialog(page).locator('.yarl__slide_current img');
const counter = (page: Page) => dialog(page).getByRole('status').filter({ hasText: '/' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Waits until the picture at this index of the group is centred at rest, in its large file. */
async function expectShown(page: Page, place: number): Promise<void> {
  await expect(counter(page)).toContainText(`${place} / 4`);
  await expect(dialog(page).locator('.r-lightbox__title')).toHaveText(NAMES[place - 1] ?? '');
  await expect(picture(page)).not.toHaveAttribute('data-loading');
  await expect.poll(() => middle(page)).toBe(true);
}

/** Whether the current picture is in place, at rest. */
async function middle(page: Page): Promise<boolean> {
  const isMoving = await dialog(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  );
  if (isMoving) return false;
  const [box, width] = [await picture(page).boundingBox(), page.viewportSize()?.width ?? 0];
  return box !== null && Math.abs(box.x + box.width / 2 - width / 2) < 1;
}

async function open(page: Page, place = 2): Promise<Locator> {
  await page.goto(PATH);
  const link = links(page).nth(place - 1);
  await link.click();
  await expectShown(page, place);
  return link;
}

const width = async (page: Page) => (await picture(page).boundingBox())?.width ?? 0;

describeOverlay('the lightbox', test, async ({ page }, use) => {
  await page.goto(PATH);
  await use({ page, opener: links(page).nth(1), dialog: dialog(page) });
});

test('nothing of it is loaded before a picture is opened, large and in the best format', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await expect(islandMarkers(page, 'lightbox')).toHaveAttribute('data-state', 'waiting');
  expect(asked.filter((url) => /lightbox|showLinks|react/i.test(url))).toEqual([]);
  await links(page).nth(1).click();
  await expectShown(page, 2);
  expect(asked.filter((url) => VIEWER.test(url)).length).toBeGreaterThan(0);
  expect(await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect(picture(page)).toHaveAttribute('alt', /\w+/);
  await expect(dialog(page)).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('the keyboard pages, closes, and returns to the link of the last picture shown', async ({ page }) => {
  await page.goto(PATH);
  await links(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 4);
  await page.keyboard.press('Home');
  await expectShown(page, 1);
  await page.keyboard.press('End');
  await expectShown(page, 4);
  await button(page, 'Next').focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 3);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.r-lightbox')).toHaveCount(0);
  await expect(links(page).nth(2)).toBeFocused();
  await expect(links(page).nth(2)).toBeInViewport();
  expect(await page.locator('html').getAttribute('style')).toBeFalsy();
});

test('in right-to-left the arrows are mirrored', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await links(page).nth(1).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  const [next, previous] = [await button(page, 'Next').boundingBox(), await button(page, 'Previous').boundingBox()];
  expect(next?.x).toBeLessThan(previous?.x ?? 0);
  // Turned by half, on phones too, where they stand elsewhere.
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(button(page, 'Next')).toHaveCSS('transform', /^matrix\(-1, /);
  }
  await button(page, 'Next').click();
  await expectShown(page, 3);
});

test('with a mouse: it zooms, closes by its background, and saves; links that opt out are left alone', async ({
  context,
  faults,
  page,
}) => {
  faults.allow(PICTURE_DOCUMENT);
  await open(page);
  await test.step('wheel, buttons and keys zoom; browser zoom still works', async () => {
    const fit = await width(page);
    await picture(page).hover();
    await page.mouse.wheel(0, -200);
    await expect.poll(() => width(page)).toBeGreaterThan(fit * 1.2);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeCloseTo(fit, 0);
    await page.keyboard.press('+');
    await expect.poll(() => width(page)).toBeGreaterThan(fit * 1.2);
    await page.keyboard.press('-');
    await expect.poll(() => width(page)).toBeCloseTo(fit, 0);
    await button(page, 'Zoom in').click();
    await expect.poll(() => width(page)).toBeGreaterThan(fit * 1.2);
    await button(page, 'Zoom out').click();
    await expect.poll(() => width(page)).toBeCloseTo(fit, 0);
    await page.keyboard.press('Control+=');
    expect(await width(page)).toBeCloseTo(fit, 0);
  });

  await test.step('a click on the background closes; on the picture, on the bars and after a drag it does not', async () => {
    // From background to background.
    await page.mouse.move(1180, 200);
    await page.mouse.down();
    await page.mouse.move(100, 200, { steps: 6 });
    await page.mouse.up();
    await expectShown(page, 3);
    await picture(page).click();
    await dialog(page).locator('.r-lightbox__caption').click();
    await dialog(page)
      .locator('.yarl__toolbar')
      .click({ position: { x: 2, y: 2 } });
    await expectShown(page, 3);
    await page.mouse.click(100, 200);
    await expect(page.locator('dialog.r-lightbox')).toHaveCount(0);
    await expect(links(page).nth(2)).toBeFocused();
  });

  await test.step('the picture can be saved, and shown full screen', async () => {
    await links(page).nth(1).click();
    await expectShown(page, 2);
    const download = page.waitForEvent('download');
    await button(page, 'Save the picture').click();
    expect((await download).suggestedFilename()).toMatch(/^erg-chigaga-dawn-\w+\.jpg$/);
    await button(page, 'Full screen').click();
    await expect(button(page, 'Leave full screen')).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await button(page, 'Close').click();
    await expect(page.locator('dialog.r-lightbox')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  await test.step('a link that opts out, one that downloads, and a click for a new tab are left alone', async () => {
    const link = links(page).first();
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await link.evaluate((element) => element.setAttribute('download', 'draa.jpg'));
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('draa.jpg');
    await link.evaluate((element) => {
      element.removeAttribute('download');
      element.dataset.lightbox = 'no';
    });
    await link.click();
    await expect(page).toHaveURL(/\/media\/draa-palms-\w+\.jpg$/);
  });
});

test('its controls hide after 3500 ms of inactivity, and reappear', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await expect(dialog(page)).toHaveAttribute('data-idle');
  await page.mouse.move(700, 400);
  await page.clock.runFor(3_400);
  await expect(dialog(page)).not.toHaveAttribute('data-idle');
  await page.clock.runFor(200);
  await expect(dialog(page)).toHaveAttribute('data-idle');
  await expect(dialog(page).locator('.yarl__toolbar')).toHaveCSS('opacity', '0');
  await expect(dialog(page).locator('.r-lightbox__caption')).toHaveCSS('opacity', '1');
  await page.mouse.move(720, 400);
  await expect(dialog(page)).not.toHaveAttribute('data-idle');
  await button(page, 'Share the picture').click();
  await page.clock.runFor(9_000);
  await expect(dialog(page)).not.toHaveAttribute('data-idle');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.clock.runFor(9_000);
  await expect(dialog(page)).not.toHaveAttribute('data-idle');
});

const controls = (page: Page) => dialog(page).locator('button, a[href]').filter({ visible: true }).all();

/** Each of these is entirely visible and uncovered. */
async function expectFree(all: readonly Locator[]): Promise<void> {
  expect(all.length).toBeGreaterThan(4);
  for (const control of all) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
    await control.click({ trial: true });
  }
}

for (const [zoom, viewport] of [
  ['200 %', { width: 640, height: 400 }],
  ['400 %', { width: 320, height: 256 }],
] as const) {
  test.describe(`a page enlarged to ${zoom}`, () => {
    test.use({ viewport });

    test('has all controls in the window, uncovered, and all texts', async ({ page }) => {
      await open(page);
      await expectFree(await controls(page));
      await button(page, 'Share the picture').click();
      await expectFree(await dialog(page).getByRole('list').locator('a, button').all());
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const words = dialog(page).locator('.r-lightbox__caption').getByText('ten minutes before the sun');
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeInViewport({ ratio: 0.98 });
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Next').click();
      await expectShown(page, 3);
    });
  });
}

test('in forced colours each control has an edge, and the focused one an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const hasEdge = (control: Locator, edge: 'border-top' | 'outline') =>
    control.evaluate((element, name) => {
      const style = getComputedStyle(element);
      const colour = style.getPropertyValue(`${name}-color`);
      const isSeen = colour !== style.backgroundColor && !/^rgba.*, 0\)$/.test(colour);
      return isSeen && Number.parseFloat(style.getPropertyValue(`${name}-width`)) > 0;
    }, edge);
  for (const control of await controls(page)) {
    expect.soft(await hasEdge(control, 'border-top'), (await control.getAttribute('aria-label')) ?? '').toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await hasEdge(dialog(page).locator(':focus'), 'outline')).toBe(true);
  await button(page, 'Share the picture').click();
  // Contrast is the system's; axe can only read the page's own colours.
  expect((await findViolations(page)).filter((found) => !found.startsWith('color-contrast'))).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Zoom in').click();
  await button(page, 'Close').click();
  await expect(page.locator('dialog.r-lightbox')).toHaveCount(0);
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Esc closes the menu only; the copied URL opens the same picture again, and a forged one nothing', async ({
    page,
  }) => {
    await open(page, 3);
    await button(page, 'Share the picture').click();
    await expect(dialog(page).getByRole('link', { name: 'Share on WhatsApp (opens in a new window)' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Copy link').click();
    await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await expect(button(page, 'Share the picture')).toBeFocused();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(address.split('#')[0]).toBe(canonical);

    const { hash } = new URL(address);
    await page.goto('about:blank');
    await page.goto(`${PATH}${hash}`);
    await expectShown(page, 3);
    await page.keyboard.press('Escape');
    await expect(links(page).nth(2)).toBeFocused();

    // One that matches no link of the page opens nothing.
    const settings = Buffer.from(JSON.stringify({ url: '/media/else.jpg', slideshow: 'dunes' })).toString('base64url');
    await page.goto('about:blank');
    await page.goto(`${PATH}#rihla-action:action=lightbox&settings=${settings}`);
    await expect(islandMarkers(page, 'lightbox')).toHaveAttribute('data-state', 'mounted');
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('when its code fails to load, the link leads to the picture', async ({ faults, page }) => {
  faults.allow(PICTURE_DOCUMENT);
  faults.allow(/Cannot load chunk|showLinks|ERR_FAILED/);
  await page.route(VIEWER, (route) => route.abort());
  await page.goto(PATH);
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/media\/erg-chigaga-dawn-\w+\.jpg$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link shows the picture', async ({ faults, page }) => {
    faults.allow(PICTURE_DOCUMENT);
    await page.goto(PATH);
    await links(page).nth(1).click();
    await expect(page).toHaveURL(/\/media\/erg-chigaga-dawn-\w+\.jpg$/);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  type Point = readonly [x: number, y: number];

  /** Moves touch points from one position to another, in a few steps. */
  async function drag(session: CDPSession, from: Point[], to: Point[]): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', from);
    for (let step = 1; step <= 6; step += 1) {
      await touch(
        'touchMove',
        from.map(([x, y], finger): Point => {
          const [endX, endY] = to[finger] ?? [x, y];
          return [x + ((endX - x) * step) / 6, y + ((endY - y) * step) / 6];
        }),
      );
    }
    await touch('touchEnd', []);
  }

  test('a swipe pages, pinch and double tap zoom, a pull closes', async ({ context, page }) => {
    await open(page);
    const session = await context.newCDPSession(page);
    await drag(session, [[300, 330]], [[60, 330]]);
    await expectShown(page, 3);
    const fit = await width(page);
    expect(fit).toBe(PHONE.width);
    await drag(
      session,
      [
        [150, 330],
        [210, 330],
      ],
      [
        [60, 330],
        [300, 330],
      ],
    );
    await expect.poll(() => width(page)).toBeGreaterThan(fit * 1.3);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeCloseTo(fit, 0);
    await page.touchscreen.tap(180, 330);
    await page.touchscreen.tap(180, 330);
    await expect.poll(() => width(page)).toBeGreaterThan(fit * 1.3);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeCloseTo(fit, 0);
    await drag(session, [[180, 300]], [[185, 560]]);
    await expect(page.locator('dialog.r-lightbox')).toHaveCount(0);
    await expect(links(page).nth(2)).toBeFocused();
  });
});
