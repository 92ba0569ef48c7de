import type { Page } from '@playwright/test';
import { writeAction } from '../../src/shared/actions/writeAction.ts';
import { islandMarkers } from './support/islands.ts';
import { expect, test } from './support/lightboxSite.ts';

// Sequential, in one worker: they share a server and its settings.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const PATH = '/journeys/three-nights-in-the-dunes/';
const FILM = 'https://www.youtube.com/watch?v=abcDEF123-_';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const toAddress = (address: string) => ({ kind: 'address', address });

test('a button and a link action open pictures too; a video loads nothing from its host before it is played', async ({
  faults,
  page,
  site,
}) => {
  const picture = await site.pictureId('Night at the camp');
  await page.goto(PATH);
  const href = (await page.locator('a[data-lightbox-group]').first().getAttribute('href')) ?? '';
  const action = writeAction({ action: 'lightbox', settings: { url: href, title: '<i>By action</i>' } });
  await site.publish('/films/', [
    { blockType: 'button', label: 'See the map', link: toAddress(`${href}?v=2`) },
    { blockType: 'button', label: 'See by action', link: toAddress(action) },
    { blockType: 'image', picture, link: toAddress(FILM), lightbox: 'yes', lightboxGroup: 'films' },
    { blockType: 'image', picture, link: toAddress('/assets/film.mp4'), lightbox: 'yes', lightboxGroup: 'films' },
  ]);
  const policy = (await page.goto('/films/'))?.headers()['content-security-policy'];
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policy).toContain("media-src 'self';");

  await page.getByRole('link', { name: 'See the map' }).click();
  await expect(dialog(page).getByRole('img', { name: 'See the map' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'See the map' })).toBeFocused();

  await page.getByRole('link', { name: 'See by action' }).click();
  await expect(dialog(page).locator('.r-lightbox__title')).toHaveText('<i>By action</i>');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'See by action' })).toBeFocused();

  faults.allow(/^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF123-_\?/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.locator('a[data-lightbox-group=films]').first().click();
  const play = dialog(page).locator('.yarl__slide_current').getByRole('button', { name: 'Play: Night at the camp' });
  await expect(play).toBeVisible();
  expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);
  await play.click();
  await expect(dialog(page).locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF123-_/,
  );
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).locator('iframe')).toHaveCount(0);
  await expect(dialog(page).getByRole('status').filter({ hasText: '/' })).toContainText('2 / 2');
});

test('each control follows its setting', async ({ page, site }) => {
  await site.set({ lightbox_enable_counter: false, lightbox_enable_fullscreen: false, lightbox_enable_zoom: false });
  await page.goto(PATH);
  await page.locator('a[data-lightbox-group]').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Save the picture' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /Zoom|Full screen/ })).toHaveCount(0);
  await expect(dialog(page).locator('.r-lightbox__counter')).toHaveCSS('clip-path', 'inset(50%)');
  await site.set({ lightbox_enable_share: false, lightbox_enable_download: false });
  await page.goto(PATH);
  await page.locator('a[data-lightbox-group]').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /Share|Save/ })).toHaveCount(0);
});

test('switched off, links lead to pictures and pages load nothing of it', async ({ faults, page, site }) => {
  faults.allow(/Blocked script execution/);
  await site.set({ global_image_lightbox: false });
  await page.goto(PATH);
  await expect(islandMarkers(page, 'lightbox')).toHaveCount(0);
  await page.locator('a[data-lightbox-group]').first().click();
  await expect(page).toHaveURL(/\.jpg$/);
  await site.set({});
});

test('copy protection prevents dragging of the picture, and does not affect keys and controls', async ({
  page,
  site,
}) => {
  await site.protect({ enabled: true, documents: ['posts'] });
  await page.goto(PATH);
  await expect(islandMarkers(page, 'copy-protection')).toHaveAttribute('data-state', 'mounted');
  await page.locator('a[data-lightbox-group]').first().click();
  const counter = dialog(page).getByRole('status').filter({ hasText: '/' });
  await expect(counter).toContainText('1 / 4');
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText('2 / 4');
  const picture = dialog(page).locator('.yarl__slide_current img');
  await expect(picture).not.toHaveAttribute('data-loading');
  const isBlocked = (type: string, selector: string) =>
    page.evaluate(
      ([name, found]) => {
        const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 2 });
        return !document.querySelector(found)?.dispatchEvent(event);
      },
      [type, selector] as const,
    );
  expect(await isBlocked('contextmenu', '.yarl__slide_current img')).toBe(true);
  expect(await isBlocked('contextmenu', '.r-lightbox__share button')).toBe(false);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save the picture' }).click();
  await download;
});

test('a link can opt out of the lightbox; one with a slideshow name joins it', async ({ faults, page, site }) => {
  faults.allow(/Blocked script execution/);
  const [camp, caravan] = [await site.pictureId('Night at the camp'), await site.pictureId('Caravan on Erg Chebbi')];
  await page.goto(PATH);
  const href = (await page.locator('a[data-lightbox-group]').first().getAttribute('href')) ?? '';
  const show = { kind: 'action', action: 'lightbox', picture: camp };
  await site.publish('/maps/', [
    { blockType: 'button', label: 'See the map alone', link: { ...toAddress(href), skipLightbox: true } },
    { blockType: 'button', label: 'See the camp', link: { ...show, slideshow: 'caravans' } },
    { blockType: 'image', picture: caravan, opens: 'picture', lightboxGroup: 'caravans' },
  ]);
  await page.goto('/maps/');
  await page.getByRole('link', { name: 'See the camp' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: '/' })).toContainText('1 / 2');
  await expect(dialog(page).locator('.r-lightbox__title')).toHaveText('Night at the camp');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).locator('.r-lightbox__title')).toHaveText('Caravan on Erg Chebbi');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See the map alone' }).click();
  await expect(page).toHaveURL(href);
});
