import type { Page } from '@playwright/test';
import { claimSite, type Staff } from '../support/requests/staff.ts';
import { startSeededSite } from '../support/servers/seededSite.ts';
import { expectMounted, scrollPage } from './support/islands.ts';
import { horizontalOverflow, recordLayoutShifts } from './support/layout.ts';
import { settle } from './support/settle.ts';
import { test as base, expect } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

const test = base.extend<
  object,
  { site: { origin: string; publish(path: string, layout: readonly object[]): Promise<void> } }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here.
    async ({}, use) => {
      const server = await startSeededSite('effects');
      const staff: Staff = await claimSite(server);
      await use({
        origin: server.origin,
        async publish(path, layout) {
          const data = { title: `Page ${path}`, path, layout, _status: 'published' };
          const answer = await staff('POST', '/pages', data);
          if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        },
      });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

const button = (label: string, advanced = {}) => ({
  blockType: 'button',
  label,
  link: { kind: 'address', address: '/privacy/' },
  advanced,
});
const heading = (text: string, advanced = {}) => ({ blockType: 'heading', text, level: 'h2', advanced });
const box = (blocks: readonly object[], more: object = {}) => ({ blockType: 'container', blocks, ...more });
/** Ten links one below the other, each in half a window. */
const links = (name: string) =>
  Array.from({ length: 10 }, (_, index) => [button(`${name} ${index}`), { blockType: 'spacer', height: '9' }]).flat();

test.describe('sticky blocks', () => {
  test('two stack below the header; nothing focused or jumped to is covered; an unbounded one continues past its column', async ({
    page,
    site,
  }) => {
    await site.publish('/sticky/', [
      heading('Before', { htmlId: 'before' }),
      box([heading('Dates')], { advanced: { sticky: 'top', sticky_effects_offset: 40, htmlId: 'first' } }),
      ...links('One'),
      box([box([heading('Prices')], { advanced: { sticky: 'top', sticky_offset: 10, htmlId: 'second' } })]),
      ...links('Two'),
      heading('The end', { htmlId: 'far' }),
      ...links('Three'),
      box([button('Book', { sticky: 'bottom', sticky_on: ['mobile'], htmlId: 'low' })]),
    ]);
    const box_ = async (id: string) => (await page.locator(`#${id}`).boundingBox()) ?? { y: Number.NaN, height: 0 };
    await page.setViewportSize(DESKTOP);
    await page.goto('/sticky/');
    await expectMounted(page, 'sticky');
    const header = await page.locator('.r-header').evaluate((element) => element.getBoundingClientRect().bottom);

    await test.step('each below the previous one', async () => {
      await scrollPage(page, 4500);
      const [first, second] = [await box_('first'), await box_('second')];
      expect(first.y).toBeCloseTo(header, 0);
      expect(second.y).toBeCloseTo(first.y + first.height + 10, 0);
      await expect(page.locator('#first')).toHaveAttribute('data-sticky-effects');
    });

    await test.step('a jump ends below them', async () => {
      await page.evaluate(() => {
        location.hash = '#far';
      });
      const second = await box_('second');
      await expect.poll(async () => (await box_('far')).y).toBeGreaterThanOrEqual(second.y + second.height);
    });

    await test.step('keyboard focus is never under them', async () => {
      await page.getByRole('link', { name: 'Three 2' }).focus();
      for (let index = 0; index < 12; index += 1) {
        await page.keyboard.press('Shift+Tab');
        const hidden = () =>
          page.evaluate(() => {
            const focused = document.activeElement as Element;
            const { bottom, left, right, top } = focused.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return focused.contains(at) ? '' : focused.textContent;
          });
        // The page scrolls smoothly.
        await expect.poll(hidden).toBe('');
      }
    });

    await test.step('at the top everything is back in place', async () => {
      await scrollPage(page, 0);
      await expect(page.locator('[data-stuck]')).toHaveCount(0);
      await expect(page.locator('#second')).not.toHaveAttribute('style', /fixed/);
    });

    await test.step('on a phone the phone’s one is at the bottom, beside the dock, and the page is no wider', async () => {
      await page.setViewportSize(PHONE);
      await expect(page.locator('#low')).toHaveAttribute('data-stuck');
      const low = await box_('low');
      await expect.poll(async () => (await box_('low')).y + low.height).toBeCloseTo(PHONE.height, 0);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });

  test('past its column it continues to the end of the page, without layout shift however far one jumps', async ({
    page,
    site,
  }) => {
    await site.publish('/sticky-free/', [
      ...links('One'),
      box([box([heading('Dates')], { advanced: { sticky: 'top', htmlId: 'free' } })]),
      ...links('Two'),
      box([button('Book', { sticky: 'bottom', htmlId: 'low' })]),
    ]);
    const shifts = await recordLayoutShifts(page);
    await page.setViewportSize(DESKTOP);
    await page.goto('/sticky-free/');
    await expectMounted(page, 'sticky');
    const header = await page.locator('.r-header').evaluate((element) => element.getBoundingClientRect().bottom);
    const box_ = async (id: string) => (await page.locator(`#${id}`).boundingBox()) ?? { y: Number.NaN, height: 0 };
    const low = await box_('low');
    expect(low.y + low.height).toBeCloseTo(DESKTOP.height, 0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const rest = (await box_('free')).y;
    for (const y of [rest, rest + 100, rest + 2000]) await scrollPage(page, y);
    await expect.poll(async () => (await box_('free')).y).toBeCloseTo(header, 0);
    await scrollPage(page, end);
    const main = await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().bottom);
    const last = await box_('free');
    expect(last.y).toBeCloseTo(Math.min(header, main - last.height), 0);
    await scrollPage(page, rest + 1000);
    await expect.poll(async () => (await box_('free')).y).toBeCloseTo(header, 0);
    await scrollPage(page, 0);
    expect(await shifts.total(), (await shifts.sources()).join('\n')).toBe(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('it is sticky by style alone', async ({ page, site }) => {
      await site.publish('/sticky-plain/', [
        box([heading('Dates')], { advanced: { sticky: 'top', htmlId: 'plain' } }),
        ...links('One'),
      ]);
      await page.goto('/sticky-plain/');
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 1200);
      const header = (await page.locator('.r-header').boundingBox())?.height ?? 0;
      const top = async () => ((await page.locator('#plain').boundingBox())?.y ?? 0) - header;
      await expect.poll(async () => Math.abs(await top())).toBeLessThan(12);
    });
  });
});

test.describe('entrances', () => {
  const blocks = [
    box([heading('Hero')], {
      advanced: { entrance_animation: 'fadeInRight', entrance_animation_duration: 'slow', htmlId: 'hero' },
    }),
    ...links('One'),
    box([button('Below')], { advanced: { entrance_animation: 'slideInLeft', htmlId: 'below' } }),
    ...links('Two'),
  ];
  const states = (page: Page) =>
    page.locator('.r-entrance').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.entrance ?? ''));

  test('visible blocks animate by style, others when scrolled to, without layout shift', async ({ page, site }) => {
    await site.publish('/entrance/', blocks);
    const shifts = await recordLayoutShifts(page);
    await page.goto('/entrance/');
    await expectMounted(page, 'entrance');
    await expect.poll(() => states(page)).toEqual([expect.stringMatching(/^(done)?$/), 'waiting']);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.locator('#below').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await states(page))[1]).toMatch(/running|done/);
    await settle(page);
    expect((await states(page))[1]).toBe('done');
    expect(await page.locator('#below').evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await shifts.total()).toBe(0);
  });

  test('under prefers-reduced-motion, also set later, and in print everything is in place', async ({ page, site }) => {
    await site.publish('/entrance-calm/', blocks);
    const opacities = () =>
      page.locator('.r-entrance').evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    await page.goto('/entrance-calm/');
    await expectMounted(page, 'entrance');
    await expect.poll(async () => (await opacities())[1]).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await opacities()).toEqual(['1', '1']);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    expect(await opacities()).toEqual(['1', '1']);
    const names = await page.evaluate(() =>
      document.getAnimations().map((each) => (each as CSSAnimation).animationName),
    );
    expect(names.filter((name) => name?.startsWith('r-in-'))).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('all content is visible', async ({ page, site }) => {
      await site.publish('/entrance-plain/', blocks);
      await page.goto('/entrance-plain/');
      await page.locator('#below').scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: 'Below' })).toBeInViewport();
    });
  });
});

