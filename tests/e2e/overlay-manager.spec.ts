import { test as base, expect, type Page } from '@playwright/test';
import type { openOverlay } from '../../src/overlays/manager/openOverlay.ts';
import { bundleModule, openBarePage } from './support/browserModule.ts';
import { stopClock } from './support/clock.ts';
import { PHONE } from './support/viewports.ts';

declare global {
  var manager: { openOverlay: typeof openOverlay };
  var shown: string[];
  /** Opens the overlay whose element has this id. */
  var openLayer: (id: string, options?: object) => ReturnType<typeof openOverlay>;
}

const BODY = `
  <header style="position:fixed;inset:0 0 auto"><a href="#far">Far</a></header>
  <p style="margin:80px 0 0"><button id="opener" onclick="openLayer('first')">Open</button> <input aria-label="Field"></p>
  <dialog id="first" aria-label="First" style="margin:auto;width:300px;height:200px">
    <a href="#far">To the end</a> <button onclick="openLayer('second')">Further</button> <input aria-label="Inner field">
  </dialog>
  <dialog id="second" aria-label="Second" style="margin:auto;width:200px;height:100px">
    <button>Inside</button> <a href="#far">To the end, too</a> <a href="/other/">Other page</a> <a href="#corner">Corner</a> <p id="corner">Here</p>
  </dialog>
  <div id="note" role="dialog" aria-label="Note" popover="manual" style="margin:auto;inset:auto 0 0 auto"><button>Read</button></div>
  <div style="height:3000px"></div><h2 id="far">The end</h2>`;

const SCRIPT = `
  window.shown = [];
  for (const name of ['show', 'hide']) {
    document.addEventListener('rihla/overlay/' + name, ({ detail }) => shown.push([name, detail.id, detail.reason].filter(Boolean).join(' ')));
  }
  window.openLayer = (id, options = {}) => {
    const element = document.getElementById(id);
    const isModal = element instanceof HTMLDialogElement;
    return manager.openOverlay({ kind: 'panel', id, element, isModal, focusDelay: 100, closesOnBackground: true, closesOnLink: 'always', ...options });
  };`;

const test = base.extend<object, { manager: string }>({
  manager: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => use(await bundleModule('src/overlays/manager/openOverlay.ts', 'manager')),
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ manager, page }) => openBarePage(page, BODY, `${manager};${SCRIPT}`));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const readShown = (page: Page) => page.evaluate(() => shown);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** How far the wheel scrolls the page now. */
async function wheel(page: Page): Promise<number> {
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return scrollTop(page);
}

test('focus moves in after the delay, to the dialog itself, and back to its opener', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(99);
  await expect(dialog(page, 'First')).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(dialog(page, 'First')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  await expect(page.locator('#first')).toBeHidden();
  expect(await readShown(page)).toEqual(['show first', 'hide first escape']);
});

test('the page behind a modal one is inert and not scrollable, and does not move', async ({ page }) => {
  const place = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().toJSON());
  const before = await place();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(dialog(page, 'First')).toBeFocused();
  expect(await place()).toEqual(before);
  expect(await wheel(page)).toBe(0);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName),
    ).toMatch(/^(first|BODY)$/);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#first')).toBeHidden();
  expect(await wheel(page)).toBe(400);
});

test('Esc closes the top one only, and focus goes back one step at a time', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Further' }).click();
  await expect(dialog(page, 'Second')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Further' })).toBeFocused();
  await expect(dialog(page, 'First')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
});

test('focus is restored when the top one’s opener is removed first', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Further' }).click();
  await expect(dialog(page, 'Second')).toBeFocused();
  await page.evaluate(() => openLayer('first').close());
  await expect(page.locator('#first')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
});

test('a click outside closes it; a press that began inside does not', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).click();
  const box = (await page.locator('#first').boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + 40, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.mouse.click(box.x + 40, box.y + 150);
  await expect(dialog(page, 'First')).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.locator('#first')).toBeHidden();
  expect(await readShown(page)).toContain('hide first background');
});

