import type { Page } from '@playwright/test';
import { BASE_URL } from './support/address.ts';
import { findViolations } from './support/axe.ts';
import { ACCOUNTS, answerForMessenger, CLOSE_MS, chatOf, LAUNCH_MS, openChat, PHONE_AGENT } from './support/chat.ts';
import { installClockBefore, stopClock } from './support/clock.ts';
import { expectMounted, islandMarkers, scrollPage } from './support/islands.ts';
import { ARTICLE, HOME, PAGE, PAGE_KINDS } from './support/kinds.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE, VIEWPORTS } from './support/viewports.ts';

const [ALWAYS, TIMED] = ACCOUNTS;
/** A Monday. The account with hours is available from 9.00 to 18.00; the minute 18.00 still counts. */
const MONDAY = '2026-11-23';
const ZONE = 'Africa/Casablanca';

/** The instant of a local time in the operator's time zone, by the browser's own zone data. */
async function instantOf(page: Page, time: string): Promise<Date> {
  const shown = await page.evaluate(
    ([noon, timeZone]) => new Date(noon).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    [`${MONDAY}T12:00:00Z`, ZONE] as const,
  );
  const hoursAhead = Number(shown.slice(0, 2)) - 12;
  return new Date(Date.parse(`${MONDAY}T${time}Z`) - hoursAhead * 3_600_000);
}

/** Opens a page with its clock at a time in the operator's zone, and its chat. */
async function openAt(page: Page, time: string) {
  const instant = await instantOf(page, time);
  await installClockBefore(page, instant);
  await page.goto(PAGE.path);
  await page.clock.pauseAt(instant);
  const chat = chatOf(page);
  await chat.button.click();
  await expect(chat.box).toHaveAttribute('data-active');
  await page.clock.runFor(LAUNCH_MS);
  return chat;
}

test.describe('the button', () => {
  test('is on every kind of page except cart and checkout', async ({ request }) => {
    for (const { hasNoDock = false, name, path } of PAGE_KINDS) {
      const text = await (await request.get(path)).text();
      expect.soft(text.includes('class="r-chat__button"'), name).toBe(!hasNoDock);
    }
  });

  test('has a name, and loads nothing until it is needed', async ({ page }) => {
    await page.goto(HOME.path, { waitUntil: 'networkidle' });
    await expect(chatOf(page).button).toHaveAccessibleName('Questions? Write to us');
    await expect(islandMarkers(page, 'chat')).toHaveAttribute('data-state', 'waiting');
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((url) => /chat|guide-portrait/.test(url))).toEqual([]);
  });

  test('is 30 px from the corner, with its label 7 px beside it, and to-top above it', async ({ page }) => {
    await page.goto(PAGE.path);
    await scrollPage(page, 400);
    await expectMounted(page, 'to-top');
    const boxes = await Promise.all(
      ['.r-chat__button', '.r-chat__label', '.r-to-top'].map((part) => page.locator(part).boundingBox()),
    );
    const [button, label, toTop] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    const { clientWidth } = await page.evaluate(() => ({ clientWidth: document.documentElement.clientWidth }));
    if (!button || !label || !toTop) throw new Error('A part is missing.');
    expect(clientWidth - button.x - button.width).toBe(30);
    expect(DESKTOP.height - button.y - button.height).toBe(30);
    expect([button.width, button.height]).toEqual([56, 56]);
    expect(button.x - label.x - label.width).toBe(7);
    expect(label.width).toBe(156);
    expect(toTop.y + toTop.height).toBeLessThan(button.y);
    expect(toTop.x + toTop.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
  });
});

test('at the end of a page it does not cover the footer’s last line, on a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PAGE.path);
  const last = page.getByRole('contentinfo').getByText('licensed travel agency');
  await scrollPage(page, 100_000);
  await expectMounted(page, 'to-top');
  const words = await last.boundingBox();
  if (!words) throw new Error('The footer’s last line is missing.');
  // These buttons are beside it; its label is hidden there.
  for (const part of ['.r-chat__button', '.r-to-top'])
    expect((await page.locator(part).boundingBox())?.x, part).toBeGreaterThanOrEqual(words.x + words.width);
});

test('on a phone: the label is hidden, blocks no clicks, and remains the accessible name', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ARTICLE.path);
  const { button } = chatOf(page);
  await expect(button).toHaveAccessibleName('Questions? Write to us');
  const label = page.locator('.r-chat__label');
  await expect(label).toHaveCSS('opacity', '0');
  const isInWay = await label.evaluate((element) => {
    const { height, width, x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.r-chat') !== null;
  });
  expect(isInWay).toBe(false);
});

