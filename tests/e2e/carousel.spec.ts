import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { islandMarkers } from './support/islands.ts';
import { ARTICLE } from './support/kinds.ts';
import { horizontalOverflow, recordLayoutShifts } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** Every kind of carousel in each of its variants. */
const CAROUSELS = '/pattern-book/carousels/';

/** The carousel with a name, once mounted. */
const named = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();
async function wake(page: Page, name: string): Promise<Locator> {
  const carousel = named(page, name);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-live', /./);
  return carousel;
}

/** The slides that are not inert, by name. */
const seen = (carousel: Locator) => carousel.locator('.r-carousel__slide:not([inert])');
async function expectSeen(carousel: Locator, names: string[]): Promise<void> {
  await expect(seen(carousel)).toHaveCount(names.length);
  const found = await seen(carousel).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(found).toEqual(names);
}

/** Waits until the visible slides are at the start of their row, at rest. */
async function expectAtStart(carousel: Locator, edge: 'left' | 'right' = 'left'): Promise<void> {
  const distance = () =>
    carousel.evaluate((frame, side) => {
      const row = frame.querySelector('.r-carousel__view')?.getBoundingClientRect();
      const boxes = [...frame.querySelectorAll('.r-carousel__slide:not([inert])')].map((slide) =>
        slide.getBoundingClientRect(),
      );
      if (!row) return Number.NaN;
      if (side === 'left') return Math.abs(Math.min(...boxes.map((box) => box.left)) - row.left);
      return Math.abs(row.right - Math.max(...boxes.map((box) => box.right)));
    }, edge);
  // The gap and the space of the peeking neighbour are before the first.
  await expect.poll(distance).toBeLessThan(50);
}

test('carousels on a desktop', async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);

  await test.step('a page without a carousel loads none of its files', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
    await expect(islandMarkers(page, 'carousel')).toHaveCount(0);
    expect(asked.filter((url) => /carousel|embla/i.test(url))).toEqual([]);
  });

  const shifts = await recordLayoutShifts(page);
  await page.goto(CAROUSELS);
  await test.step('the script is loaded when the first comes near', async () => {
    await expect(islandMarkers(page, 'carousel').last()).toHaveAttribute('data-state', 'waiting');
  });

  await test.step('arrows loop, without duplicated content', async () => {
    const days = await wake(page, 'Five days to the sea');
    await expectSeen(days, ['1 of 5', '2 of 5', '3 of 5']);
    await days.getByRole('button', { name: 'Previous slide' }).click();
    await expect(days.getByRole('button', { name: 'Show slide 5' })).toHaveAttribute('aria-current', 'true');
    await expect(seen(days)).toHaveCount(3);
    await expect(days.locator('.r-carousel__slide')).toHaveCount(5);
    await days.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(days, ['1 of 5', '2 of 5', '3 of 5']);
    await expectAtStart(days);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  await test.step('keys and dots navigate too', async () => {
    const days = await wake(page, 'Five days to the sea');
    await days.getByRole('button', { name: 'Show slide 2' }).click();
    await expectSeen(days, ['2 of 5', '3 of 5', '4 of 5']);
    await page.keyboard.press('ArrowRight');
    await expect(days.getByRole('button', { name: 'Show slide 3' })).toBeFocused();
    await expectAtStart(days);
  });

  await test.step('slides can be dragged', async () => {
    const days = await wake(page, 'Five days to the sea');
    const box = await days.locator('.r-carousel__view').boundingBox();
    if (!box) throw new Error('The row has no box.');
    await page.mouse.move(box.x + 700, box.y + 200);
    await page.mouse.down();
    // Two thirds of a slide: more than half a slide, and so little that no speed of the machine carries it past the next.
    await page.mouse.move(box.x + 420, box.y + 205, { steps: 8 });
    await page.mouse.up();
    await expect(days.getByRole('button', { name: 'Show slide 4' })).toHaveAttribute('aria-current', 'true');
    await expectAtStart(days);
  });

  await test.step('without a loop the native row scrolls, and has ends', async () => {
    const answers = await wake(page, 'Before you pack');
    await expect(answers).toHaveAttribute('data-live', 'scroll');
    await expectSeen(answers, ['1 of 4', '2 of 4']);
    await answers.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(answers, ['3 of 4', '4 of 4']);
    await expect(answers.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('mounting causes no layout shift', async () => {
    for (const carousel of await page.locator('.r-carousel').all()) await carousel.scrollIntoViewIfNeeded();
    await expect(islandMarkers(page, 'carousel').last()).toHaveAttribute('data-state', 'mounted');
    expect(await shifts.total(), (await shifts.sources()).join('\n')).toBeLessThan(0.001);
  });

  await test.step('autoplay is stopped by its first control', async () => {
    const journeys = await wake(page, 'Journeys of this year');
    const stop = journeys.getByRole('button', { name: 'Stop moving the slides' });
    await expect(journeys.getByRole('button').first()).toHaveAttribute('aria-label', 'Stop moving the slides');
    await stop.click();
    await expect(journeys.getByRole('button').first()).toHaveAttribute('aria-label', 'Start moving the slides');
    await expect(journeys.locator('.r-carousel__view')).toHaveAttribute('aria-live', 'polite');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(journeys.locator('.r-carousel__pause')).toBeHidden();
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('thumbnails lead to their slides, and the lightbox pages through all of them, once each', async () => {
    const media = await wake(page, 'From Marrakech to the camp');
    await media.getByRole('link', { name: 'Show slide 2' }).click();
    await expectSeen(media, ['2 of 5']);
    await expect(media.getByRole('link', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true');
    await seen(media).getByRole('link').click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('2 / 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  });

  await test.step('axe finds nothing', async () => {
    expect(await findViolations(page)).toEqual([]);
  });
});

test('carousels on a small phone in right-to-left', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ ...PHONE, width: 320 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
  );
  await page.goto(CAROUSELS);
  const days = await wake(page, 'Five days to the sea');
  await expectSeen(days, ['1 of 5']);
  await days.getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectSeen(days, ['2 of 5']);
  await expectAtStart(days, 'right');
  const answers = await wake(page, 'Before you pack');
  await answers.getByRole('button', { name: 'Next slide' }).click();
  await expectSeen(answers, ['2 of 4']);
  await expectAtStart(answers, 'right');
  expect(await horizontalOverflow(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a carousel is a scrollable row, with every slide reachable and no dead button', async ({ page }) => {
    await page.goto(CAROUSELS);
    const days = named(page, 'Five days to the sea');
    await expect(days.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await expect(days.getByRole('group', { name: '5 of 5' })).toBeAttached();
    await days.getByRole('heading', { name: 'Down to the sea' }).scrollIntoViewIfNeeded();
    await expect(days.getByRole('heading', { name: 'Down to the sea' })).toBeInViewport();
    // Thumbnails are links to the slides.
    const media = named(page, 'From Marrakech to the camp');
    await media.getByRole('link', { name: 'Show slide 4' }).click();
    await expect(media.getByText('The camp, in two minutes')).toBeInViewport();
  });
});
