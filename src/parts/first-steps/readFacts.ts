import type { BasePayload } from 'payload';
import { countRows } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { isPreparing } from '../../cms/launch.ts';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { isAsSeeded, readSeedRecord, type SeedRecord } from '../../cms/seedRecord.ts';
import type { ServiceSettings } from '../../cms/services/serviceKinds.ts';
import { deliversMail, servicesOf } from '../../cms/services/services.ts';
import { isObject } from '../../shared/isObject.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { ORDERS } from '../../tours/booking/order.ts';
import { isBookable, readDeparture, statusOf } from '../../tours/departure.ts';
import { DEPARTURES, TOURS } from '../../tours/words.ts';
import { mailArrivedAt } from './mailProof.ts';
import { findGaps } from './rules/gaps.ts';
import type { NeededPage, SiteFacts } from './rules/siteFacts.ts';

/** Name of a site before one is set, as in the global's default. */
const UNNAMED = 'My tours';
/** A site may be reached otherwise; where it has such a page, travellers see its gaps. */
const CONTACT = msg('the contact page');
/** Maximum number of tours and departures read. */
const MAX_READ = 1000;

/** Reads the facts by which the first steps are ticked. */
export async function readFacts(payload: BasePayload, now: Date): Promise<SiteFacts> {
  const record = await readSeedRecord(payload);
  const [site, theme, header, shop, sale, hasTestBooking, neededPages, arrivedAt, preparing] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 0 }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    readHeader(payload),
    payload.findGlobal({ slug: 'shop', depth: 0 }),
    readSale(payload, record, now),
    findTestBooking(payload),
    readNeededPages(payload, record),
    mailArrivedAt(payload),
    isPreparing(payload),
  ]);
  return {
    name: site.name,
    isOfDemo: site.name === UNNAMED || site.name === record?.siteName,
    hasContact: Boolean(site.email || site.telephone),
    hasPlace: Boolean(site.address?.locality),
    hasOwnLook: Boolean(theme.updatedAt) && !isAsSeeded(record, 'theme', theme.updatedAt),
    header,
    deliversMail: deliversMail(payload),
    mailArrivedAt: arrivedAt,
    ...sale,
    isShopOpen: Boolean(shop.isOn),
    isShopOfDemo: isAsSeeded(record, 'shop', shop.updatedAt),
    waysToPay: waysToPay(shop, servicesOf(payload).current()),
    hasTestBooking,
    neededPages,
    publicUrl: publicUrlOf(payload),
    isPreparing: preparing,
    hasDemo: record !== undefined && !record.isRemoved,
  };
}

/** The published header; the oldest where pages choose among several. */
async function readHeader(payload: BasePayload): Promise<SiteFacts['header']> {
  const where: TypedWhere<'templates'> = {
    and: [{ kind: { equals: 'header' } }, { _status: { equals: 'published' } }],
  };
  const { docs } = await payload.find({
    collection: 'templates',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'id',
  });
  const [header] = docs;
  return header && { href: `/admin/collections/templates/${header.id}`, hasEmblem: hasEmblem(header.layout) };
}

/** Whether a stored layout has a block “Logo” without a picture, at any depth. */
function hasEmblem(value: unknown): boolean {
  if (!isObject(value) && !Array.isArray(value)) return false;
  const block = value as { blockType?: unknown; picture?: unknown };
  return (block.blockType === 'site-logo' && !block.picture) || Object.values(value).some(hasEmblem);
}

async function readSale(
  payload: BasePayload,
  record: SeedRecord | undefined,
  now: Date,
): Promise<Pick<SiteFacts, 'journeys' | 'journeysOnSale'>> {
  const { docs } = await payload.find({
    collection: TOURS,
    where: { _status: { equals: 'published' } },
    depth: 0,
    limit: MAX_READ,
    pagination: false,
    select: { updatedAt: true },
  });
  const own = docs.filter(({ id, updatedAt }) => !isAsSeeded(record, `${TOURS}/${id}`, updatedAt)).map(({ id }) => id);
  if (own.length === 0) return { journeys: 0, journeysOnSale: 0 };
  const { docs: dates } = await payload.find({
    collection: DEPARTURES,
    where: { and: [{ tour: { in: own } }, { start: { greater_than: now.toISOString() } }] } satisfies TypedWhere<
      typeof DEPARTURES
    >,
    depth: 0,
    limit: MAX_READ,
    pagination: false,
  });
  const today = now.toISOString().slice(0, 10);
  const onSale = dates.filter((row) => {
    const departure = readDeparture(row);
    return departure && isBookable(statusOf(departure, today));
  });
  return { journeys: own.length, journeysOnSale: new Set(onSale.map(({ tour }) => tour)).size };
}

/** A booking that was placed and cancelled, by any user: the owner has seen both letters. */
async function findTestBooking(payload: BasePayload): Promise<boolean> {
  const where: TypedWhere<typeof ORDERS> = {
    and: [{ status: { equals: 'CANCELLED' } }, { placedAt: { exists: true } }],
  };
  return (await countRows({ payload }, ORDERS, where)) > 0;
}

function waysToPay(
  { takesArrival, takesTransfer }: { takesArrival?: boolean | null; takesTransfer?: boolean | null },
  { paypal, stripe }: ServiceSettings,
) {
  return [
    ...(stripe ? [msg('card')] : []),
    ...(paypal ? [msg('PayPal')] : []),
    ...(takesTransfer ? [msg('bank transfer')] : []),
    ...(takesArrival ? [msg('cash on arrival')] : []),
  ];
}

/** The front page, the pages that the settings name as those of terms and privacy, and the contact page where there is one. */
async function readNeededPages(payload: BasePayload, record: SeedRecord | undefined): Promise<NeededPage[]> {
  const [{ termsPage }, analytics] = await Promise.all([
    payload.findGlobal({ slug: 'shop', depth: 0, select: { termsPage: true } }),
    payload.findGlobal({ slug: 'analytics', depth: 0, select: { consent: { privacyPage: true } } }),
  ]);
  const pages = await Promise.all([
    readNeededPage(payload, record, { subject: msg('the front page'), id: undefined, path: '/' }),
    readNeededPage(payload, record, { subject: msg('the booking terms'), id: termsPage, path: '/booking-terms/' }),
    readNeededPage(payload, record, {
      subject: msg('what you do with personal data'),
      id: analytics.consent?.privacyPage,
      path: '/privacy/',
    }),
    readNeededPage(payload, record, { subject: CONTACT, id: undefined, path: '/contact/' }),
  ]);
  return pages.filter(({ href, subject }) => href !== undefined || subject !== CONTACT);
}

interface PageQuery {
  subject: string;
  /** The page of the settings, as an id. */
  id: unknown;
  /** Default path without a setting. */
  path: string;
}

async function readNeededPage(
  payload: BasePayload,
  record: SeedRecord | undefined,
  { id, path, subject }: PageQuery,
): Promise<NeededPage> {
  const where: TypedWhere<'pages'> = typeof id === 'number' ? { id: { equals: id } } : { path: { equals: path } };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1, pagination: false });
  const [page] = docs;
  return {
    subject,
    href: page && `/admin/collections/pages/${page.id}`,
    isPublished: page?._status === 'published',
    isOfDemo: page !== undefined && isAsSeeded(record, `pages/${page.id}`, page.updatedAt),
    gaps: findGaps(page?.layout),
    summaryGaps: findGaps(page?.excerpt),
  };
}