test.describe('motion', () => {
  const moving = [
    ...links('Before'),
    box([heading('Moves')], {
      advanced: {
        htmlId: 'moves',
        motion: [
          { effect: 'translateY', amount: 2 },
          { effect: 'translateX', direction: 'right', amount: 1 },
          { effect: 'opacity', start: 40, end: 60 },
          { effect: 'scale' },
        ],
      },
    }),
    box([heading('Tilts')], { advanced: { htmlId: 'tilts', motion: [{ effect: 'tilt' }, { effect: 'mouseTrack' }] } }),
    ...links('After'),
  ];
  const look = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      const { opacity, scale, transform, translate } = getComputedStyle(element);
      return { opacity, scale, transform, translate };
    });
  const REST = { opacity: '1', scale: 'none', transform: 'none', translate: 'none' };
  /** Scrolls to a progress of a block's centre through the window. */
  const bring = (page: Page, id: string, percent: number) =>
    page.evaluate(
      ([name, part]) => {
        const element = document.getElementById(name as string) as HTMLElement;
        const { offsetHeight } = element;
        let top = 0;
        for (let box_ = element as HTMLElement | null; box_; box_ = box_.offsetParent as HTMLElement | null)
          top += box_.offsetTop;
        scrollTo({ top: top - innerHeight + ((innerHeight + offsetHeight) * Number(part)) / 100, behavior: 'instant' });
      },
      [id, percent] as const,
    );

  for (const timelines of [true, false]) {
    test(`follows the formulas ${timelines ? 'by style alone' : 'where the browser has no scroll timelines'}, and is off under prefers-reduced-motion`, async ({
      page,
      site,
    }) => {
      const path = `/motion-${timelines}/`;
      await site.publish(path, moving);
      if (!timelines) {
        await page.addInitScript(() => {
          const { supports } = CSS;
          CSS.supports = ((...query: [string]) => !query[0].includes('timeline') && supports(...query)) as never;
          // As the style sheet of such a browser: it has no scroll-driven animation.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.r-motion { animation: none !important }');
          document.adoptedStyleSheets = [sheet];
        });
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      if (!timelines) await expectMounted(page, 'motion');
      for (const [percent, y, opacity, scale] of [
        [50, 0, 0.5, 1.2],
        [30, 40, 0, 1.067],
        [90, -80, 1, 1.4],
      ] as const) {
        await bring(page, 'moves', percent);
        await expect
          .poll(async () => {
            const now = await look(page, 'moves');
            const [x = 0, up = 0] = now.translate.split(' ').map(Number.parseFloat);
            const off = [x + y / 2, up - y, 10 * (Number(now.opacity) - opacity), 10 * (Number(now.scale) - scale)];
            return Math.max(...off.map(Math.abs));
          })
          .toBeLessThan(1);
      }
      expect(await horizontalOverflow(page)).toBe(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => look(page, 'moves')).toEqual(REST);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(async () => (await look(page, 'moves')).scale).toBe('1.4');
    });
  }

  test('a block follows the mouse while visible, but not under prefers-reduced-motion', async ({ page, site }) => {
    await site.publish('/motion-mouse/', moving);
    await page.setViewportSize(DESKTOP);
    await page.goto('/motion-mouse/');
    await expectMounted(page, 'mouse-motion');
    await bring(page, 'tilts', 50);
    await expect(page.locator('#tilts')).toBeInViewport();
    await page.mouse.move(1000, 300);
    await page.mouse.move(1080, 450);
    await expect
      .poll(() => page.locator('#tilts').evaluate((element) => element.style.transform))
      .toBe('perspective(1000px) translate(-25px, 0px) rotateX(0deg) rotateY(10deg)');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => look(page, 'tilts')).toEqual(REST);
  });
});
