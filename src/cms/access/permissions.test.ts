import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload, type TypedUser } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildCategory,
  buildDeparture,
  buildDestination,
  buildEnquiry,
  buildMedia,
  buildMenu,
  buildPage,
  buildPost,
  buildRedirect,
  buildTag,
  buildTemplate,
  buildTour,
  buildTourType,
  buildTranslation,
  buildUser,
  nextNumber,
} from '../../../tests/support/factories.ts';
import { countChatClick } from '../../parts/chat/countChatClick.ts';
import { countContactClick } from '../../parts/contact/formEndpoints.ts';
import { countMiss } from '../../parts/search/formEndpoints.ts';
import { noteExport } from '../auditLog/noteAudit.ts';
import { queueMail } from '../mail/queue/queueMail.ts';

const EVERYBODY = ['visitor', 'guide', 'bookings', 'author', 'editor', 'admin'] as const;
type Who = (typeof EVERYBODY)[number];
type Operation = 'create' | 'read' | 'update' | 'delete' | 'versions';

/** Expected operations by role; guides and booking staff may do nothing where they are not named. */
type Expected = Record<Exclude<Who, 'bookings' | 'guide'>, readonly Operation[]> &
  Partial<Record<'bookings' | 'guide', readonly Operation[]>>;

/**
 * Expected operations by role on documents of another user; `update` and `create` include publishing, where there is
 * any.
 */
