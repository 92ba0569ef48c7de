import type { Locator, Page } from '@playwright/test';
import { POSITIONS } from '../../src/parts/popups/rules/look.ts';
import { writeAction } from '../../src/shared/actions/writeAction.ts';
import { findViolations } from './support/axe.ts';
import { chatOf, openChat } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { describeOverlay } from './support/describeOverlay.ts';
import { expectMounted, scrollOffset } from './support/islands.ts';
import { addStyle } from './support/layout.ts';
import {
  addLink,
  button,
  EVERYWHERE,
  expect,
  FALLBACK_PAGE,
  openByLink,
  openLink,
  POPUP_PAGE,
  paragraph,
  popupOf,
  test,
} from './support/popupsTest.ts';
import { settle } from './support/settle.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

const AT_ONCE = { ...EVERYWHERE, triggers: { page_load: { enabled: true, delay: 0 } } };
const CLOSE = writeAction({ action: 'popup:close', settings: {} });
const NEVER_AGAIN = writeAction({ action: 'popup:close', settings: { do_not_show_again: true } });

const closeButton = (popup: Locator) => popup.getByRole('button', { name: 'Close' });

/** A page with a stopped clock, and a popup just opened. */
async function openFrozen(page: Page, id: number): Promise<Locator> {
  await page.clock.install();
  await page.goto(POPUP_PAGE);
  await addLink(page, openLink(id));
  await expectMounted(page, 'popups');
  await stopClock(page);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(popupOf(page, id)).toBeVisible();
  return popupOf(page, id);
}

/** Events fired by popups on the page so far. */
async function recordEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['show', 'hide']) {
      document.addEventListener(`rihla/popup/${name}`, (event) => told.push([name, (event as CustomEvent).detail]));
    }
  });
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
}

describeOverlay('a popup', test, async ({ page, site }, use) => {
  const id = await site.publish({ prevent_scroll: true });
  await page.goto(POPUP_PAGE);
  await addLink(page, openLink(id));
  await use({
    page,
    opener: page.getByRole('link', { name: 'Open', exact: true }),
    dialog: page.getByRole('dialog', { name: 'Packing guide' }),
  });
});

