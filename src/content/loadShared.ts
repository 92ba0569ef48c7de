import type { Payload, PopulateType } from 'payload';
import { ONLY_PUBLISHED } from './published.ts';
import type { ChatContent, SharedContent, SharedPopup } from './types.ts';

/** Reads the globals and templates that stand around every page. */
export async function loadShared(payload: Payload, populate: PopulateType): Promise<SharedContent> {
  const [site, theme, toc, lightbox, copyProtection, analytics, chat, popups, templates] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1, populate }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    payload.findGlobal({ slug: 'toc', depth: 0 }),
    payload.findGlobal({ slug: 'lightbox', depth: 0 }),
    payload.findGlobal({ slug: 'copy-protection', depth: 0 }),
    payload.findGlobal({ slug: 'analytics', depth: 1 }),
    loadChat(payload),
    loadPopups(payload),
    payload.find({
      collection: 'templates',
      where: ONLY_PUBLISHED,
      depth: 2,
      populate,
      limit: 0,
      pagination: false,
    }),
  ]);
  return { site, theme, toc, lightbox, copyProtection, analytics, chat, popups, templates: templates.docs };
}

async function loadChat(payload: Payload): Promise<ChatContent> {
  const [settings, { docs: accounts }] = await Promise.all([
    // Deeper it would bring all documents that the display rules name.
    payload.findGlobal({ slug: 'chat', depth: 0 }),
    payload.find({ collection: 'chat-accounts', depth: 1, limit: 0, pagination: false }),
  ]);
  const { defaultAvatar: id } = settings;
  const defaultAvatar =
    typeof id === 'number' ? await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }) : null;
  return { settings, accounts, defaultAvatar: defaultAvatar ?? undefined };
}

/** What pages say of popups; their content is read again when one is asked for. */
async function loadPopups(payload: Payload): Promise<SharedPopup[]> {
  const { docs } = await payload.find({
    collection: 'popups',
    where: ONLY_PUBLISHED,
    // Read whole: with a `select` the adapter loses the documents that conditions name.
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
  });
  return docs.map(({ id, avoid_multiple_popups, conditions, open_selector, timing, triggers }) => ({
    id,
    avoid_multiple_popups,
    conditions,
    open_selector,
    timing,
    triggers,
  }));
}
