import type { Page } from '@playwright/test';
import { HOSTILE } from '../../support/hostile/hostile.ts';
import { findViolations } from '../support/axe.ts';
import { ACCOUNTS, chatOf, openChat, PHONE_AGENT } from '../support/chat.ts';
import { stopClock } from '../support/clock.ts';
import { expectMounted, islandMarkers } from '../support/islands.ts';
import { ARTICLE, HOME, NOT_FOUND, PAGE } from '../support/kinds.ts';
import { DESKTOP, PHONE } from '../support/viewports.ts';
import { expect, test } from './chatTest.ts';

// One server with settings per test, so sequential.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const [ALWAYS, TIMED] = ACCOUNTS;
const CONTACT = '/contact/';
const RED = 'rgb(179, 38, 30)';
const WHITE = 'rgb(255, 255, 255)';

/** The inline button of the contact page. */
function inlineButton(page: Page) {
  return page.locator('.r-chat-inline [data-account]');
}

test.describe('consent', () => {
  test.beforeEach(({ site }) => site.set({ gdprStatus: true }));

  test('is required before the chat opens, and stored for thirty days', async ({ context, page }) => {
    await page.goto(PAGE.path);
    const { account, box } = await openChat(page);
    const link = account(ALWAYS);
    const block = box.locator('.r-chat__consent');
    await expect(link).toBeDisabled();
    await expect(link).not.toHaveAttribute('href');

    await link.click({ force: true });
    await expect(block).toHaveCSS('background-color', RED);
    await expect(block).toHaveCSS('color', WHITE);
    await expect(box.getByRole('checkbox')).toBeFocused();
    expect(context.pages()).toHaveLength(1);

    await box.getByRole('checkbox', { name: 'I have read the privacy notes and agree to them.' }).check();
    await expect(link).toBeEnabled();
    await expect(block).toBeHidden();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'nta-wa-gdpr');
    expect(cookie).toMatchObject({ value: 'accept', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(30 * 86_400, -2);
    await Promise.all([context.waitForEvent('page'), link.click()]);

    await page.reload();
    const again = await openChat(page);
    await expect(again.box.getByRole('checkbox')).toBeHidden();
    await expect(again.account(ALWAYS)).toHaveAttribute('href', /^https:\/\/api\./);
  });

  test('fades for 400 ms, then is removed', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE.path);
    const { box, button } = chatOf(page);
    await button.click();
    await expect(box).toHaveAttribute('data-active');
    await stopClock(page);
    const block = box.locator('.r-chat__consent');
    await box.getByRole('checkbox').check();
    await expect(block).toHaveAttribute('data-accepted');
    await expect(block).toHaveCSS('transition-duration', '0.4s');
    await page.clock.runFor(399);
    await expect(block).not.toHaveAttribute('hidden');
    await page.clock.runFor(1);
    await expect(block).toHaveAttribute('hidden');
  });

  test('is refused to the keyboard as well', async ({ context, page }) => {
    await page.goto(PAGE.path);
    const { account, box } = await openChat(page);
    await account(ALWAYS).focus();
    await page.keyboard.press('Enter');
    await expect(box.locator('.r-chat__consent')).toHaveAttribute('data-refused');
    await page.keyboard.press('Space');
    await expect(account(ALWAYS)).toHaveAttribute('href');
    expect(context.pages()).toHaveLength(1);
  });

  test('applies to the inline button, and is given to both at once', async ({ page }) => {
    await page.goto(CONTACT);
    const link = inlineButton(page);
    await link.scrollIntoViewIfNeeded();
    await expectMounted(page, 'chat');
    await expect(link).toBeDisabled();
    await link.click({ force: true });
    const block = page.locator('.r-chat-inline .r-chat__consent');
    await expect(block).toHaveCSS('background-color', RED);
    const { account, box } = await openChat(page);
    await box.getByRole('checkbox').check();
    await expect(block).toBeHidden();
    await expect(link).toHaveAttribute('href');
    await expect(account(ALWAYS)).toHaveAttribute('href');
  });

  test('without script the box has to be ticked first', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE.path);
    const { account, box, button } = chatOf(page);
    await button.click();
    await expect(box.getByText(ALWAYS)).toBeHidden();
    await box.getByRole('checkbox').check();
    await expect(account(ALWAYS)).toBeVisible();
    await context.close();
  });

  for (const viewport of [PHONE, DESKTOP]) {
    test(`axe finds nothing while it is pending or refused, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE.path);
      const { account, box } = await openChat(page);
      const settle = () =>
        box.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
      await settle();
      expect(await findViolations(page)).toEqual([]);
      await account(ALWAYS).click({ force: true });
      await settle();
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test.describe('where it shows', () => {
  const hasChat = async (page: Page, path: string): Promise<boolean> => {
    const answer = await page.request.get(path);
    return (await answer.text()).includes('r-chat__button');
  };
  const idOf = async (
    site: { staff: (method: string, path: string) => Promise<Response> },
    kind: string,
    path: string,
  ) => {
    const answer = await site.staff('GET', `/${kind}?where[path][equals]=${path}&depth=0`);
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    return docs[0]?.id;
  };

  test('lists of pages and articles are evaluated per document', async ({ page, site }) => {
    const about = await idOf(site, 'pages', PAGE.path);
    const article = await idOf(site, 'posts', ARTICLE.path);
    const shown = async () => {
      const paths = [HOME.path, PAGE.path, ARTICLE.path, NOT_FOUND.path];
      return Promise.all(paths.map((path) => hasChat(page, path)));
    };
    await site.set({ display: { displayCondition: 'showAllPage' } });
    expect(await shown()).toEqual([true, true, true, true]);
    await site.set({
      display: {
        displayCondition: 'includePages',
        includePages: [{ relationTo: 'pages', value: about }],
        includePosts: [{ relationTo: 'posts', value: article }],
      },
    });
    expect(await shown()).toEqual([false, true, true, false]);
    await site.set({
      display: { displayCondition: 'excludePages', excludePages: [{ relationTo: 'posts', value: article }] },
    });
    expect(await shown()).toEqual([true, true, false, true]);
    await site.set({ enabled: false });
    expect(await shown()).toEqual([false, false, false, false]);
  });

  test('the device is detected in the browser, from the same page', async ({ browser, site }) => {
    const seen = async (): Promise<[boolean, boolean]> => {
      const visible = await Promise.all(
        [undefined, PHONE_AGENT].map(async (userAgent) => {
          const context = await browser.newContext({ baseURL: site.origin, ...(userAgent && { userAgent }) });
          const page = await context.newPage();
          await page.goto(PAGE.path);
          if (await page.locator('[data-only]').count()) await expectMounted(page, 'chat');
          const isVisible = await chatOf(page).button.isVisible();
          if (isVisible) await openChat(page);
          await context.close();
          return isVisible;
        }),
      );
      return visible as [boolean, boolean];
    };
    await site.set({ display: { showOnDesktop: false } });
    expect(await seen()).toEqual([false, true]);
    await site.set({ display: { showOnMobile: false } });
    expect(await seen()).toEqual([true, false]);
    await site.set({ display: { showOnDesktop: false, showOnMobile: false } });
    expect(await seen()).toEqual([false, false]);
    await site.set();
    expect(await seen()).toEqual([true, true]);
  });

  test('left, further in, other sizes and colours, a scrolling list', async ({ page, site }) => {
    await site.set({
      styles: {
        btnPosition: 'left',
        btnLeftDistance: 44,
        btnBottomDistance: 50,
        isShowBtnLabel: false,
        titleSize: 24,
        backgroundColor: '#2541a8',
        textColor: '#f7f0e3',
        isShowScroll: true,
        scrollHeight: 150,
        isShowResponseText: false,
        isShowPoweredBy: false,
      },
    });
    await page.goto(PAGE.path);
    const { box, button } = await openChat(page);
    await expect(button).toHaveAccessibleName('Start a Conversation');
    const place = await button.boundingBox();
    expect([place?.x, DESKTOP.height - (place?.y ?? 0) - (place?.height ?? 0)]).toEqual([44, 50]);
    await expect
      .poll(async () => {
        const { x = 0, y = 0, height = 0 } = (await box.boundingBox()) ?? {};
        return [x, DESKTOP.height - y - height];
      })
      .toEqual([44, 122]);
    await expect(box.getByRole('heading')).toHaveCSS('font-size', '24px');
    await expect(box.locator('.r-chat__head')).toHaveCSS('background-color', 'rgb(37, 65, 168)');
    // Not white, so the introduction has the text's own colour.
    await expect(box.locator('.r-chat__head p')).toHaveCSS('color', 'rgb(247, 240, 227)');
    const list = box.getByRole('list');
    expect(
      await list.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight > clientHeight]),
    ).toEqual([150, true]);
    await expect(box.getByText('Powered by Rihla')).toHaveCount(0);
    await expect(box.locator('.r-chat__notice')).toHaveCount(0);
  });
});

test.describe('links', () => {
  for (const [device, userAgent, href] of [
    [
      'a desktop',
      undefined,
      /^https:\/\/web\.whatsapp\.com\/send\?phone=212524000142&text=Hello%0AKhettara%20%26%20co$/,
    ],
    ['a phone', PHONE_AGENT, /^whatsapp:\/\/send\?phone=212524000142&text=Hello%0AKhettara%20%26%20co$/],
  ] as const) {
    test(`have the subdomain or the app of ${device}, and no new tab where set so`, async ({ browser, site }) => {
      await site.set({ urlSettings: { onDesktop: 'web', onMobile: 'protocol', openInNewTab: false } });
      await site.setAccount(0, { predefinedText: 'Hello\r\nKhettara & co' });
      const context = await browser.newContext({ baseURL: site.origin, ...(userAgent && { userAgent }) });
      const page = await context.newPage();
      await page.goto(PAGE.path);
      const { account } = await openChat(page);
      await expect(account(ALWAYS)).toHaveAttribute('href', href);
      await expect(account(ALWAYS)).not.toHaveAttribute('target');
      await expect(account(ALWAYS)).toHaveAttribute('rel', 'nofollow noopener noreferrer');
      await context.close();
    });
  }

  test('to a group are unchanged', async ({ page, site }) => {
    await site.set();
    await site.setAccount(0, { number: 'https://chat.whatsapp.com/AbCdEf123?mode=x' });
    await page.goto(PAGE.path);
    const { account } = await openChat(page);
    await expect(account(ALWAYS)).toHaveAttribute('href', 'https://chat.whatsapp.com/AbCdEf123?mode=x');
    await site.setAccount(0, { number: '+212 524 000 142' });
  });
});

test.describe('clicks', () => {
  test.beforeEach(async ({ faults, site }) => {
    faults.allow(/^third party: https:\/\/api\.whatsapp\.com|status of 404/);
    await site.set({ urlSettings: { openInNewTab: false } });
  });

  test('are counted by account and page, also when the click leaves the page', async ({ page, site }) => {
    const before = new Map((await site.clicks()).map(([account, path, count]) => [`${account} ${path}`, count]));
    const id = await clickOnce(page, PAGE.path, ALWAYS);
    await clickOnce(page, PAGE.path, ALWAYS);
    const other = await clickOnce(page, `${HOME.path}?utm_source=letter`, TIMED);
    await clickOnce(page, NOT_FOUND.path, ALWAYS);
    await clickOnce(page, '/search/desert/', ALWAYS);
    const added = async () => {
      const now = await site.clicks();
      return now
        .map(([account, path, count]) => [account, path, count - (before.get(`${account} ${path}`) ?? 0)])
        .filter(([, , count]) => count);
    };
    await expect
      .poll(async () => (await added()).sort())
      .toEqual(
        [
          [id, PAGE.path, 2],
          [other, HOME.path, 1],
          [id, '(other pages)', 1],
          [id, '/search/', 1],
        ].sort(),
      );
  });

  test('of the inline button are counted, too', async ({ page, site }) => {
    const before = (await site.clicks()).filter(([, path]) => path === CONTACT).length;
    await page.goto(CONTACT);
    await inlineButton(page).click();
    await page.waitForURL(/whatsapp/);
    await expect.poll(async () => (await site.clicks()).filter(([, path]) => path === CONTACT).length).toBe(before + 1);
  });

  /** @returns the account's id */
  async function clickOnce(page: Page, path: string, name: string): Promise<number> {
    await page.goto(path);
    const { account } = await openChat(page);
    const id = Number(await account(name).getAttribute('data-account'));
    await account(name).click();
    await page.waitForURL(/whatsapp/);
    return id;
  }
});

test('script injected as text is escaped', async ({ page, site }) => {
  const text = HOSTILE.join(' ');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const styles = Object.fromEntries(
    ['title', 'btnLabel', 'description', 'responseText', 'gdprContent'].map((name) => [name, `${name} ${text}`]),
  );
  await site.set({ gdprStatus: true, styles, i18n: { online: `on ${text}`, offline: `off ${text}` } });
  const week = Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
      day,
      { isWorkingOnDay: false, workHours: [] },
    ]),
  );
  await site.setAccount(1, {
    accountName: `Hostile ${text}`,
    title: text,
    predefinedText: text,
    dayOffsText: `Away ${text}`,
    daysOfWeekWorking: week,
  });
  await page.goto(CONTACT);
  await inlineButton(page).scrollIntoViewIfNeeded();
  await expect(islandMarkers(page, 'chat').first()).toHaveAttribute('data-state', 'mounted');
  const { box } = await openChat(page);
  await expect(box.getByText(/^Away/)).toBeVisible();
  const active = await page.locator('.r-chat *, .r-chat-inline *').evaluateAll((elements) => {
    const isActive = ({ name, value }: Attr) =>
      name.startsWith('on') || name === 'style' || /^\s*javascript:/i.test(value);
    return elements
      .filter(
        ({ attributes, localName }) =>
          /^(script|style|iframe|object|embed)$/.test(localName) || [...attributes].some(isActive),
      )
      .map(({ outerHTML }) => outerHTML);
  });
  expect(active).toEqual([]);
  expect(dialogs).toEqual([]);
});