test.describe('opens', () => {
  test('by a link: focus moves to the dialog after 250 ms, and back to the link', async ({ page, site }) => {
    const id = await site.publish();
    const popup = await openFrozen(page, id);
    const dialog = page.getByRole('dialog', { name: 'Packing guide' });
    await page.clock.runFor(249);
    await expect(dialog).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(dialog).toBeFocused();
    await closeButton(popup).click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open', exact: true })).toBeFocused();
  });

  test('by a trigger, and none of it is in the page before', async ({ page, request, site }) => {
    const id = await site.publish({ ...EVERYWHERE, triggers: { scrolling: { enabled: true, offset: 20 } } });
    const html = await (await request.get(POPUP_PAGE)).text();
    expect([html.includes('name="popups"'), /A scarf|r-popup|Packing guide/.test(html)]).toEqual([true, false]);
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto(POPUP_PAGE, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /openPopup|v1/.test(path))).toEqual([]);
    await page.mouse.wheel(0, 1_500);
    await expect(popupOf(page, id)).toBeVisible();
    expect(asked).toContain(`/wp-json/rihla/v1/popups/${id}/`);
  });

  test('by a click on an element that matches its CSS selector', async ({ page, site }) => {
    const id = await site.publish({ ...EVERYWHERE, open_selector: '.r-site-logo, header svg' });
    await page.goto(POPUP_PAGE, { waitUntil: 'networkidle' });
    await page.locator('header svg').first().click();
    await expect(popupOf(page, id)).toBeVisible();
  });

  test('once, however often it is triggered; with `toggle` the second click closes it', async ({ page, site }) => {
    const id = await site.publish({ overlay: false, prevent_close_on_background_click: true });
    await page.goto(POPUP_PAGE);
    const link = await addLink(page, openLink(id));
    await link.dblclick();
    await expect(popupOf(page, id)).toHaveCount(1);
    await expect(popupOf(page, id)).toBeVisible();
    const toggle = await addLink(page, openLink(id, true), 'Toggle');
    await toggle.click();
    await expect(popupOf(page, id)).toHaveCount(0);
    await toggle.click();
    await expect(popupOf(page, id)).toBeVisible();
  });

  test('above the chat, and Esc closes it first', async ({ page, site }) => {
    const id = await site.publish({ ...EVERYWHERE, triggers: { scrolling: { enabled: true, offset: 20 } } });
    await page.goto(POPUP_PAGE, { waitUntil: 'networkidle' });
    await openChat(page);
    await page.mouse.wheel(0, 1_500);
    const popup = popupOf(page, id);
    await expect(popup).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Packing guide' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(chatOf(page).box).toBeVisible();
  });

  test('automatically only after the visitor has closed another dialog', async ({ page, site }) => {
    await site.publish({
      ...EVERYWHERE,
      title: 'By itself',
      triggers: { scrolling: { enabled: true, direction: 'down', offset: 5 } },
    });
    const id = await site.publish({ title: 'Asked for' });
    await page.goto(POPUP_PAGE);
    await expectMounted(page, 'popups');
    await openByLink(page, id);
    const asked = page.waitForResponse((response) => response.url().includes('/popups/'));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await asked;
    await expect(page.getByRole('dialog', { name: 'By itself' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'By itself' })).toBeVisible();
  });

  test('above another popup that links to it, and returns focus step by step', async ({ page, site }) => {
    const second = await site.publish({ title: 'Water' });
    const first = await site.publish({ layout: [button('About water', openLink(second))] });
    const { link } = await openByLink(page, first);
    const inner = page.getByRole('link', { name: 'About water' });
    await inner.click();
    await expect(page.getByRole('dialog', { name: 'Water' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('not after another one has, when it may not be one of several', async ({ page, site }) => {
    const shy = await site.publish({
      ...EVERYWHERE,
      title: 'Shy',
      avoid_multiple_popups: true,
      triggers: { click: { enabled: true, times: 1 } },
    });
    const first = await site.publish({ ...AT_ONCE, overlay: false, prevent_close_on_background_click: true });
    await page.goto(POPUP_PAGE);
    await expect(popupOf(page, first)).toBeVisible();
    await page.getByText('Some words to read.').click();
    await addLink(page, openLink(shy));
    await expect(popupOf(page, shy)).toHaveCount(0);
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(popupOf(page, shy)).toBeVisible();
  });

  test('with hydrated islands, working links, and its style', async ({ context, page, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await site.publish({
      layout: [
        { blockType: 'container', blocks: [{ blockType: 'quote', text: 'Then you sit.' }] },
        { blockType: 'share-buttons', networks: [{ network: 'whatsapp' }] },
      ],
    });
    const { popup } = await openByLink(page, id);
    const link = popup.getByRole('link', { name: 'Share on WhatsApp' });
    await expect(link).toHaveAttribute('href', /^https:\/\/(api\.whatsapp\.com|wa\.me)\//);
    await expect(popup.locator('rihla-island[name="share-buttons"]')).toHaveAttribute('data-state', 'mounted');
    await popup.getByRole('button', { name: 'Copy link' }).click();
    await expect(popup.getByRole('status')).toHaveText('Copied!');
    const quote = popup.getByText('Then you sit.');
    expect(await quote.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^Fraunces/);
  });
});

test.describe('fallback of a popup that cannot open', () => {
  test('without JavaScript: a link leads to its page', async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false });
    await page.goto(POPUP_PAGE);
    await page.getByRole('link', { name: 'Unknown popup' }).click();
    await expect(page).toHaveURL(new RegExp(FALLBACK_PAGE));
    await page.close();
  });

  test('without content (404): a link leads to its page, a trigger does nothing', async ({ faults, page, site }) => {
    faults.allow(/Cannot load chunk|status of 404|Popup not opened/);
    await site.publish({ ...AT_ONCE });
    await page.route('**/v1/popups/**', (route) => route.fulfill({ status: 404, body: '{}' }));
    const complaint = page.waitForEvent('console', (message) => message.text().startsWith('Popup not opened'));
    await page.goto(POPUP_PAGE);
    await complaint;
    await expect(page.locator('.r-popup')).toHaveCount(0);
    await page.getByRole('link', { name: 'Unknown popup' }).click();
    await expect(page).toHaveURL(new RegExp(`${FALLBACK_PAGE}$`));
  });
});

test.describe('closes', () => {
  test('by its button, Esc, a click outside, and a link inside; each fires an event', async ({ page, site }) => {
    const events = await recordEvents(page);
    const id = await site.publish({ layout: [button('Enough', CLOSE), button('Far', '#far')] });
    const { link, popup } = await openByLink(page, id);
    const ways = [
      () => closeButton(popup).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => popup.getByRole('link', { name: 'Enough' }).click(),
      () => popup.getByRole('link', { name: 'Far' }).click(),
    ];
    for (const [round, close] of ways.entries()) {
      if (round > 0) await link.click();
      await expect(popup).toBeVisible();
      await close();
      await expect(popup).toHaveCount(0);
    }
    await expect(page.locator('#far')).toBeFocused();
    await expect(page.locator('#far')).toBeInViewport();
    expect(await events()).toEqual(
      ways.flatMap(() => [
        ['show', { id }],
        ['hide', { id, keptImpressions: 1 }],
      ]),
    );
  });

  test('neither by a click outside nor by Esc when so set, until its button is there', async ({ page, site }) => {
    const id = await site.publish({
      close_button_delay: 5,
      prevent_close_on_background_click: true,
      prevent_close_on_esc_key: true,
    });
    const popup = await openFrozen(page, id);
    await page.clock.runFor(4_999);
    await expect(closeButton(popup)).toHaveCount(0);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await page.clock.runFor(1);
    await page.mouse.click(5, 5);
    await expect(popup).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(closeButton(popup)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('by Esc, even when turned off, if no other way is left', async ({ page, site }) => {
    const id = await site.publish({
      close_button: false,
      // The studio refuses one that cannot be closed.
      close_automatically: 60,
      prevent_close_on_background_click: true,
      prevent_close_on_esc_key: true,
      a11y_navigation: false,
    });
    const { popup } = await openByLink(page, id);
    await page.mouse.click(5, 5);
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('automatically, but never while the visitor is in it', async ({ page, site }) => {
    const popup = await openFrozen(page, await site.publish({ close_automatically: 10 }));
    await page.clock.runFor(6_000);
    await popup.hover();
    await page.clock.runFor(60_000);
    await page.mouse.move(5, 5);
    await page.keyboard.press('Tab');
    await expect(closeButton(popup)).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(popup).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3_900);
    await expect(popup).toBeVisible();
    await page.clock.runFor(200);
    await expect(popup).toBeHidden();
  });

  test('permanently when the visitor chooses so, except by the visitor’s own click', async ({ page, site }) => {
    const events = await recordEvents(page);
    const layout = [button('Not again', NEVER_AGAIN)];
    const id = await site.publish({ ...AT_ONCE, layout, open_selector: 'header svg' });
    await page.goto(POPUP_PAGE);
    await popupOf(page, id).getByRole('link', { name: 'Not again' }).click();
    await expect(popupOf(page, id)).toBeHidden();
    expect(await events()).toEqual([
      ['show', { id }],
      ['hide', { id, doNotShowAgain: true, keptImpressions: 1 }],
    ]);
    await page.goto(POPUP_PAGE, { waitUntil: 'networkidle' });
    await expectMounted(page, 'popups');
    await expect(popupOf(page, id)).toHaveCount(0);
    await page.locator('header svg').first().click();
    await expect(popupOf(page, id)).toBeVisible();
    const { popup } = await openByLink(page, id);
    await expect(popup).toBeVisible();
  });

  test('permanently also when the page is opened by a URL that names it', async ({ page, site }) => {
    const path = '/names-a-popup/';
    const id = await site.publish({ layout: [button('Not again', NEVER_AGAIN)] });
    const other = await site.publish({ title: 'Water' });
    await site.publishPage(path, [button('Guide', openLink(id)), button('Water', openLink(other))]);
    await page.goto(`${path}${openLink(id)}`);
    await popupOf(page, id).getByRole('link', { name: 'Not again' }).click();
    await expect(popupOf(page, id)).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('about:blank');
    await page.goto(`${path}${openLink(id)}`);
    await expectMounted(page, 'actions');
    await page.getByRole('link', { name: 'Water' }).click();
    await expect(popupOf(page, other)).toBeVisible();
    expect(asked).not.toContain(`/wp-json/rihla/v1/popups/${id}/`);
  });

  test('and is counted as set, on a page where only a link opens it', async ({ page, site }) => {
    const counting = (times_count: boolean) =>
      site.publish({ timing: { times: { enabled: true, times_count, times_times: 2, times_period: 'day' } } });
    const counts = () =>
      page.evaluate(() => Object(JSON.parse(localStorage.getItem('rihla-popups') ?? '{}').impressions) as object);
    const atOpening = await counting(true);
    const atClosing = await counting(false);
    for (const id of [atOpening, atClosing]) {
      const { popup } = await openByLink(page, id);
      const isCounted = async () => String(id) in (await counts());
      await expect(popup).toBeVisible();
      await expect.poll(isCounted).toBe(id === atOpening);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect.poll(isCounted).toBe(true);
    }
  });

  test('100 times, quickly, and leaves nothing behind', async ({ page, site }) => {
    const id = await site.publish({ entrance_animation: 'fadeIn', exit_animation: 'fadeIn', close_automatically: 60 });
    const { link, popup } = await openByLink(page, id);
    await closeButton(popup).click();
    await expect(popup).toHaveCount(0);
    const before = await page.locator('*').count();
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    const sheetsBefore = await sheets();
    await link.evaluate(async (element: HTMLElement) => {
      for (let round = 0; round < 100; round += 1) {
        const isShown = new Promise((resolve) =>
          document.addEventListener('rihla/popup/show', resolve, { once: true }),
        );
        element.click();
        await isShown;
        document.querySelector<HTMLElement>('.r-popup__close')?.click();
        if (round % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(popup).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.locator('*').count()).toBe(before);
    expect(await sheets()).toBe(sheetsBefore);
    expect(await page.locator('html').getAttribute('style')).toBeFalsy();
    expect(await page.locator('[inert], [data-closing], :popover-open, dialog[open]').count()).toBe(0);
  });
});

test.describe('the page behind it', () => {
  test('is inert below a modal one, whose own elements are tabbed in order', async ({ page, site }) => {
    const { popup } = await openByLink(page, await site.publish());
    await expect(page.getByRole('dialog', { name: 'Packing guide' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closeButton(popup)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup.getByRole('link', { name: 'Read it' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  });

  test('looks the same when style of the same widgets is added again', async ({ page, site }) => {
    await page.setViewportSize(DESKTOP);
    const layout = [{ blockType: 'container', blocks: [{ blockType: 'quote', text: 'Then you sit.' }] }];
    const id = await site.publish({ layout, overlay: false, position: 'top-center' });
    const widths = () =>
      page
        .locator('main *, footer *')
        .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().width)));
    await page.goto('/');
    await addLink(page, openLink(id));
    const before = await widths();
    expect(before.length).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(popupOf(page, id)).toBeVisible();
    expect(await widths()).toEqual(before);
  });

  test('focused elements are not covered by a non-modal one', async ({ page, site }) => {
    const id = await site.publish({ ...AT_ONCE, overlay: false, position: 'bottom-center', width: 1400 });
    await page.goto('/');
    await expect(popupOf(page, id)).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    for (let index = 0; index < 8; index += 1) {
      await links.nth(index).focus();
      const [link, frame] = await Promise.all([links.nth(index).boundingBox(), popupOf(page, id).boundingBox()]);
      expect.soft((link?.y ?? 0) + (link?.height ?? 0), `link ${index}`).toBeLessThanOrEqual(frame?.y ?? 0);
    }
  });

  test('can be used beside a non-modal one, which does not interrupt typing', async ({ page, site }) => {
    const id = await site.publish({
      ...EVERYWHERE,
      overlay: false,
      position: 'bottom-end',
      width: 360,
      prevent_close_on_background_click: true,
      triggers: { page_load: { enabled: true, delay: 2 } },
    });
    await page.clock.install();
    await page.goto('/search/', { waitUntil: 'networkidle' });
    await expectMounted(page, 'popups');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.clock.runFor(3_000);
    await expect(popupOf(page, id)).toBeVisible();
    await page.clock.runFor(1_000);
    await page.keyboard.type('dunes');
    await expect(field).toHaveValue('dunes');
    // The search answers meanwhile: what is judged has to stand still.
    const found = page.getByRole('main').locator('.r-live');
    await expect(found.getByRole('link').first()).toBeVisible();
    await expect(found).not.toHaveAttribute('data-pending');
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
    await field.blur();
    await page.mouse.wheel(0, 200);
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(popupOf(page, id)).toBeVisible();
  });

  for (const locks of [true, false]) {
    test(`${locks ? 'stays where it is' : 'can be scrolled'} when prevent_scroll is ${locks}`, async ({
      page,
      site,
    }) => {
      await openByLink(page, await site.publish({ prevent_scroll: locks }));
      await page.mouse.move(20, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrollOffset(page)).toBe(locks ? 0 : 300);
    });
  }
});

test.describe('the look', () => {
  test('has the chosen entrance and exit animation', async ({ page, site }) => {
    const id = await site.publish({
      entrance_animation: 'fadeInUp',
      exit_animation: 'zoomIn',
      entrance_animation_duration: { size: 4 },
    });
    const { popup } = await openByLink(page, id);
    const movements = () =>
      popup.evaluate((frame) =>
        frame.getAnimations().map((animation) => {
          const { direction, duration } = (animation.effect as AnimationEffect).getTiming();
          return [(animation as CSSAnimation).animationName, duration, direction];
        }),
      );
    expect(await movements()).toEqual([['r-in-fadeInUp', 4_000, 'normal']]);
    await closeButton(popup).dispatchEvent('click');
    expect(await movements()).toEqual([['r-out-zoomIn', 4_000, 'reverse']]);
    await popup.evaluate((frame) => {
      for (const animation of frame.getAnimations()) animation.finish();
    });
    await expect(popup).toHaveCount(0);
  });

  test('does not move under prefers-reduced-motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await site.publish({ entrance_animation: 'bounceIn', exit_animation: 'bounceIn' });
    const { popup } = await openByLink(page, id);
    // Scroll-driven animations move only with the visitor; those of a hundredth of a millisecond do not move.
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, timeline }) =>
                timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1,
            ).length,
      );
    expect(await moving()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });

  test('has nine positions, mirrored in right-to-left', async ({ page, site }) => {
    const across = { start: ['left', 'right'], center: ['middle', 'middle'], end: ['right', 'left'] } as const;
    const down = { top: 'top', center: 'middle', bottom: 'bottom' } as const;
    const positions = POSITIONS.map((position) => position.split('-') as [keyof typeof down, keyof typeof across]);
    expect(new Set(positions.map(String)).size).toBe(9);
    for (const [y, x] of positions) {
      const { popup } = await openByLink(page, await site.publish({ position: `${y}-${x}`, width: 300 }));
      expect(await placeOf(popup)).toEqual([across[x][0], down[y]]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await placeOf(popup)).toEqual([across[x][1], down[y]]);
      const [close, box] = await Promise.all([closeButton(popup).boundingBox(), popup.boundingBox()]);
      if (!close || !box) throw new Error('The popup or its button is not there.');
      expect(close.x).toBeGreaterThanOrEqual(box.x);
      expect(close.x).toBeLessThan(box.x + 20);
    }
  });

  for (const [name, viewport] of [
    ['a phone', PHONE],
    ['a phone at 200 %', { width: 180, height: 370 }],
  ] as const) {
    test(`on ${name} stays in the window, and long content scrolls inside`, async ({ page, site }) => {
      await page.setViewportSize(viewport);
      const text = { blockType: 'rich-text', content: paragraph('Take a scarf, and water. '.repeat(60)) };
      const id = await site.publish({ layout: [text], width: 900, close_button_position: 'outside' });
      const { popup } = await openByLink(page, id);
      const box = await popup.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(viewport.width - 12);
      expect(box?.height).toBeLessThanOrEqual(viewport.height - 12);
      const close = await closeButton(popup).boundingBox();
      expect([close?.width, close?.height]).toEqual([44, 44]);
      await popup.locator('.r-popup__surface').focus();
      await page.keyboard.press('End');
      await expect
        .poll(() => popup.locator('.r-popup__surface').evaluate(({ scrollTop }) => scrollTop))
        .toBeGreaterThan(100);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  for (const overlay of [true, false])
    test(`at 320 px, with text twice as large and ${overlay ? 'an' : 'no'} overlay, it cuts nothing off, and its button stays`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const words = { blockType: 'rich-text', content: paragraph('Take a scarf, and water. '.repeat(20)) };
      const title = { blockType: 'heading', text: 'Rather ask than read?', level: 'h2' };
      const { popup } = await openByLink(page, await site.publish({ layout: [title, words], overlay, width: 340 }));
      await addStyle(page, 'html { font-size: 200% !important }');
      const surface = popup.locator('.r-popup__surface');
      const read = () =>
        surface.evaluate((element) => {
          const { bottom, left, right, top } = element.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return { isInside, sideways: element.scrollWidth - element.clientWidth, height: bottom - top };
        });
      expect(await read()).toMatchObject({ isInside: true, sideways: 0 });
      // The page below is still to be used.
      if (!overlay) expect((await read()).height).toBeLessThan(0.72 * 568);
      await surface.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(closeButton(popup)).toBeInViewport({ ratio: 1 });
      await closeButton(popup).click();
      await expect(popup).toHaveCount(0);
    });

  test('has an edge in forced colours', async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { popup } = await openByLink(page, await site.publish());
    const surface = popup.locator('.r-popup__surface');
    const [edge, paper] = await surface.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return [borderTopColor, backgroundColor];
    });
    expect(edge).not.toBe(paper);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('Back closes it and stays on the page, also when Esc may not, once its button is there', async ({
    page,
    site,
  }) => {
    const id = await site.publish({ close_button_delay: 5, prevent_close_on_esc_key: true });
    const popup = await openFrozen(page, id);
    await page.evaluate(() => history.back());
    await expect(popup).toBeVisible();
    await page.clock.runFor(5_000);
    await page.evaluate(() => history.back());
    await expect(popup).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(POPUP_PAGE);
  });

  test('Back closes one that its visitor opened by its selector, and leaves the page under one that opened by itself', async ({
    page,
    site,
  }) => {
    const byVisitor = await site.publish({ ...EVERYWHERE, open_selector: '.r-site-logo, header svg' });
    await page.goto('/about/');
    await page.goto(POPUP_PAGE, { waitUntil: 'networkidle' });
    await page.locator('header svg').first().tap();
    await expect(popupOf(page, byVisitor)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(popupOf(page, byVisitor)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(POPUP_PAGE);
    const byItself = await site.publish({ ...AT_ONCE, title: 'The season is open' });
    await page.reload();
    await expect(popupOf(page, byItself)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about/');
  });
});

/** Position of a popup in the window, across and down. */
async function placeOf(popup: Locator): Promise<[string, string]> {
  const { x, y, width, height } = (await popup.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  const across = x < 20 ? 'left' : x + width > DESKTOP.width - 20 ? 'right' : 'middle';
  const down = y < 20 ? 'top' : y + height > DESKTOP.height - 20 ? 'bottom' : 'middle';
  return [across, down];
}
