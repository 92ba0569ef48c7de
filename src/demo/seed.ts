import type { Payload, Where } from 'payload';
import { siteModules } from '#site/modules';
import type { TranslationLocale } from '../cms/translations/languages.ts';
import { WRITE_TO_US } from '../render/samples/sections.ts';
import type { PopupRef } from './blocks.ts';
import { demoAccounts, demoChat } from './chat.ts';
import { COMPARE, compareLayout } from './compare.ts';
import { articles, pages } from './content.ts';
import { ensure } from './ensure.ts';
import { FORMER_FINDER } from './finder.ts';
import { type DemoForm, demoForms } from './forms.ts';
import { HOME, HOME_SEARCHED, homeLayout } from './home.ts';
import { seedTranslations } from './languages/seedTranslations.ts';
import { type Converter, createConverter, toLayout } from './lexical.ts';
import { type DocumentRef, demoMenus } from './menus.ts';
import type { ParsedContent } from './parseContent.ts';
import { type PatternPage, patternForms, patternPages } from './patternBook/patternBook.ts';
import { type DemoPopup, demoPopups, linkedPopups } from './popups.ts';
import { reservePictures } from './reservePictures.ts';
import { seedEnquiries } from './seedEnquiries.ts';
import { seedSitePages } from './seedSitePages.ts';
import { demoCategories, demoLightbox, demoMail, demoSite, demoTags, demoToc } from './settings.ts';
import { demoShop, SHOP_PAGES } from './shop.ts';
import { demoTemplates } from './templates.ts';
import { seedReviews, seedTours } from './tours/seedTours.ts';

type Log = (line: string) => void;

/**
 * Seeds the demo's content, and media rows for its pictures. Existing documents stay, so an interrupted seed can be run again.
 * @param log progress callback, one line at a time
 * @param languages into which it is translated
 */
export async function seed(
  payload: Payload,
  log: Log = () => undefined,
  languages: readonly TranslationLocale[] = [],
): Promise<void> {
  const pictures = await reservePictures(payload);
  const accounts = await seedChat(payload, pictures);
  const categories = await seedTerms(payload, 'categories', demoCategories);
  const tags = await seedTerms(
    payload,
    'tags',
    demoTags.map((slug) => ({ slug, title: titleOf(slug) })),
  );
  const refs = new Map<string, DocumentRef>();
  for (const [slug, value] of categories) refs.set(`/category/${slug}/`, { relationTo: 'categories', value });
  for (const [slug, value] of tags) refs.set(`/tag/${slug}/`, { relationTo: 'tags', value });
  const convert = await createConverter(payload.config);
  const forms = await seedForms(payload, demoForms);
  // Before the articles, which refer to them.
  log('writing the tours and their dates');
  await seedTours({ payload, pictures, tags, refs, convert, today: new Date().toISOString().slice(0, 10) });
  log('writing the articles and pages');
  const popups = await seedDocuments({ payload, pictures, accounts, categories, forms, tags, refs, convert });
  await ensure(payload, 'redirects', { from: { equals: FORMER_FINDER.from } }, { ...FORMER_FINDER, status: '301' });
  await ensureHiddenPage(payload, { ...COMPARE, layout: compareLayout() });
  await seedShop(payload, refs);
  const reviews = await seedReviews(payload, refs);
  await seedEnquiries(payload, refs, Date.now());
  for (const popup of demoPopups({ refs, now: Date.now() })) await ensurePopup(payload, popup);
  log('arranging menus, templates and the front page');
  const menus = new Map<string, number>();
  for (const menu of demoMenus(refs))
    menus.set(menu.title, await ensure(payload, 'menus', { title: { equals: menu.title } }, menu));
  await seedTemplates(payload, { forms, menus, hasLanguages: languages.length > 0 }, pictures);
  if (languages.length > 0) log('translating a part of it');
  await seedTranslations(payload, languages);
  const home = await ensure(
    payload,
    'pages',
    { path: { equals: HOME.path } },
    {
      ...HOME,
      _status: 'published',
      image: pictures.get('dune-caravan'),
      layout: homeLayout({ pictures, categories, refs, reviews }),
      meta: { title: HOME_SEARCHED, description: HOME.excerpt, image: pictures.get('dune-caravan') },
    },
  );
  // The front page is created last, before the pattern book only: without it, an interrupted seed is run again.
  await seedTranslations(payload, languages, [`pages:${home}`]);
  log('showing every widget in the pattern book');
  const sections = await seedSections(payload);
  const ids = { accounts, forms, menus, pictures, popups, refs, reviews, sections };
  const shown = { ...ids, forms: new Map([...forms, ...(await seedForms(payload, patternForms(ids)))]) };
  for (const page of patternPages(shown)) await ensureHiddenPage(payload, page);
  await seedSitePages(payload, siteModules.demo);
}

/** Opens the shop, with the pages that it needs. */
async function seedShop(payload: Payload, refs: ReadonlyMap<string, DocumentRef>): Promise<void> {
  const pages: Record<string, number> = {};
  for (const { setting, ...page } of SHOP_PAGES) pages[setting] = await ensureHiddenPage(payload, page);
  const termsPage = refs.get('/booking-terms/')?.value;
  await payload.updateGlobal({ slug: 'shop', data: { ...demoShop, ...pages, termsPage } });
}