test.describe('the box', () => {
  test('opens and closes in the specified steps', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE.path);
    await stopClock(page);
    const { box, button } = chatOf(page);
    const states = () =>
      box.evaluate((element) =>
        ['pending', 'active', 'launched'].filter((state) => element.hasAttribute(`data-${state}`)),
      );
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await states()).toEqual(['pending', 'active']);
    await page.clock.runFor(LAUNCH_MS - 1);
    expect(await states()).toEqual(['pending', 'active']);
    await page.clock.runFor(1);
    expect(await states()).toEqual(['pending', 'active', 'launched']);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await states()).toEqual(['pending', 'launched']);
    await page.clock.runFor(CLOSE_MS - 1);
    expect(await states()).toEqual(['pending', 'launched']);
    await expect(box).toBeVisible();
    await page.clock.runFor(1);
    expect(await states()).toEqual([]);
    await expect(box).toBeHidden();
  });

  test('shows all settings, does not trap focus, closes by Esc, and survives quick clicks', async ({ page }) => {
    await page.goto(PAGE.path);
    const { account, box, button } = await openChat(page);
    await test.step('in the configured sizes and colours', async () => {
      const look = (locator: ReturnType<Page['locator']>) =>
        locator.evaluate((element) => {
          const { backgroundColor, color, fontSize } = getComputedStyle(element);
          return { backgroundColor, color, fontSize };
        });
      const title = box.getByRole('heading', { name: 'Start a Conversation' });
      expect(await look(title)).toMatchObject({ color: 'rgb(255, 255, 255)', fontSize: '18px' });
      expect(await look(box.locator('.r-chat__head'))).toMatchObject({ backgroundColor: 'rgb(29, 118, 43)' });
      const description = box.getByText('With the people who would travel with you.');
      expect(await look(description)).toMatchObject({ color: 'rgb(217, 235, 198)', fontSize: '12px' });
      expect(await look(box.getByText('On the road an answer may take a day.'))).toMatchObject({ fontSize: '11px' });
      expect(await look(box.getByText(ALWAYS))).toMatchObject({ fontSize: '14px' });
      await expect(box.getByText('Powered by Rihla')).toBeVisible();
      const { height } = page.viewportSize() ?? { height: 0 };
      await expect
        .poll(async () => {
          const place = await box.boundingBox();
          return place && height - place.y - place.height;
        })
        .toBe(102);
    });

    await test.step('is not modal: no focus trap, and another Esc goes to others', async () => {
      for (let stop = 0; stop < ACCOUNTS.length; stop += 1) await page.keyboard.press('Tab');
      await expect(account(ACCOUNTS[2])).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(false);
      await page.getByRole('link', { name: 'Khettara' }).first().focus();
      await page.keyboard.press('Escape');
      await expect(box).toHaveAttribute('data-active');
    });

    await test.step('closes by Esc, and focus returns', async () => {
      await button.click();
      await expect(box).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(box).toHaveAttribute('data-launched');
      await page.keyboard.press('Tab');
      await expect(account(ALWAYS)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(account(TIMED)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toBeHidden();
      await page.keyboard.press('Space');
      await expect(box).toBeVisible();
    });

    await test.step('twenty quick clicks leave it open, one more closes it', async () => {
      await expect(box).toHaveAttribute('data-launched');
      const click = (times: number) =>
        button.evaluate((element, count) => {
          for (let index = 0; index < count; index += 1) (element as HTMLElement).click();
        }, times);
      await click(20);
      await expect(box).toHaveAttribute('data-launched');
      await expect(box).toHaveAttribute('data-active');
      await expect(box).toBeVisible();
      await click(21);
      await expect(box).toBeHidden();
      await expect(box).not.toHaveAttribute('data-pending');
    });
  });
});

test.describe('links', () => {
  const text = (path: string) => encodeURIComponent(`Hello Khettara, I am reading ${BASE_URL}${path}`);

  for (const [device, userAgent] of [
    ['a desktop', undefined],
    ['a phone', PHONE_AGENT],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use(userAgent ? { userAgent } : {});

      test('link to the web form, with the page’s current URL', async ({ page }) => {
        await page.goto(`${PAGE.path}?from=letter`);
        const { account } = await openChat(page);
        const link = account(ALWAYS);
        await expect(link).toHaveAttribute(
          'href',
          `https://api.whatsapp.com/send?phone=212524000142&text=${text(`${PAGE.path}?from=letter`)}`,
        );
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
        await page.evaluate(() => history.pushState(null, '', '?style=desert%2Bwalking#tours'));
        await link.dispatchEvent('pointerdown');
        await expect(link).toHaveAttribute('href', new RegExp(`${text(`${PAGE.path}?style=desert%2Bwalking#tours`)}$`));
      });
    });
  }

  test('open a new tab without opener', async ({ context, page }) => {
    await answerForMessenger(context);
    await page.goto(PAGE.path);
    const { account } = await openChat(page);
    const [tab] = await Promise.all([context.waitForEvent('page'), account(ALWAYS).click()]);
    await expect(tab).toHaveTitle('Messenger');
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  });

  test('are reported to analytics, with the account and the page', async ({ context, page }) => {
    await answerForMessenger(context);
    await page.goto(PAGE.path);
    const { account } = await openChat(page);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('rihla:event', (event) => resolve((event as CustomEvent).detail), { once: true }),
        ),
    );
    await account(TIMED).click();
    expect(await heard).toEqual({
      name: 'generate_lead',
      lead_source: 'chat',
      method: 'whatsapp',
      account: TIMED,
    });
  });
});

