import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { fakeFilmServices } from './support/filmFakes.ts';
import { islandMarkers } from './support/islands.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { PHONE } from './support/viewports.ts';

/** The page of the demo's pattern book with videos and playlists. */
const PATH = '/pattern-book/media/';
const TITLE = 'Three nights in the dunes';
const API = 'https://www.youtube.com/iframe_api';
const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
/** Hosts that these tests request, and mock. */
const SERVICES = /^third party: https:\/\/(?:www\.youtube|player\.vimeo|www\.openstreetmap)/;

const film = (page: Page) => page.locator('.r-video').filter({ hasText: TITLE });
const play = (page: Page) => film(page).getByRole('button', { name: `Play: ${TITLE}` });
const state = (page: Page) => film(page).locator('.r-frame');
const player = (page: Page) => film(page).frameLocator('iframe').locator('#state');
const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

test.describe('a film of a service', () => {
  test('loads nothing before it is started, plays by one click, and docks in the corner', async ({
    baseURL,
    faults,
    page,
  }) => {
    faults.allow(SERVICES);
    const asked = await fakeFilmServices(page, origin(baseURL));
    await page.goto(PATH);

    await test.step('nothing of the service is loaded, however long the page is viewed', async () => {
      await film(page).scrollIntoViewIfNeeded();
      await expect(play(page)).toBeVisible();
      await play(page).hover();
      await expect(film(page).getByRole('link', { name: 'Watch at YouTube' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.youtube\.com\/watch/,
      );
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('one click plays it; API and player are loaded once', async () => {
      await play(page).focus();
      await page.keyboard.press('Enter');
      await expect(state(page)).toHaveAttribute('data-state', 'shown');
      await expect(player(page)).toHaveText('playing');
      expect(asked.sort()).toEqual([EMBED, API].sort());
      await expect(film(page).locator('iframe')).toBeFocused();
      await expect(film(page).locator('iframe')).toHaveAttribute('title', TITLE);
    });

    await test.step('scrolled past, it plays on in the corner, where Esc pauses and closes it', async () => {
      const screen = film(page).locator('.r-frame__screen');
      await film(page).evaluate((element) => {
        scrollTo({ top: scrollY + element.getBoundingClientRect().bottom + innerHeight, behavior: 'instant' });
      });
      await expect(screen).toHaveAttribute('data-stuck', '');
      await expect(screen).toBeInViewport({ ratio: 1 });
      await page.locator('body').press('Escape');
      await expect(screen).not.toHaveAttribute('data-stuck');
      await expect(player(page)).toHaveText('paused');
    });
  });

  test('that does not respond shows an error after 30 s, with a retry', async ({ baseURL, faults, page }) => {
    faults.allow(SERVICES);
    await fakeFilmServices(page, origin(baseURL), 'is silent');
    await page.clock.install();
    await page.goto(PATH);
    await play(page).click();
    await expect(state(page)).toHaveAttribute('data-state', 'loading');
    await stopClock(page);
    await page.clock.runFor(30_000);
    await expect(film(page).getByRole('alert')).toContainText('YouTube does not answer');
    await expect(film(page).getByRole('link', { name: 'Watch at YouTube' })).toBeVisible();
    await film(page).getByRole('button', { name: 'Try again' }).click();
    await expect(film(page).getByRole('alert')).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('plays by one tap, within the width of the window, in right-to-left too', async ({
      baseURL,
      faults,
      page,
    }) => {
      faults.allow(SERVICES);
      await fakeFilmServices(page, origin(baseURL));
      await page.goto(PATH);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await play(page).tap();
      await expect(player(page)).toHaveText('playing');
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('links to its page, without a dead button', async ({ page }) => {
      await page.goto(PATH);
      await expect(film(page).getByRole('link', { name: 'Watch at YouTube' })).toBeVisible();
      await expect(film(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /The palm groves of the Draa/ })).toHaveAttribute(
        'href',
        'https://vimeo.com/76979871',
      );
    });
  });
});

test('a playlist plays its videos in one player, and its URL restores the current one', async ({
  baseURL,
  faults,
  page,
}) => {
  faults.allow(SERVICES);
  const asked = await fakeFilmServices(page, origin(baseURL));
  const list = page.getByRole('region', { name: 'Nine days along one line of water' });
  const wells = list.getByRole('link', { name: /The wells of a khettara/ });
  await page.goto(PATH);
  await list.scrollIntoViewIfNeeded();
  await expect(islandMarkers(page, 'video-playlist').first()).toHaveAttribute('data-state', 'mounted');
  expect(asked).toEqual([]);
  await wells.click();
  await expect(wells).toHaveAttribute('aria-current', 'true');
  await expect(list.frameLocator('iframe').locator('#state')).toHaveText('playing');
  await expect(page).toHaveURL(/playlist=line-of-water&video=eRsGyueVLvQ/);
  asked.length = 0;
  await page.reload();
  await expect(wells).toHaveAttribute('aria-current', 'true');
  await expect(list).toBeInViewport();
  expect(asked).toEqual([]);
});

test('a map loads at once with permanent consent, until that is revoked', async ({ baseURL, faults, page }) => {
  faults.allow(SERVICES);
  const asked = await fakeFilmServices(page, origin(baseURL));
  const map = page.locator('.r-map').filter({ hasText: 'Our house in Merzouga' });
  const always = map.getByRole('checkbox', { name: 'Always allow OpenStreetMap' });
  await page.goto(PATH);
  await always.scrollIntoViewIfNeeded();
  await expect(islandMarkers(map, 'map')).toHaveAttribute('data-state', 'mounted');
  expect(asked).toEqual([]);
  await always.check();
  await expect(map.locator('.r-frame')).toHaveAttribute('data-state', 'shown');
  await page.reload();
  await always.scrollIntoViewIfNeeded();
  await expect(map.locator('.r-frame')).toHaveAttribute('data-state', 'shown');
  await expect(always).toBeChecked();
  await always.uncheck();
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(map.getByRole('button', { name: /^Show from OpenStreetMap/ })).toBeVisible();
});
