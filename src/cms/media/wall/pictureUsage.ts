import type { Field, Payload, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { labelOf } from '../../../shared/labelOf.ts';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import { inDefaultLanguage } from '../../relations/inDefaultLanguage.ts';
import { schemaOf } from '../../relations/schemaOf.ts';
import { visitRelations } from '../../relations/visitRelations.ts';
import { type Counted, type PictureUser, refreshUsers, type UserSource } from './pictureUsers.ts';
import type { PictureUse } from './wallTypes.ts';

/** All uses of pictures: by picture, what uses it. */
export type PictureUsage = ReadonlyMap<number, readonly PictureUse[]>;

type UsageBySource = Map<UserSource, Parameters<typeof refreshUsers>[2]>;

/** Cache of what was read before, for each Payload: documents that were not saved since are not read again. */
const keptBy = new WeakMap<Payload, UsageBySource>();
const running = new WeakMap<Payload, Promise<UsageBySource>>();

/**
 * Usage of each picture, or of each saved style: in published documents, in the newest drafts, and in globals.
 * @returns uses that the requesting user may read, each document once
 */
export async function readUsage(req: PayloadRequest, counted: Counted): Promise<PictureUsage> {
  const { payload } = req;
  const usage = new Map<number, PictureUse[]>();
  const noteAll = (pictures: Iterable<number>, use: PictureUse) => {
    for (const id of pictures) {
      const uses = usage.get(id) ?? [];
      if (!uses.some(({ href }) => href === use.href)) usage.set(id, [...uses, use]);
    }
  };
  for (const [{ collection }, users] of await refresh(payload)) {
    const isReadable = Boolean(await collection.access.read({ req }));
    for (const user of users.values()) noteAll(user.used[counted], toUse(payload, collection, user, isReadable));
  }
  // Settings have no blocks.
  if (counted !== 'media') return usage;
  for (const global of payload.globals.config.filter(({ fields }) => holdsPictures(fields)))
    noteAll(await readGlobalPictures(payload, global), globalUse(payload, global));
  return usage;
}

/** Ids of pictures that are used in a document whose title contains a word. */
export function picturesUsedIn(usage: PictureUsage, word: string): Set<number> {
  const folded = normalizeText(word);
  const found = [...usage].filter(([, uses]) => uses.some(({ title }) => normalizeText(title).includes(folded)));
  return new Set(found.map(([id]) => id));
}

/** Single-flight: several requests share one refresh. */
function refresh(payload: Payload): Promise<UsageBySource> {
  const before = running.get(payload);
  if (before) return before;
  const bySource = keptBy.get(payload) ?? new Map(sourcesOf(payload).map((source) => [source, new Map()]));
  keptBy.set(payload, bySource);
  const refreshed = (async () => {
    for (const [source, users] of bySource) await refreshUsers(payload, source, users);
    return bySource;
  })().finally(() => running.delete(payload));
  running.set(payload, refreshed);
  return refreshed;
}

function sourcesOf({ collections }: Payload): UserSource[] {
  return Object.values(collections)
    .map(({ config }) => config)
    .filter(({ fields }) => holdsPictures(fields))
    .flatMap((collection) => [
      { collection, isDraft: false },
      ...(collection.versions?.drafts ? [{ collection, isDraft: true }] : []),
    ]);
}

/** A document that the requesting user may not read is listed by the label of its collection. */
function toUse(
  { config }: Payload,
  collection: SanitizedCollectionConfig,
  { id, title }: PictureUser,
  isReadable: boolean,
): PictureUse {
  const kind = labelOf(collection);
  const href = `${config.routes.admin}/collections/${collection.slug}/${id}`;
  return { title: isReadable ? title || `${kind} ${id}` : kind, kind, href };
}

async function readGlobalPictures(payload: Payload, global: SanitizedGlobalConfig): Promise<Set<number>> {
  const stored = await payload.db.findGlobal({ slug: global.slug });
  const found = new Set<number>();
  visitRelations(global.flattenedFields, inDefaultLanguage(stored), schemaOf(payload), (collection, id) => {
    if (collection === 'media') found.add(Number(id));
  });
  return found;
}

function globalUse({ config }: Payload, { label, slug }: SanitizedGlobalConfig): PictureUse {
  return { title: typeof label === 'string' ? label : slug, href: `${config.routes.admin}/globals/${slug}` };
}

const TEXTS: ReadonlySet<Field['type']> = new Set(['blocks', 'richText']);

/** Whether documents with these fields can refer to a picture: by a field, or in a layout or rich text. */
function holdsPictures(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (TEXTS.has(field.type)) return true;
    if (field.type === 'upload' || field.type === 'relationship') return [field.relationTo].flat().includes('media');
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsPictures(tab.fields));
    return 'fields' in field && Array.isArray(field.fields) && holdsPictures(field.fields);
  });
}