test.describe('status', () => {
  test('in the cached page, only accounts that are always available have a status', async ({ request }) => {
    const html = await (await request.get(PAGE.path)).text();
    const [, first = '', second = '', third = ''] = html.split('data-account="');
    expect(first).toContain('data-status="online"');
    for (const row of [second, third]) expect(row).not.toMatch(/data-status|>O(n|ff)line</);
  });

  test('is a text with the remaining time', async ({ page }) => {
    const { account } = await openAt(page, '08:30:00');
    await expect(account(ALWAYS)).toHaveAccessibleName(
      'Fatima-Zahra Benali Journeys and bookings Online (opens in a new tab)',
    );
    await expect(account(TIMED)).toHaveAccessibleName(
      /Lahcen Oubana The desert and the road Offline\s*I will be back in 0h:30m\s*\(opens in a new tab\)/,
    );
    await page.clock.runFor(60_000);
    await expect(account(TIMED)).toContainText('0h:29m');
  });

  test('changes at the opening hour, without a reload, and is announced', async ({ page }) => {
    const { account, box } = await openAt(page, '18:00:30');
    await expect(account(TIMED)).toContainText('Online');
    await expect(box.getByRole('status')).toBeEmpty();
    await page.clock.runFor(29_000);
    await expect(account(TIMED)).toContainText('Online');
    await page.clock.runFor(1_000);
    await expect(account(TIMED)).toContainText('Offline');
    await expect(account(TIMED)).toContainText('I will be back soon');
    await expect(box.getByRole('status')).toHaveText('Lahcen Oubana: Offline. I will be back soon');
  });

  test('is evaluated again when the visitor returns to the tab, and when the box opens', async ({ page }) => {
    const { account, button } = await openAt(page, '12:00:00');
    await expect(account(TIMED)).toContainText('Online');
    // After sleep: the clock has advanced, the timers have not.
    await page.clock.setSystemTime(await instantOf(page, '20:00:00'));
    await expect(account(TIMED)).toContainText('Online');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(account(TIMED)).toContainText('Offline');
    await button.click();
    await page.clock.setSystemTime(await instantOf(page, '12:00:00'));
    await button.click();
    await expect(account(TIMED)).toContainText('Online');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the styled box, and its links work', async ({ page }) => {
    await page.goto(HOME.path);
    const { account, box, button } = chatOf(page);
    await button.click();
    await expect(box).toBeVisible();
    await expect(account(ALWAYS)).toHaveAttribute(
      'href',
      `https://api.whatsapp.com/send?phone=212524000142&text=${encodeURIComponent(`Hello Khettara, I am reading ${BASE_URL}/`)}`,
    );
    await expect(account(TIMED)).not.toContainText(/Online|Offline/);
    await expect(box).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });
});

for (const [device, viewport] of VIEWPORTS) {
  test(`axe finds no violation in the open box on a ${device}, and it fits the window`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(PAGE.path);
    const { box } = await openChat(page);
    await box.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await findViolations(page)).toEqual([]);
    await expect(box).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('a phone at 200 % still has all of it: the box scrolls', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.width / 2, height: PHONE.height / 2 });
  await page.goto(PAGE.path);
  const { account, box } = await openChat(page);
  await expect(box).toBeInViewport({ ratio: 1 });
  await account(ACCOUNTS[2]).focus();
  await expect(account(ACCOUNTS[2])).toBeInViewport({ ratio: 0.9 });
  expect(await box.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('in right-to-left the button stays in its corner, and rows are mirrored', async ({ page }) => {
  await page.goto(PAGE.path);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const { account, box, button } = await openChat(page);
  const [boxPlace, buttonPlace, label] = await Promise.all([
    box.boundingBox(),
    button.boundingBox(),
    page.locator('.r-chat__label').boundingBox(),
  ]);
  expect(DESKTOP.width - (buttonPlace?.x ?? 0)).toBeLessThan(110);
  expect((boxPlace?.x ?? 0) + (boxPlace?.width ?? 0)).toBe((buttonPlace?.x ?? 0) + (buttonPlace?.width ?? 0));
  expect(label?.x).toBeLessThan(buttonPlace?.x ?? 0);
  const avatar = await account(ALWAYS).locator('.r-chat__avatar').boundingBox();
  const name = await account(ALWAYS).locator('.r-chat__name').boundingBox();
  expect(avatar?.x).toBeGreaterThan(name?.x ?? 0);
});

test('on a phone, a right-to-left page has it on the left, clear of the start of buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ar/pattern-book/text/');
  const { box, button } = await openChat(page);
  expect((await button.boundingBox())?.x).toBe(30);
  expect((await box.boundingBox())?.x).toBe(12);
});

test('when the script fails to load, the box still opens', async ({ faults, page }) => {
  faults.allow(/chat/);
  await page.route(/island\/chat-/, (route) => route.abort());
  await page.clock.install();
  await page.goto(PAGE.path);
  const { account, button } = chatOf(page);
  await button.click();
  // The loader tries three times, with delays in between, once the script's imports have loaded.
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(islandMarkers(page, 'chat')).toHaveAttribute('data-state', 'failed', { timeout: 100 });
  }).toPass();
  await expect(account(ALWAYS)).toBeVisible();
});
