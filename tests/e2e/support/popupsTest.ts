import type { Locator, Page } from '@playwright/test';
import { writeAction } from '../../../src/shared/actions/writeAction.ts';
import { claimSite, type Staff } from '../../support/requests/staff.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { test as base, expect } from './test.ts';

/** A page that has a popup link, so that the code for it is allowed to load. */
export const POPUP_PAGE = '/with-popups/';
/** The popup of its link, and the fallback page without script. */
export const FALLBACK_PAGE = '/privacy/';

/** Opens automatically on all pages. */
export const EVERYWHERE = { conditions: [{ rule: 'include', of: 'site' }] };

/** A site whose popups belong to one test. */
export interface PopupSite {
  origin: string;
  staff: Staff;
  /** Publishes a popup and returns its id; other fields have the studio's defaults. */
  publish(changes?: object): Promise<number>;
  /** Changes a popup like an editor who publishes it again. */
  change(id: number, changes: object): Promise<void>;
  /** Publishes a page of these blocks at a path. */
  publishPage(path: string, layout: readonly object[]): Promise<void>;
  /** Saves a document of any other collection and returns its id. */
  create(collection: string, data: object): Promise<number>;
}

/** Playwright's `test` with a separate site per worker, and no popups at the start of each test. */
export const test = base.extend<{ withoutPopups: undefined }, { site: PopupSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here.
    async ({}, use) => {
      const server = await startSeededSite('popups');
      const staff = await claimSite(server);
      await create(staff, '/pages', {
        title: 'With popups',
        path: POPUP_PAGE,
        layout: [
          { blockType: 'rich-text', content: paragraph('Some words to read.') },
          button('Unknown popup', `${FALLBACK_PAGE}${openLink(4_000)}`),
          ...Array.from({ length: 12 }, () => ({ blockType: 'spacer', height: '9' })),
          { blockType: 'heading', text: 'Far below', level: 'h2', advanced: { htmlId: 'far' } },
        ],
        _status: 'published',
      });
      const publish = (changes: object = {}) =>
        create(staff, '/popups', {
          title: 'Packing guide',
          layout: [{ blockType: 'heading', text: 'A scarf, and water', level: 'h2' }, button('Read it', FALLBACK_PAGE)],
          ...changes,
          _status: 'published',
        });
      const change = async (id: number, changes: object) => {
        await send(staff, 'PATCH', `/popups/${id}`, { ...changes, _status: 'published' });
      };
      const publishPage = async (path: string, layout: readonly object[]) => {
        await create(staff, '/pages', { title: `Page ${path}`, path, layout, _status: 'published' });
      };
      await use({
        origin: server.origin,
        staff,
        publish,
        change,
        publishPage,
        create: (...record) => create(staff, ...record),
      });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // No hook: one defined here would apply to the first importing file only.
  withoutPopups: [
    async ({ site }, use) => {
      await use(undefined);
      await send(site.staff, 'DELETE', '/popups?where[id][exists]=true');
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  seesPopups: true,
});

export { expect };

/** The hash of a link that opens a popup. */
export function openLink(id: number, toggle?: boolean): string {
  return writeAction({ action: 'popup:open', settings: { id, ...(toggle && { toggle }) } });
}

/** A button block. */
export function button(label: string, address: string): object {
  return { blockType: 'button', label, link: { kind: 'address', address } };
}

/** A rich text of one paragraph. */
export function paragraph(text: string): object {
  const node = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' };
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 };
  return {
    root: { type: 'root', ...block, children: [{ type: 'paragraph', ...block, textFormat: 0, children: [node] }] },
  };
}

/** Inserts a link at the start of the page's content, as an editor could. */
export async function addLink(page: Page, address: string, text = 'Open'): Promise<Locator> {
  await page.evaluate(
    ([href, label]) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: label });
      document.querySelector('main')?.prepend(link);
    },
    [address, text] as const,
  );
  return page.getByRole('link', { name: text, exact: true });
}

/** Opens the page and, by a link on it, a popup. */
export async function openByLink(page: Page, id: number): Promise<{ link: Locator; popup: Locator }> {
  await page.goto(POPUP_PAGE);
  const link = await addLink(page, openLink(id));
  await link.click();
  const popup = popupOf(page, id);
  await expect(popup).toBeVisible();
  return { link, popup };
}

/** The visible surface of a popup; the dialog around it fills the window. */
export function popupOf(page: Page, id: number): Locator {
  return page.locator(`[data-popup="${id}"] > .r-popup__frame`);
}

async function create(staff: Staff, path: string, data: object): Promise<number> {
  const { doc } = (await send(staff, 'POST', path, data)) as { doc: { id: number } };
  return doc.id;
}

async function send(staff: Staff, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await staff(method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