const TABLE: Record<string, Expected> = {
  pages: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  posts: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  translations: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  tours: {
    visitor: [],
    bookings: ['read'],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  departures: {
    visitor: [],
    bookings: ['read'],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  // Each is a part of what was sold.
  bookings: {
    visitor: [],
    bookings: ['create', 'read', 'update'],
    author: [],
    editor: ['create', 'read', 'update'],
    admin: ['create', 'read', 'update'],
  },
  orders: {
    visitor: [],
    bookings: ['read', 'update'],
    author: [],
    editor: ['read', 'update'],
    admin: ['read', 'update'],
  },
  payments: { visitor: [], bookings: ['read'], author: [], editor: ['read'], admin: ['read'] },
  promotions: {
    visitor: [],
    author: [],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  customers: { visitor: [], bookings: ['read'], author: [], editor: ['read'], admin: ['read', 'delete'] },
  destinations: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  'tour-types': {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  templates: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  categories: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  tags: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  media: {
    visitor: [],
    author: ['read'],
    editor: ['read', 'update', 'delete'],
    admin: ['read', 'update', 'delete'],
  },
  menus: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  'saved-styles': {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  redirects: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  users: {
    visitor: [],
    bookings: ['read'],
    author: ['read'],
    editor: ['read'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  popups: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  forms: {
    visitor: [],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  enquiries: {
    visitor: [],
    bookings: ['read', 'update'],
    author: [],
    editor: ['read', 'update'],
    admin: ['read', 'update', 'delete'],
  },
  'enquiry-messages': { visitor: [], bookings: ['read'], author: [], editor: ['read'], admin: ['read'] },
  'enquiry-files': { visitor: [], bookings: ['read'], author: [], editor: ['read'], admin: ['read'] },
  'reply-templates': {
    visitor: [],
    bookings: ['read'],
    author: [],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  'block-comments': { visitor: [], author: [], editor: [], admin: [] },
  'review-requests': { visitor: [], author: [], editor: [], admin: [] },
  'spent-keys': { visitor: [], author: [], editor: [], admin: [] },
  subscribers: { visitor: [], author: [], editor: ['read', 'update'], admin: ['read', 'update', 'delete'] },
  'chat-accounts': {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  'chat-clicks': { visitor: [], author: ['read'], editor: ['read'], admin: ['read'] },
  'contact-clicks': { visitor: [], author: ['read'], editor: ['read'], admin: ['read'] },
  'search-misses': { visitor: [], author: ['read'], editor: ['read', 'delete'], admin: ['read', 'delete'] },
  mails: { visitor: [], author: [], editor: ['read'], admin: ['read', 'delete'] },
  reviews: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  'audit-log': { visitor: [], author: [], editor: [], admin: ['read'] },
  'consent-records': { visitor: [], author: [], editor: [], admin: ['read'] },
  'payload-jobs': { visitor: [], author: [], editor: [], admin: [] },
  'payload-kv': { visitor: [], author: [], editor: [], admin: [] },
  'payload-locked-documents': {
    visitor: [],
    author: ['read'],
    editor: ['read', 'update', 'delete'],
    admin: ['read', 'update', 'delete'],
  },
  'payload-migrations': { visitor: [], author: [], editor: [], admin: [] },
  'payload-preferences': {
    visitor: [],
    bookings: ['create'],
    guide: ['create'],
    author: ['create'],
    editor: ['create'],
    admin: ['create'],
  },
};

const ALL_STAFF = { visitor: [], author: ['read'], editor: ['read', 'update'], admin: ['read', 'update'] } as const;

/** Expected operations by role on globals. */
const GLOBALS: Record<string, Expected> = {
  site: ALL_STAFF,
  theme: ALL_STAFF,
  toc: ALL_STAFF,
  lightbox: ALL_STAFF,
  'mail-settings': ALL_STAFF,
  'letter-texts': { ...ALL_STAFF, author: [], editor: ['read'], admin: ['read'] },
  languages: ALL_STAFF,
  search: ALL_STAFF,
  inbox: { visitor: [], author: [], editor: ['read', 'update'], admin: ['read', 'update'] },
  chat: ALL_STAFF,
  newsletter: { ...ALL_STAFF, author: [], editor: ['read', 'update'] },
  analytics: { ...ALL_STAFF, editor: ['read'] },
  channels: { ...ALL_STAFF, editor: ['read'] },
  shop: { ...ALL_STAFF, author: ['read'], editor: ['read'] },
  'copy-protection': ALL_STAFF,
  'content-version': { visitor: [], author: [], editor: [], admin: [] },
};

const BUILDERS: Record<string, (payload: Payload) => Promise<{ id: number }>> = {
  pages: buildPage,
  posts: buildPost,
  translations: buildTranslation,
  templates: buildTemplate,
  tours: buildTour,
  departures: buildDeparture,
  destinations: buildDestination,
  'tour-types': buildTourType,
  categories: buildCategory,
  tags: buildTag,
  media: buildMedia,
  menus: buildMenu,
  'saved-styles': (payload) =>
    payload.create({
      collection: 'saved-styles',
      data: { title: `Card ${nextNumber()}`, advanced: { shadow: 'soft' } },
    }),
  redirects: buildRedirect,
  users: (payload) => buildUser(payload, 'editor'),
  popups: (payload) =>
    payload.create({ collection: 'popups', data: { title: 'Popup', _status: 'published' } as never }),
  forms: (payload) => payload.create({ collection: 'forms', data: { title: 'Form', _status: 'published' } as never }),
  enquiries: buildEnquiry,
  'enquiry-messages': async (payload) =>
    payload.create({
      collection: 'enquiry-messages',
      data: {
        enquiry: (await buildEnquiry(payload)).id,
        kind: 'note',
        text: 'Rang her.',
        at: new Date().toISOString(),
      },
    }),
  'reply-templates': (payload) =>
    payload.create({ collection: 'reply-templates', data: { name: 'Places', text: 'There are [places] places.' } }),
  'enquiry-files': async (payload) =>
    payload.create({
      collection: 'enquiry-files',
      data: {
        enquiry: (await buildEnquiry(payload)).id,
        ...{ name: 'passport.pdf', type: 'application/pdf', size: 12, key: `${nextNumber()}.pdf` },
      },
    }),
  bookings: async (payload) => {
    const { id: departure } = await buildDeparture(payload);
    const { id } = await payload.create({ collection: 'bookings', data: { departure, adults: 1, status: 'ON_HOLD' } });
    return { id, departure };
  },
  orders: (payload) => payload.create({ collection: 'orders', data: { reference: `R-${nextNumber()}` } }),
  payments: async (payload) =>
    payload.create({
      collection: 'payments',
      data: {
        order: (await payload.create({ collection: 'orders', data: { reference: `R-${nextNumber()}` } })).id,
        ...{ provider: 'transfer', kind: 'full', status: 'open', amount: 100, currency: 'EUR', key: `${nextNumber()}` },
      },
    }),
  promotions: (payload) =>
    payload.create({ collection: 'promotions', data: { code: `SPRING-${nextNumber()}`, percent: 10 } }),
  customers: (payload) =>
    payload.create({ collection: 'customers', data: { email: `traveller-${nextNumber()}@example.com` } }),
  subscribers: (payload) =>
    payload.create({
      collection: 'subscribers',
      data: { email: `reader-${nextNumber()}@example.com`, state: 'subscribed', key: `key-${nextNumber()}` },
    }),
  'block-comments': (payload) =>
    payload.create({ collection: 'block-comments', data: { document: 'pages/1', block: 'a', text: 'Words' } }),
  'review-requests': (payload) =>
    payload.create({ collection: 'review-requests', data: { document: `pages/${nextNumber()}`, state: 'waiting' } }),
  'spent-keys': (payload) =>
    payload.create({ collection: 'spent-keys', data: { key: `${nextNumber()}`, count: 1, expires: 1 } }),
  'chat-accounts': (payload) =>
    payload.create({ collection: 'chat-accounts', data: { accountName: 'Salma', number: '+212 612 345 678' } }),
  'chat-clicks': async (payload) => {
    const account = (await BUILDERS['chat-accounts']?.(payload))?.id ?? 0;
    await countChatClick(payload, { account, path: '/', day: '2026-05-01' });
    const { docs } = await payload.find({ collection: 'chat-clicks', depth: 0, limit: 1 });
    return docs[0] ?? fail();
  },
  'contact-clicks': async (payload) => {
    await countContactClick(payload, { channel: 'phone', path: '/', day: '2026-05-01' });
    const { docs } = await payload.find({ collection: 'contact-clicks', depth: 0, limit: 1 });
    return docs[0] ?? fail();
  },
  'search-misses': async (payload) => {
    await countMiss(payload, 'camel', '2026-05-01');
    const { docs } = await payload.find({ collection: 'search-misses', depth: 0, limit: 1 });
    return docs[0] ?? fail();
  },
  mails: async (payload) => {
    const mail = { to: 'lahcen@khettara.example', subject: 'Water', html: '', text: 'Water' };
    const [id = 0] = await queueMail(await createLocalReq({}, payload), mail, { key: `water:${nextNumber()}` });
    return { id };
  },
  reviews: (payload) => payload.create({ collection: 'reviews', data: REVIEW }),
  'audit-log': async (payload) => {
    await noteExport(await createLocalReq({}, payload), `Bookings ${nextNumber()}`);
    const { docs } = await payload.find({ collection: 'audit-log', depth: 0, limit: 1 });
    return docs[0] ?? fail();
  },
  'consent-records': (payload) => payload.create({ collection: 'consent-records', data: CHOICE }),
  'payload-preferences': async (payload) => {
    // The owner of a preference is the user who creates it.
    const user = await buildUser(payload, 'admin');
    return payload.create({ collection: 'payload-preferences', data: { key: 'nav', value: {} } as never, user });
  },
  'payload-locked-documents': async (payload) => {
    const [document, holder] = [await buildPage(payload), await buildUser(payload, 'admin')];
    return payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: document.id },
        user: { relationTo: 'users', value: holder.id },
      },
    });
  },
};

/** A guest's review. */
const REVIEW = { name: 'Hélène', rating: 5, text: 'Nobody hurried us.', date: '2026-04-21T00:00:00.000Z' };

/** A consent record. */
const CHOICE = {
  consentId: '4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1b2c',
  revision: 1,
  accepted: ['necessary' as const],
  language: 'en',
};

describeDatabase('permissions', (db) => {
  it.each(EVERYBODY)('for a %s match the table', async (who) => {
    const user = who === 'visitor' ? null : await buildUser(db.payload, who);
    const found: Record<string, Operation[]> = {};
    for (const slug of Object.keys(TABLE)) found[slug] = await allowed(db.payload, slug as CollectionSlug, user);
    expect(found).toEqual(Object.fromEntries(Object.entries(TABLE).map(([slug, row]) => [slug, row[who] ?? []])));
  });

  it.each(EVERYBODY)('for a %s on globals match the table', async (who) => {
    const user = who === 'visitor' ? null : await buildUser(db.payload, who);
    const found: Record<string, Operation[]> = {};
    for (const slug of Object.keys(GLOBALS) as GlobalSlug[]) {
      const canRead = await succeeds(db.payload.findGlobal({ slug, overrideAccess: false, user }));
      const canUpdate = await succeeds(db.payload.updateGlobal({ slug, data: {}, overrideAccess: false, user }));
      found[slug] = [...(canRead ? (['read'] as const) : []), ...(canUpdate ? (['update'] as const) : [])];
    }
    expect(found).toEqual(Object.fromEntries(Object.entries(GLOBALS).map(([slug, row]) => [slug, row[who] ?? []])));
  });

  it('are listed for every collection and every global', () => {
    const { collections, globals } = db.payload.config;
    expect(Object.keys(TABLE).sort(), 'Give each collection a row in TABLE.').toEqual(slugsOf(collections));
    expect(Object.keys(GLOBALS).sort(), 'Give each settings a row in GLOBALS.').toEqual(slugsOf(globals));
  });
});

function slugsOf(list: readonly { slug: string }[]): string[] {
  return list.map(({ slug }) => slug).sort();
}

async function allowed(payload: Payload, collection: CollectionSlug, user: TypedUser | null): Promise<Operation[]> {
  const as = { collection, overrideAccess: false, req: { payloadAPI: 'REST' }, user } as const;
  const target = await BUILDERS[collection]?.(payload);
  const id = target?.id ?? 1;
  const operations: Record<Operation, () => Promise<unknown>> = {
    create: () => payload.create({ ...as, data: newDocument(collection, target) as never }),
    read: async () => (await payload.find({ ...as, where: { id: { equals: id } } })).docs[0] ?? fail(),
    update: () => payload.update({ ...as, id, data: changes(collection) as never }),
    versions: () => payload.findVersions({ ...as, where: { parent: { equals: id } } } as never),
    delete: () => payload.delete({ ...as, id }),
  };
  const results: Operation[] = [];
  for (const [name, run] of Object.entries(operations)) {
    if (name === 'versions' && !payload.collections[collection].config.versions) continue;
    if (await succeeds(run())) results.push(name as Operation);
  }
  const order: Operation[] = ['create', 'read', 'update', 'delete', 'versions'];
  return order.filter((name) => results.includes(name));
}

function newDocument(collection: string, target: object | undefined): object {
  const number = nextNumber();
  if (collection === 'departures') return { ...target, id: undefined };
  if (collection === 'translations') return { ...target, id: undefined, locale: 'ar', path: '' };
  if (collection === 'bookings') return { ...target, id: undefined, adults: 1, status: 'CONFIRMED' };
  if (collection === 'promotions') return { code: `AUTUMN-${number}`, percent: 5 };
  if (collection === 'tours') return { title: `Tour ${number}`, days: 3, enquiryMode: 'both', _status: 'draft' };
  if (collection === 'redirects') return { from: `/old-${number}/`, to: '/new/', status: '301' };
  if (collection === 'users')
    return { name: 'Somebody', email: `somebody-${number}@example.com`, password: 'dates and almonds', role: 'author' };
  if (collection === 'chat-accounts') return { accountName: 'Somebody', number: '+212 612 345 678' };
  if (collection === 'consent-records') return CHOICE;
  if (collection === 'reviews') return REVIEW;
  if (collection === 'reply-templates') return { name: 'Dates', text: 'We set out on [dates].' };
  return { title: `Title ${number}`, kind: 'article', _status: 'published' };
}

function changes(collection: string): object {
  if (collection === 'media') return { alt: 'Changed' };
  if (collection === 'users') return { name: 'Changed' };
  if (collection === 'chat-accounts') return { accountName: 'Changed' };
  if (collection === 'enquiries') return { status: 'open' };
  if (collection === 'subscribers') return { state: 'unsubscribed' };
  if (collection === 'consent-records') return { language: 'fr' };
  if (collection === 'redirects') return { to: '/changed/' };
  if (collection === 'departures') return { taken: 1 };
  if (['bookings', 'orders'].includes(collection)) return { notes: 'Changed' };
  if (collection === 'promotions') return { percent: 20 };
  if (collection === 'reply-templates') return { name: 'Changed' };
  return { title: 'Changed', _status: 'published' };
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch {
    // Which refusal it is does not matter here.
    return false;
  }
}

function fail(): never {
  throw new Error('not found');
}
