import type { Payload } from 'payload';
import type { Page } from '../../cms/payload-types.ts';
import type { PagesInPlace } from '../../cms/smallSite.ts';
import { relationId } from '../../shared/rowId.ts';
import { COMPARE, compareLayout } from '../compare.ts';
import { ensure } from '../ensure.ts';
import { createConverter, toLayout } from '../lexical.ts';
import { parseContent } from '../parseContent.ts';
import { SHOP_PAGES } from '../shop.ts';
import {
  itemsInPlace,
  SMALL_FRONT,
  SMALL_MENU,
  smallFooterMenu,
  smallForms,
  smallFront,
  smallTemplates,
} from './smallSite.ts';

const TERMS_PATH = '/booking-terms/';
const files = import.meta.glob<string>('./*.md', { eager: true, import: 'default', query: '?raw' });

/**
 * Gives a site the few pages that every operator needs: front page, list of journeys, contact with a form, terms and privacy
 * with their gaps marked in the text, the comparison, and the pages of the shop, which is closed.
 * Existing documents are not changed, nor pages that the shop has chosen; the front page comes last, so an interrupted run is resumed.
 * @param inPlace pages and menus that are overwritten
 */
export async function seedSmallSite(payload: Payload, inPlace: PagesInPlace = {}): Promise<void> {
  const forms = new Map<string, number>();
  for (const form of smallForms())
    forms.set(
      form.title,
      await ensure(payload, 'forms', { title: { equals: form.title } }, { ...form, _status: 'published' }),
    );
  const shopPages = await chosenPages(payload);
  const ownTerms = shopPages.get('termsPage');
  const [main, footer] = [
    await ensureMenu(payload, SMALL_MENU),
    await ensureMenu(payload, smallFooterMenu(ownTerms?.path ?? TERMS_PATH)),
  ];
  for (const id of inPlace.menus ?? []) await rewriteMenu(payload, id, ownTerms?.path ?? TERMS_PATH);
  const chosen: Record<string, number> = {};
  for (const template of smallTemplates({ main, footer }, forms.get('Ask about a journey') ?? 0)) {
    const where = { kind: { equals: template.kind } };
    chosen[template.kind] = await ensure(payload, 'templates', where, { ...template, _status: 'published' });
  }
  const { address } = await payload.findGlobal({ slug: 'site', depth: 0 });
  const data = {
    templates: { ...chosen, ...(await chosenTemplates(payload)) },
    // Its default is the demo's country, which is wrong for other operators.
    ...(!address?.locality && { address: { country: '' } }),
  };
  await payload.updateGlobal({ slug: 'site', data });
  await seedPages(payload, forms, { shopPages, terms: inPlace.terms });
  await writePage(payload, { ...SMALL_FRONT, layout: smallFront() as Page['layout'] }, inPlace.front);
}

/** The templates that the site has chosen, without those in the trash. */
async function chosenTemplates(payload: Payload): Promise<Record<string, number>> {
  const { templates } = await payload.findGlobal({ slug: 'site', depth: 0 });
  const chosen = Object.entries(templates ?? {}).flatMap(([kind, id]) =>
    typeof id === 'number' ? [{ id, kind }] : [],
  );
  const { docs } = await payload.find({
    collection: 'templates',
    where: { id: { in: chosen.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    select: {},
  });
  const there = new Set(docs.map(({ id }) => id));
  return Object.fromEntries(chosen.filter(({ id }) => there.has(id)).map(({ id, kind }) => [kind, id]));
}

async function ensureMenu(
  payload: Payload,
  menu: typeof SMALL_MENU | ReturnType<typeof smallFooterMenu>,
): Promise<number> {
  return ensure(payload, 'menus', { title: { equals: menu.title } }, menu);
}

async function rewriteMenu(payload: Payload, id: number, terms: string): Promise<void> {
  const { title } = await payload.findByID({ collection: 'menus', id, depth: 0 });
  await payload.update({ collection: 'menus', id, depth: 0, data: { items: [...itemsInPlace(title, terms)] } });
}

interface PagesToWrite {
  /** Those that the shop has chosen, by setting. */
  shopPages: ReadonlyMap<string, ChosenPage>;
  /** Id of the page that the terms overwrite. */
  terms: number | undefined;
}

async function seedPages(
  payload: Payload,
  forms: ReadonlyMap<string, number>,
  { shopPages, terms }: PagesToWrite,
): Promise<void> {
  const convert = await createConverter(payload.config);
  const none = new Map<string, never>();
  const stored = { accounts: none, forms, pictures: none, popups: none, refs: none };
  const chosen: Record<string, number> = {};
  for (const [setting, { id }] of shopPages) chosen[setting] = id;
  for (const [file, source] of Object.entries(files)) {
    const { front, segments } = parseContent(file, source);
    const { excerpt, path, title } = front;
    const [isTerms, overwritten] = [path === TERMS_PATH, path === TERMS_PATH ? terms : undefined];
    // A shop that has its terms needs no template of others.
    if (isTerms && overwritten === undefined && shopPages.has('termsPage')) continue;
    const layout = toLayout(segments, convert, stored);
    const page = { title, path, excerpt, layout, meta: { title, description: excerpt } };
    const id = await writePage(payload, page, overwritten);
    if (isTerms) chosen.termsPage = id;
  }
  for (const { setting, ...page } of SHOP_PAGES)
    chosen[setting] ??= await ensurePage(payload, { ...page, meta: { title: page.title, noindex: true } });
  await payload.updateGlobal({ slug: 'shop', data: chosen });
  // Cards of tours have a box “Compare”.
  await ensurePage(payload, {
    ...COMPARE,
    excerpt: '',
    layout: compareLayout(),
    meta: { title: COMPARE.title, noindex: true },
  });
}

interface ChosenPage {
  id: number;
  path: string;
}

/** Pages that the shop has already, by setting, without those in the trash: an operator's choice stays. */
async function chosenPages(payload: Payload): Promise<Map<string, ChosenPage>> {
  const shop = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const chosen = [...SHOP_PAGES.map(({ setting }) => setting), 'termsPage' as const].flatMap((setting) => {
    const id = relationId(shop[setting]);
    return id === undefined ? [] : [{ id, setting }];
  });
  const where = { id: { in: chosen.map(({ id }) => id) } };
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    depth: 0,
    pagination: false,
    select: { path: true },
  });
  return new Map(
    chosen.flatMap(({ id, setting }) => {
      const page = docs.find((doc) => doc.id === id);
      return page ? [[setting, { id, path: page.path }] as const] : [];
    }),
  );
}

/** Creates a page where there is none, or overwrites the one given. @returns its id */
async function writePage(
  payload: Payload,
  page: Pick<Page, 'title' | 'path'> & Partial<Page>,
  id: number | undefined,
): Promise<number> {
  if (id === undefined) return ensurePage(payload, page);
  const meta = { title: '', description: '', ...page.meta, image: null };
  const data = { ...page, image: null, meta, _status: 'published' as const };
  await payload.update({ collection: 'pages', id, depth: 0, data });
  return id;
}

function ensurePage(payload: Payload, page: Pick<Page, 'title' | 'path'> & Partial<Page>): Promise<number> {
  return ensure(payload, 'pages', { path: { equals: page.path } }, { ...page, _status: 'published' });
}
