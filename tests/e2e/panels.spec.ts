import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { actOnPanel } from '../../src/overlays/panel/panelActions.ts';
import { bundleModule, openBarePage } from './support/browserModule.ts';
import { stopClock } from './support/clock.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

declare global {
  var panels: { actOnPanel: typeof actOnPanel };
}

const STYLE = ['panel', 'opened'].map((name) => readFileSync(`src/overlays/panel/${name}.css`, 'utf8')).join('');
// As the widget adds it to a page.
const IN_PLACE = `@media (scripting: none){${readFileSync('src/widgets/off-canvas/in-place.css', 'utf8')}}`;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

const panel = (name: string, attributes = '', closeButton = '<button class="r-panel__close">Close</button>') => `
  <dialog class="r-panel" data-panel="${name}" id="${name}" aria-labelledby="${name}-title" ${attributes}>
    <div class="r-panel__head"><h2 class="r-panel__title" id="${name}-title">${name}</h2>${closeButton}</div>
    <div class="r-panel__body"><a href="#far">To the end</a> <a href="/elsewhere/">Elsewhere</a>
      <a href="#rihla-action:action=reload-page">Act</a> <a href="mailto:a@b.example">Write</a></div>
  </dialog>`;

const BODY = `
  <style>* { box-sizing: border-box } :root { --surface-ink: #1e1413; --color-paper: #fff; --ease: ease } .r-panel { --panel-size: 300px } ${STYLE} ${IN_PLACE}</style>
  <button id="opener">Open</button>
  ${SIDES.map((side) => panel(side, `data-side="${side}"`)).join('')}
  ${panel('plain', 'data-side="right" data-shade="off" data-scroll="off"')}
  ${panel('firm', 'data-side="right" data-escape="off" data-background="off"')}
  ${panel('bare', 'data-side="right" data-escape="off" data-background="off"', '')}
  <div class="r-off-canvas r-off-canvas--in-place"><a href="#rihla-action:x">Read</a>${panel('note')}</div>
  <div style="height:3000px"></div><h2 id="far">The end</h2>`;

// Registered last: blocks mailto links, which no test browser can open.
const SCRIPT = `
  document.addEventListener('click', (event) => event.target.closest('[href^=mailto]') && event.preventDefault());`;

const test = base.extend<object, { panels: string }>({
  panels: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => use(await bundleModule('src/overlays/panel/panelActions.ts', 'panels')),
    { scope: 'worker' },
  ],
});

test.use({ viewport: DESKTOP });
test.beforeEach(async ({ panels, page }) => openBarePage(page, BODY, `${panels};${SCRIPT}`));

