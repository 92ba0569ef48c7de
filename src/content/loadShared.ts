import type { Payload, PopulateType } from 'payload';
import { ContentVersion } from '../cms/globals/ContentVersion.ts';
import type { Chat } from '../cms/payload-types.ts';
import { ONLY_PUBLISHED } from './published.ts';
import type { ChatContent, SharedContent, SharedPopup } from './types.ts';

/** Globals that belong to no part, and that pages read elsewhere or not at all. */
const OTHERS: ReadonlySet<string> = new Set(['site', 'theme', ContentVersion.slug]);

/** Reads the globals and templates that every page shares. */
export async function loadShared(payload: Payload, populate: PopulateType): Promise<SharedContent> {
  const [site, theme, globals, popups, templates] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1, populate }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    loadGlobals(payload),
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
  const chat = await loadChat(payload, globals.chat as Chat);
  return { site, theme, globals, chat, popups, templates: templates.docs };
}

/** The globals of parts by slug, each at its own `readDepth`: a greater depth would load all documents that they refer to. */
async function loadGlobals(payload: Payload): Promise<SharedContent['globals']> {
  const read = payload.globals.config.filter(({ slug }) => !OTHERS.has(slug));
  const found = await Promise.all(
    read.map(async ({ custom, slug }) => [slug, await payload.findGlobal({ slug, depth: readDepth(custom) })]),
  );
  return Object.fromEntries(found);
}

function readDepth(custom: Record<string, unknown> | undefined): number {
  return typeof custom?.readDepth === 'number' ? custom.readDepth : 0;
}

async function loadChat(payload: Payload, settings: Chat): Promise<ChatContent> {
  const { docs: accounts } = await payload.find({
    collection: 'chat-accounts',
    depth: 1,
    limit: 0,
    pagination: false,
  });
  const { defaultAvatar: id } = settings;
  const defaultAvatar =
    typeof id === 'number' ? await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }) : null;
  return { settings, accounts, defaultAvatar: defaultAvatar ?? undefined };
}

/** Trigger rules of the popups; their content is read when one is requested. */
async function loadPopups(payload: Payload): Promise<SharedPopup[]> {
  const { docs } = await payload.find({
    collection: 'popups',
    where: ONLY_PUBLISHED,
    // No `select`: with one the adapter loses the documents that conditions refer to.
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