/** A page hidden from search engines, reached by its URL or links. */
function ensureHiddenPage(payload: Payload, page: PatternPage): Promise<number> {
  const meta = { title: page.title, description: page.excerpt, noindex: true };
  return ensure(payload, 'pages', { path: { equals: page.path } }, { ...page, _status: 'published', meta });
}

interface Parts {
  payload: Payload;
  pictures: ReadonlyMap<string, number>;
  /** Chat accounts by name. */
  accounts: ReadonlyMap<string, number>;
  /** Forms by title. */
  forms: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  refs: Map<string, DocumentRef>;
  convert: Converter;
}

/** @returns ids of the popups that texts open, by title */
async function seedDocuments({
  accounts,
  categories,
  convert,
  forms,
  payload,
  pictures,
  refs,
  tags,
}: Parts): Promise<Map<string, number>> {
  const linked = new Map<string, number>();
  for (const [key, { popup }] of Object.entries(linkedPopups)) linked.set(key, await ensurePopup(payload, popup));
  const shared = ({ front, segments }: ParsedContent) => ({
    _status: 'published',
    title: front.title,
    path: front.path,
    excerpt: front.excerpt,
    layout: toLayout(segments, convert, { accounts, forms, pictures, popups: refsOfPopups(linked, refs), refs }),
    meta: { title: front.title, description: front.excerpt, image: pictures.get(front.picture) },
  });
  for (const page of pages) {
    const data = { ...shared(page), image: pictures.get(page.front.picture) };
    const value = await ensure(payload, 'pages', { path: { equals: page.front.path } }, data);
    refs.set(page.front.path, { relationTo: 'pages', value });
  }
  for (const article of articles) {
    const { author, category, path, picture, published, tags: slugs } = article.front;
    const value = await ensure(
      payload,
      'posts',
      { path: { equals: path } },
      {
        ...shared(article),
        byline: author,
        categories: [categories.get(category ?? '')].filter(Boolean),
        featuredImage: pictures.get(picture),
        publishedAt: published,
        tags: (slugs ?? []).map((slug) => tags.get(slug)).filter(Boolean),
      },
    );
    refs.set(path, { relationTo: 'posts', value });
  }
  return new Map([...linked].map(([key, id]) => [linkedPopups[key]?.popup.title ?? key, id]));
}

function refsOfPopups(ids: ReadonlyMap<string, number>, refs: ReadonlyMap<string, DocumentRef>): Map<string, PopupRef> {
  return new Map([...ids].map(([key, id]) => [key, { id, fallback: refs.get(linkedPopups[key]?.fallback ?? '') }]));
}

function ensurePopup(payload: Payload, popup: DemoPopup): Promise<number> {
  return ensure(payload, 'popups', { title: { equals: popup.title } }, { ...popup, _status: 'published' });
}

async function seedTemplates(
  payload: Payload,
  ids: Parameters<typeof demoTemplates>[0],
  pictures: ReadonlyMap<string, number>,
): Promise<void> {
  const chosen: Record<string, number> = {};
  for (const template of demoTemplates(ids)) {
    const where = { kind: { equals: template.kind } };
    chosen[template.kind === 'not-found' ? 'notFound' : template.kind] = await ensure(payload, 'templates', where, {
      ...template,
      _status: 'published',
    });
  }
  await payload.updateGlobal({ slug: 'toc', data: demoToc });
  await payload.updateGlobal({ slug: 'lightbox', data: demoLightbox });
  await payload.updateGlobal({ slug: 'mail-settings', data: demoMail });
  await payload.updateGlobal({
    slug: 'site',
    data: { ...demoSite, shareImage: pictures.get('khettara-wells'), templates: chosen },
  });
}

/** @returns ids of saved sections by title */
async function seedSections(payload: Payload): Promise<Map<string, number>> {
  const { kind, layout, title } = WRITE_TO_US;
  const where: Where = { kind: { equals: kind }, title: { equals: title } };
  return new Map([[title, await ensure(payload, 'templates', where, { kind, layout, title, _status: 'published' })]]);
}

async function seedChat(payload: Payload, pictures: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { picture, ...account } of demoAccounts) {
    const data = { ...account, avatar: pictures.get(picture ?? '') ?? null };
    ids.set(
      account.accountName,
      await ensure(payload, 'chat-accounts', { accountName: { equals: account.accountName } }, data),
    );
  }
  await payload.updateGlobal({ slug: 'chat', data: { ...demoChat, accounts: [...ids.values()] } });
  return ids;
}

/** @returns their ids by title */
async function seedForms(payload: Payload, forms: readonly DemoForm[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const form of forms) {
    const id = await ensure(payload, 'forms', { title: { equals: form.title } }, { ...form, _status: 'published' });
    ids.set(form.title, id);
  }
  return ids;
}

async function seedTerms(
  payload: Payload,
  collection: 'categories' | 'tags',
  terms: readonly { slug: string; title: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const term of terms)
    ids.set(term.slug, await ensure(payload, collection, { slug: { equals: term.slug } }, term));
  return ids;
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}