async function open(page: Page, name: string) {
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.evaluate((id) => panels.actOnPanel('open', id, undefined), name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await settle(page);
  return dialog;
}

/** Waits for all animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function wheel(page: Page): Promise<number> {
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return scrollTop(page);
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`each side has its own position; ${direction}`, async ({ page }) => {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const { height, width } = DESKTOP;
    const atStart = { x: 0, y: 0, width: 300, height };
    const atEnd = { ...atStart, x: width - 300 };
    const places = {
      left: direction === 'ltr' ? atStart : atEnd,
      right: direction === 'ltr' ? atEnd : atStart,
      top: { x: 0, y: 0, width, height: 300 },
      bottom: { x: 0, y: height - 300, width, height: 300 },
    };
    for (const side of SIDES) {
      const dialog = await open(page, side);
      expect(await dialog.boundingBox(), side).toEqual(places[side]);
      await page.keyboard.press('Escape');
      await settle(page);
      await expect(dialog).toBeHidden();
    }
  });
}

test('it slides in from its side, and not at all under prefers-reduced-motion', async ({ page }) => {
  // Immediately, since a finished animation is no longer listed.
  const moves = (id: string) =>
    page.evaluate(async (name) => {
      panels.actOnPanel('open', name, undefined);
      const element = document.getElementById(name) as HTMLElement;
      const animations = element.getAnimations();
      for (const animation of animations) animation.currentTime = 0;
      const { bottom, left, right, top } = element.getBoundingClientRect();
      panels.actOnPanel('close', name, undefined);
      const leaving = element.getAnimations();
      for (const animation of [...animations, ...document.getAnimations()]) animation.finish();
      await Promise.allSettled(leaving.map(({ finished }) => finished));
      return { bottom, left, right, top, count: animations.length + leaving.length };
    }, id);
  expect((await moves('left')).right).toBe(0);
  expect((await moves('right')).left).toBe(DESKTOP.width);
  expect((await moves('top')).bottom).toBe(0);
  expect((await moves('bottom')).top).toBe(DESKTOP.height);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect((await moves('left')).left).toBe(DESKTOP.width);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const side of SIDES) expect(await moves(side)).toMatchObject({ count: 0 });
});

test('focus moves in after 100 ms, and back', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.evaluate(() => panels.actOnPanel('toggle', 'right', undefined));
  const dialog = page.getByRole('dialog', { name: 'right' });
  await page.clock.runFor(99);
  await expect(dialog).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  await page.evaluate(() => panels.actOnPanel('toggle', 'right', undefined));
  await page.evaluate(() => panels.actOnPanel('toggle', 'right', undefined));
  await settle(page);
  await expect(dialog).toBeHidden();
});

test('the backdrop is the site’s ink, or none; the page is locked, or scrolls', async ({ page }) => {
  const shade = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  await open(page, 'right');
  expect(await shade('right')).toMatch(/0\.117\d* 0\.078\d* 0\.074\d* \/ 0\.8/);
  expect(await wheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await settle(page);
  await open(page, 'plain');
  expect(await shade('plain')).toBe('rgba(0, 0, 0, 0)');
  expect(await wheel(page)).toBe(400);
});

test('a click outside and Esc close it, unless switched off', async ({ page }) => {
  const right = await open(page, 'right');
  await page.mouse.click(50, 400);
  await settle(page);
  await expect(right).toBeHidden();
  const firm = await open(page, 'firm');
  await page.mouse.click(50, 400);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(firm).toBeVisible();
  await firm.getByRole('button', { name: 'Close' }).click();
  await settle(page);
  await expect(firm).toBeHidden();
});

test('without a close button Esc and a click outside work, whatever the settings, and there is room for the click', async ({
  page,
}) => {
  const bare = await open(page, 'bare');
  await page.keyboard.press('Escape');
  await settle(page);
  await expect(bare).toBeHidden();
  await page.setViewportSize({ width: 300, height: 600 });
  await open(page, 'bare');
  await page.mouse.click(20, 300);
  await settle(page);
  await expect(bare).toBeHidden();
});

test('an anchor link closes it and moves focus; action links and mailto leave it open', async ({ page }) => {
  const dialog = await open(page, 'right');
  await dialog.getByRole('link', { name: 'Act' }).click();
  await dialog.getByRole('link', { name: 'Write' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'To the end' }).click();
  await settle(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
});

test('100 quick cycles leave nothing behind', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.evaluate(() => {
    let count = 0;
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, listener: unknown, options?: unknown) {
      const { signal } = (options ?? {}) as AddEventListenerOptions;
      if (signal) {
        count += 1;
        add.call(signal, 'abort', () => {
          count -= 1;
        });
      }
      add.call(this, type, listener as EventListener, options as AddEventListenerOptions);
    };
    Object.assign(window, { countListeners: () => count });
  });
  const markup = () => page.locator('body').evaluate((body) => body.outerHTML.replaceAll(' popover="manual"', ''));
  const before = await markup();
  await page.evaluate(async () => {
    for (let round = 0; round < 100; round += 1) {
      panels.actOnPanel('open', 'right', undefined);
      panels.actOnPanel('open', 'left', undefined);
      if (round % 4 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      panels.actOnPanel('toggle', 'left', undefined);
      panels.actOnPanel('close', 'right', undefined);
    }
  });
  await settle(page);
  await expect(page.locator('#right')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  expect(await markup()).toBe(before);
  expect(await page.locator('html').getAttribute('style')).toBeFalsy();
  expect(await page.evaluate(() => (window as unknown as { countListeners(): number }).countListeners())).toBe(0);
  expect(await wheel(page)).toBe(400);
});

test('a panel without a fallback page is closed when script can open it', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Read' })).toBeVisible();
  await expect(page.locator('#note')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel without a fallback page is inline, without dead controls', async ({ page }) => {
    await expect(page.locator('#note').getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    await expect(page.locator('#note')).toHaveCSS('position', 'static');
    await expect(page.getByRole('link', { name: 'Read' })).toBeHidden();
    await expect(page.locator('#note').getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(page.locator('#right')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('Back closes it; after a link Back leads to the link’s position, at once', async ({ page }) => {
    const dialog = await open(page, 'right');
    await page.goBack();
    await settle(page);
    await expect(dialog).toBeHidden();
    await open(page, 'right');
    await dialog.getByRole('link', { name: 'To the end' }).tap();
    await expect(page).toHaveURL('http://bare.test/#far');
    await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('http://bare.test/');
    expect(await page.evaluate(() => history.state)).toBeNull();
    await open(page, 'right');
    await dialog.getByRole('link', { name: 'Elsewhere' }).tap();
    await expect(page).toHaveURL('http://bare.test/elsewhere/');
    await page.goBack();
    await expect(page).toHaveURL('http://bare.test/');
    expect(await page.evaluate(() => history.state)).toBeNull();
  });

  test('quick cycles leave no history entry, and do not close an open one', async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    await page.evaluate(async () => {
      for (let round = 0; round < 20; round += 1) {
        panels.actOnPanel('open', 'right', undefined);
        panels.actOnPanel('close', 'right', undefined);
        if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      panels.actOnPanel('open', 'right', undefined);
    });
    const dialog = page.getByRole('dialog', { name: 'right' });
    await expect.poll(() => page.evaluate(() => history.state?.rihlaOverlays)).toBe(1);
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await settle(page);
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe('http://bare.test/');
    expect(await page.evaluate(() => history.state)).toBeNull();
  });
});
