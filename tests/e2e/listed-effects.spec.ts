import type { Page } from '@playwright/test';
import { claimSite, type Staff } from '../support/requests/staff.ts';
import { startSeededSite } from '../support/servers/seededSite.ts';
import { expectMounted } from './support/islands.ts';
import { test as base, expect } from './support/test.ts';
import { DESKTOP } from './support/viewports.ts';

type Pagination = 'infinite' | 'loadMore';

const test = base.extend<object, { site: { origin: string; publish(pagination: Pagination): Promise<string> } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here.
    async ({}, use) => {
      const server = await startSeededSite('listed-effects');
      const staff = await claimSite(server);
      const template = await makeCard(staff);
      await use({
        origin: server.origin,
        async publish(pagination) {
          const path = `/listed-${pagination.toLowerCase()}/`;
          const layout = [
            { blockType: 'taxonomy-filter', taxonomy: 'duration' },
            { blockType: 'spacer', height: '9' },
            { blockType: 'listing', kind: 'tours', order: 'title', pageSize: 2, columns: 1, pagination, template },
          ];
          await make(staff, '/pages', { title: path, path, layout, _status: 'published' });
          return path;
        },
      });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

async function make(staff: Staff, path: string, data: object): Promise<number> {
  const answer = await staff('POST', path, data);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

/** A card with every effect, and with blocks that need ids, lightbox groups and popovers. */
async function makeCard(staff: Staff): Promise<number> {
  const answer = await staff('GET', '/media?limit=2&depth=0&where[mimeType][equals]=image/jpeg');
  const [first, second] = ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id);
  const box = (text: string, advanced: object) => ({
    blockType: 'container',
    blocks: [{ blockType: 'heading', text, level: 'h3' }],
    advanced,
  });
  const layout = [
    { blockType: 'document-title' },
    box('Comes in', { entrance_animation: 'fadeInUp' }),
    box('Tilts', { motion: [{ effect: 'tilt' }] }),
    box('Moves', { motion: [{ effect: 'translateY', amount: 4 }] }),
    { blockType: 'gallery', groups: [{ pictures: [first, second] }] },
    { blockType: 'hotspots', picture: first, trigger: 'click', spots: [{ label: 'Well', text: 'Deep', x: 20, y: 20 }] },
    {
      blockType: 'tabs',
      items: [
        { title: 'Days', blocks: [box('Day', {})] },
        { title: 'Prices', blocks: [box('Price', {})] },
      ],
    },
  ];
  return make(staff, '/templates', { title: 'A card that moves', kind: 'card', layout, _status: 'published' });
}

const cards = (page: Page) => page.locator('.r-listing__card');

/** Ids, lightbox groups and popover targets shared by several cards, and targets that are no popover of their own card. */
const repeated = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const groups = [...document.querySelectorAll('.r-listing__card')].flatMap((card) => [
      ...new Set(
        [...card.querySelectorAll<HTMLElement>('[data-lightbox-group]')].map((one) => one.dataset.lightboxGroup),
      ),
    ]);
    const astray = [...document.querySelectorAll('.r-listing__card [popovertarget]')].filter(
      (button) =>
        !button
          .closest('.r-listing__card')
          ?.querySelector(`#${CSS.escape(button.getAttribute('popovertarget') ?? '')}`),
    );
    const twice = (names: unknown[]) => names.filter((name, index) => names.indexOf(name) !== index);
    return { ids: twice(all), groups: twice(groups), astray: astray.length, hasGroups: groups.length };
  });

/** Each effect of an added card works. */
async function expectAlive(page: Page, index: number): Promise<void> {
  const card = cards(page).nth(index);
  const entrance = card.locator('.r-entrance');
  await entrance.scrollIntoViewIfNeeded();
  await expect(entrance).toHaveAttribute('data-entrance', 'done');
  await expect(entrance).toHaveCSS('opacity', '1');

  const tilting = card.locator('[data-motion-mouse]');
  await tilting.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect
    .poll(async () => {
      await page.mouse.move(1000, 300);
      await page.mouse.move(1080, 450);
      return tilting.evaluate((element) => element.style.transform);
    })
    .toMatch(/rotate/);

  const moving = card.locator('.r-motion:not([data-motion-mouse])');
  const placeAt = async (block: 'end' | 'start') => {
    await moving.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);
    return moving.evaluate((element) => getComputedStyle(element).translate);
  };
  const low = await placeAt('end');
  await expect.poll(() => placeAt('start')).not.toBe(low);
}

for (const pagination of ['loadMore', 'infinite'] as const) {
  test(`effects work in cards added later, and no names clash: ${pagination}`, async ({ page, site }) => {
    const path = await site.publish(pagination);
    // One of the two in a browser without scroll timelines, where script drives scroll effects.
    if (pagination === 'infinite')
      await page.addInitScript(() => {
        const { supports } = CSS;
        CSS.supports = ((...query: [string]) => !query[0].includes('timeline') && supports(...query)) as never;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.r-motion { animation: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expectMounted(page, 'entrance');
    await expectMounted(page, 'mouse-motion');

    await test.step('more of the list', async () => {
      const more = page.locator('.r-listing__more a');
      if (pagination === 'loadMore') await more.click();
      else await more.scrollIntoViewIfNeeded();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
      await expectAlive(page, 2);
      expect(await repeated(page)).toMatchObject({ ids: [], groups: [], astray: 0 });
    });

    await test.step('after filtering, and more of the results', async () => {
      const before = await cards(page).nth(0).textContent();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('link', { name: /^4 to 7 days/ }).click();
      await expect(page).toHaveURL(/duration=4-7/);
      await expect(page.locator('.r-listing')).not.toHaveAttribute('aria-busy');
      expect(await cards(page).nth(0).textContent()).not.toBe(before);
      await expectAlive(page, 0);
      const more = page.locator('.r-listing__more a');
      if (pagination === 'loadMore') await more.click();
      else await more.scrollIntoViewIfNeeded();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
      await expectAlive(page, 2);
      const { hasGroups, ...names } = await repeated(page);
      expect(names).toEqual({ ids: [], groups: [], astray: 0 });
      expect(hasGroups).toBeGreaterThan(2);
    });
  });
}