test('its owner may refuse Esc and clicks outside', async ({ page }) => {
  await page.evaluate(() => openLayer('first', { mayClose: (reason: string) => reason === 'owner' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  await expect(dialog(page, 'First')).toBeVisible();
  await page.evaluate(() => openLayer('first').close());
  await expect(page.locator('#first')).toBeHidden();
});

test('a non-modal one leaves the page alone, and a field its Esc', async ({ page }) => {
  await page.evaluate(() => openLayer('note', { closesOnBackground: false }));
  await page.getByRole('textbox', { name: 'Field', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Note')).toBeVisible();
  expect(await wheel(page)).toBe(400);
  await page.getByRole('textbox', { name: 'Field', exact: true }).blur();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Note')).toBeHidden();
});

test('a non-modal one that ignores Esc leaves it to the page', async ({ page }) => {
  const isTaken = () =>
    page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.evaluate(() => openLayer('note', { mayClose: () => false }));
  expect(await isTaken()).toBe(false);
  await page.evaluate(() => openLayer('first', { mayClose: () => false }));
  expect(await isTaken()).toBe(true);
});

test('closed again in its close callback, it closes once', async ({ page }) => {
  await page.evaluate(() => {
    const overlay = openLayer('second', { onClose: () => void overlay.close('button') });
    return overlay.close();
  });
  expect((await readShown(page)).filter((line) => line.includes('second'))).toEqual([
    'show second',
    'hide second owner',
  ]);
  await expect(page.locator('#second')).toBeHidden();
});

test('a non-modal one below a modal one is inert, and keys go to the modal one', async ({ page }) => {
  await page.evaluate(() => openLayer('note'));
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Read' }).focus();
  await expect(page.getByRole('button', { name: 'Read' })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.locator('#note')).toBeVisible();
});

test('a link followed inside closes it, and focus goes to the target', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('link', { name: 'To the end' }).click();
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
});

test('a link followed in the upper one closes all that cover the target', async ({ page }) => {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Further' }).click();
  await page.getByRole('link', { name: 'Corner' }).click();
  await expect(dialog(page, 'Second')).toBeVisible();
  await page.getByRole('link', { name: 'To the end, too' }).click();
  await expect(page.locator('#second')).toBeHidden();
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
  expect(await readShown(page)).toEqual(['show first', 'show second', 'hide second link', 'hide first link']);
});

test('its exit animation runs while the page is usable again', async ({ page }) => {
  await page.addStyleTag({
    content: '@keyframes leave { to { opacity: 0 } } #first[data-closing] { animation: leave 5s linear }',
  });
  await page.getByRole('button', { name: 'Open' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  expect(await wheel(page)).toBe(400);
  await page.locator('#first').evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(page.locator('#first')).toBeHidden();
});

test('opened again during its exit animation it stays', async ({ page }) => {
  await page.addStyleTag({
    content: '@keyframes leave { to { opacity: 0 } } #first[data-closing] { animation: leave 5s linear }',
  });
  await page.evaluate(() => {
    openLayer('first').close();
    openLayer('first');
  });
  await expect(dialog(page, 'First')).toBeFocused();
  await expect(page.locator('#first')).not.toHaveAttribute('data-closing');
  expect(await page.locator('#first').evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('100 quick openings leave no listener, scroll lock, attribute or focus behind', async ({ page }) => {
  await page.evaluate(() => {
    const counts = new Map<string, number>();
    const add = EventTarget.prototype.addEventListener;
    Object.assign(window, { counts });
    EventTarget.prototype.addEventListener = function (type: string, listener: unknown, options?: unknown) {
      const { signal } = (options ?? {}) as AddEventListenerOptions;
      if (signal && (this === document || this === window)) {
        counts.set(type, (counts.get(type) ?? 0) + 1);
        add.call(signal, 'abort', () => counts.set(type, (counts.get(type) ?? 0) - 1));
      }
      add.call(this, type, listener as EventListener, options as AddEventListenerOptions);
    };
  });
  const before = await page.locator('body *').count();
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.evaluate(async () => {
    for (let round = 0; round < 100; round += 1) {
      const first = openLayer('first');
      const second = openLayer('second');
      if (round % 3 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      void second.close();
      void first.close();
    }
  });
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  expect(await page.locator('html').getAttribute('style')).toBeFalsy();
  expect(await page.locator('body *').count()).toBe(before);
  expect(await page.locator('[inert], [data-closing], :popover-open, dialog[open]').count()).toBe(0);
  const left = await page.evaluate(() => [...(window as unknown as { counts: Map<string, number> }).counts.values()]);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every((count) => count === 0)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('Back closes the top one and stays on the page', async ({ page }) => {
    await page.getByRole('button', { name: 'Open' }).tap();
    await page.getByRole('button', { name: 'Further' }).tap();
    await expect(dialog(page, 'Second')).toBeFocused();
    await page.goBack();
    await expect(page.locator('#second')).toBeHidden();
    await expect(dialog(page, 'First')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#first')).toBeHidden();
    expect(await page.evaluate(() => history.state)).toBeNull();
    expect(await readShown(page)).toContain('hide second back');
  });

  test('one that opened automatically adds no history entry, and closes with the one below it', async ({ page }) => {
    const state = () => page.evaluate(() => history.state as unknown);
    await page.evaluate(() => openLayer('note', { opensByItself: true }));
    await expect(dialog(page, 'Note')).toBeVisible();
    expect(await state()).toBeNull();
    await page.getByRole('button', { name: 'Open' }).tap();
    await page.evaluate(() => openLayer('second', { opensByItself: true }));
    await page.goBack();
    await expect(page.locator('#second')).toBeHidden();
    await expect(page.locator('#first')).toBeHidden();
    await expect(dialog(page, 'Note')).toBeVisible();
    expect(page.url()).toBe('http://bare.test/');
  });

  test('closed another way it leaves no history entry', async ({ page }) => {
    await page.getByRole('button', { name: 'Open' }).tap();
    await page.getByRole('button', { name: 'Further' }).tap();
    await page.evaluate(() => {
      void openLayer('second').close();
      void openLayer('first').close();
    });
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.getByRole('button', { name: 'Open' }).tap();
    await expect(dialog(page, 'First')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#first')).toBeHidden();
    expect(page.url()).toBe('http://bare.test/');
  });

  test.describe('a link followed in the upper one is left by one Back', () => {
    test.beforeEach(async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 10));
      await page.getByRole('button', { name: 'Open' }).tap();
      await page.getByRole('button', { name: 'Further' }).tap();
      await expect(dialog(page, 'Second')).toBeFocused();
    });

    test('to the previous position on this page', async ({ page }) => {
      await page.getByRole('link', { name: 'To the end, too' }).tap();
      await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
      await expect(page.locator('#first')).toBeHidden();
      expect(page.url()).toBe('http://bare.test/#far');
      await page.goBack();
      expect(page.url()).toBe('http://bare.test/');
      expect(await page.evaluate(() => history.state)).toBeNull();
      await expect.poll(() => scrollTop(page)).toBe(10);
    });

    test('to the previous page', async ({ page }) => {
      await page.getByRole('link', { name: 'Other page' }).tap();
      await page.waitForURL('http://bare.test/other/');
      await page.goBack();
      expect(page.url()).toBe('http://bare.test/');
      expect(await page.evaluate(() => history.state)).toBeNull();
    });

    test('to the overlay that contains the target', async ({ page }) => {
      await page.getByRole('link', { name: 'Corner' }).tap();
      await expect.poll(() => page.url()).toBe('http://bare.test/#corner');
      await page.goBack();
      await expect(dialog(page, 'Second')).toBeVisible();
      await page.goBack();
      await expect(page.locator('#second')).toBeHidden();
      await expect(dialog(page, 'First')).toBeVisible();
    });
  });

  test('a link of the page beside a non-modal one adds one history entry, and so does that one', async ({ page }) => {
    await page.evaluate(() => openLayer('note', { closesOnBackground: false }));
    await page.getByRole('link', { name: 'Far' }).tap();
    await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
    await expect(dialog(page, 'Note')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Note')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(dialog(page, 'Note')).toBeHidden();
    expect(await page.evaluate(() => history.state)).toBeNull();
  });

  test('one that must not close yet stays through Back', async ({ page }) => {
    await page.evaluate(() => openLayer('first', { mayClose: () => false }));
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => history.state?.rihlaOverlays)).toBe(1);
    await expect(dialog(page, 'First')).toBeVisible();
  });
});
