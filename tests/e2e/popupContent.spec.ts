import type { Locator, Page } from '@playwright/test';
import { writeAction } from '../../src/shared/actions/writeAction.ts';
import { expectMounted, islandMarkers } from './support/islands.ts';
import { addLink, button, expect, openByLink, openLink, POPUP_PAGE, popupOf, test } from './support/popupsTest.ts';

const FILM = 'https://vimeo.com/76979871';
const show = (url: string) => writeAction({ action: 'lightbox', settings: { url, title: 'The dunes' } });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });

test.describe('blocks in a popup get the address and title of the page', () => {
  const networks = ['facebook', 'whatsapp'].map((network) => ({ network }));
  const queryOf = async (link: Locator) =>
    Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams);

  test('share buttons: links and copying', async ({ context, page, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await site.publish({ layout: [{ blockType: 'share-buttons', networks }] });
    const { popup } = await openByLink(page, id);
    const address = `${site.origin}${POPUP_PAGE}`;
    expect(await queryOf(popup.getByRole('link', { name: 'Share on Facebook' }))).toEqual({ u: address });
    const message = { text: `*With popups*\n${address}` };
    expect(await queryOf(popup.getByRole('link', { name: 'Share on WhatsApp' }))).toEqual(message);
    await popup.getByRole('button', { name: 'Copy link' }).click();
    await expect(popup.getByRole('status')).toHaveText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test('a chat’s message, with the tab’s title and current URL', async ({ page, site }) => {
    const account = await site.create('/chat-accounts', {
      accountName: 'Salma',
      number: '212612345678',
      predefinedText: 'About [njwa_page_title]: [njwa_page_url]',
    });
    const id = await site.publish({ layout: [{ blockType: 'chat-button', account, styles: { label: 'Ask' } }] });
    const { popup } = await openByLink(page, id);
    const link = popup.getByRole('link', { name: /Ask/ });
    const message = async () => (await queryOf(link)).text;
    expect(await message()).toBe(`About ${await page.title()}: ${site.origin}${POPUP_PAGE}`);
    await expectMounted(popup, 'chat');
    await page.evaluate(() => history.replaceState(null, '', '?month=may'));
    await link.dispatchEvent('pointerdown');
    expect(await message()).toBe(`About ${await page.title()}: ${site.origin}${POPUP_PAGE}?month=may`);
  });
});

test.describe('lightbox from a popup, on a page without one', () => {
  test('a link to a picture, and one that shows it by an action, from one popup and from the next', async ({
    page,
    request,
    site,
  }) => {
    const html = await (await request.get('/')).text();
    const picture = /\/media\/[^" ]+\.jpg/.exec(html)?.[0] ?? '';
    const second = await site.publish({ title: 'Water', layout: [button('Same again', picture)] });
    const layout = [
      button('See it', picture),
      button('Show it', show(`${picture}?v=2`)),
      button('More', openLink(second)),
    ];
    const { popup } = await openByLink(page, await site.publish({ layout }));
    for (const name of ['See it', 'Show it']) {
      const link = popup.getByRole('link', { name });
      await link.click();
      await expect(viewer(page).getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await popup.getByRole('link', { name: 'More' }).click();
    await popupOf(page, second).getByRole('link', { name: 'Same again' }).click();
    await expect(viewer(page).getByRole('img')).toBeVisible();
    await expect(islandMarkers(page, 'lightbox')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(POPUP_PAGE);
  });

  test('a video in a popup opened by a popup plays, since the page’s policy allows it', async ({
    faults,
    page,
    site,
  }) => {
    faults.allow(/^third party: https:\/\/player\.vimeo\.com\/video\/76979871/);
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ body: '<!doctype html><title>Player</title><p>It plays', contentType: 'text/html' }),
    );
    const film = await site.publish({ title: 'Film', layout: [button('Watch', show(FILM))] });
    const guide = await site.publish({ layout: [button('To the film', openLink(film))] });
    await site.publishPage('/leads-to-a-film/', [button('Guide', openLink(guide))]);
    await page.goto('/leads-to-a-film/');
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('link', { name: 'To the film' }).click();
    await page.getByRole('link', { name: 'Watch' }).click();
    await viewer(page).getByRole('button', { name: 'Play: The dunes' }).click();
    await expect(viewer(page).frameLocator('iframe').getByText('It plays')).toBeVisible();
  });

  test('content added to a popup after the page was sent opens in a new tab', async ({ faults, page, site }) => {
    faults.allow(/content security policy|pictures\.example/i);
    const picture = 'https://pictures.example/dunes.jpg';
    const id = await site.publish();
    await page.goto(POPUP_PAGE);
    await site.change(id, { layout: [button('Watch', show(FILM)), button('See', show(picture))] });
    await (await addLink(page, openLink(id))).click();
    const expectLink = async (href: string): Promise<void> => {
      const link = viewer(page).getByRole('link', { name: 'Open in a new tab: The dunes' });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
    };
    await page.getByRole('link', { name: 'Watch' }).click();
    await viewer(page).getByRole('button', { name: 'Play: The dunes' }).click();
    await expectLink(FILM);
    await page.getByRole('link', { name: 'See' }).click();
    await expectLink(picture);
  });
});
