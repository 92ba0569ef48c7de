import type { Payload, PayloadRequest } from 'payload';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import type { Page, Shop } from '../../cms/payload-types.ts';
import { isTranslationLocale, offeredLanguages, type TranslationLocale } from '../../cms/translations/languages.ts';
import { isVisible, ONLY_PUBLISHED } from '../../content/published.ts';
import { contentLocale, joinLocale } from '../../shared/locales.ts';
import { encodePath } from '../../shared/urls.ts';
import { ORDER_PARAMETER, orderToken } from './orders/orderLink.ts';
import { NOTICE_PARAMETER, type ShopNotice } from './rules/notices.ts';

const SHOP_PAGES = ['account', 'cart', 'checkout', 'summary', 'terms'] as const;

/** Pages that are chosen in the shop's settings. */
export type ShopPage = (typeof SHOP_PAGES)[number];

/**
 * The settings with their pages, for server code; blocks use `shopOf`.
 * @param req for its transaction
 * @param locale of the reader: pages have their addresses in it where the site offers it; the terms only where they are translated
 */
export async function readShop(payload: Payload, req?: PayloadRequest, locale?: string | null): Promise<Shop> {
  const shop = await payload.findGlobal({
    slug: 'shop',
    depth: 1,
    populate: { pages: { title: true, path: true, _status: true } },
    ...(locale && { locale: contentLocale(locale) }),
    ...(req && { req }),
  });
  return isTranslationLocale(locale) ? withPagesIn(locale, shop, payload, req) : shop;
}

/** The settings with the addresses of pages that are published in a language that the site offers. */
async function withPagesIn(
  locale: TranslationLocale,
  shop: Shop,
  payload: Payload,
  req: PayloadRequest | undefined,
): Promise<Shop> {
  const inRequest = req ? { req } : {};
  const offered = offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0, ...inRequest }));
  if (!offered.includes(locale)) return shop;
  const chosen = SHOP_PAGES.flatMap((name) => {
    const page: Shop['summaryPage'] = shop[`${name}Page`];
    return isVisible<Page>(page) ? [{ name, page, of: `pages:${page.id}` }] : [];
  });
  const { docs } = await payload.find({
    collection: 'translations',
    where: {
      and: [{ of: { in: chosen.map(({ of }) => of) } }, { locale: { equals: locale } }, ONLY_PUBLISHED],
    } satisfies TypedWhere<'translations'>,
    depth: 0,
    pagination: false,
    select: { of: true, path: true },
    ...inRequest,
  });
  const paths = new Map(docs.map(({ of, path }) => [of, path]));
  const pages = chosen.map(({ name, of, page }) => {
    const untranslated = name === 'terms' || !page.path ? page.path : joinLocale({ locale, path: page.path });
    return [`${name}Page`, { ...page, path: paths.get(of) ?? untranslated }];
  });
  return { ...shop, ...Object.fromEntries(pages) };
}

/** The encoded path of one of the shop's pages; undefined where none is chosen, or it is not published. */
export function shopPagePath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  const page: Shop['summaryPage'] = shop[`${name}Page`];
  return isVisible<Page>(page) && page.path ? encodePath(page.path) : undefined;
}

/**
 * Path of the order page with an order's token, as in links of mails.
 * @param secret of the site
 * @param notice shown above the order
 * @returns undefined without an order page
 */
export function orderPagePath(
  shop: Partial<Shop>,
  { id, notice, secret }: { id: number; secret: string; notice?: ShopNotice | undefined },
): string | undefined {
  const path = shopPagePath(shop, 'summary');
  if (!path) return undefined;
  const query = new URLSearchParams({ [ORDER_PARAMETER]: orderToken(secret, id) });
  if (notice) query.set(NOTICE_PARAMETER, notice);
  return `${path}?${query}`;
}

/** The cart page with a notice; the front page where there is none. */
export function cartPageWith(shop: Partial<Shop>, notice: ShopNotice): string {
  return `${shopPagePath(shop, 'cart') ?? '/'}?${NOTICE_PARAMETER}=${notice}`;
}
