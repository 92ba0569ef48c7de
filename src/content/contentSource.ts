import type { Payload } from 'payload';
import { slugOf } from '../cms/slugOf.ts';
import type { Touched } from '../shared/changes/contentEvents.ts';
import { anyTag, cardTag, documentTag } from '../shared/changes/contentTags.ts';
import { createKeptCards } from './cache/cachedCards.ts';
import { createKeptEntries, type KeptEntries } from './cache/cachedEntries.ts';
import { cacheReads } from './cache/cachedReads.ts';
import type { DocumentView, StoredDocument } from './documentTypes.ts';
import { kindOf, type ReadKinds } from './kinds.ts';
import type { ListQuery } from './listTypes.ts';
import { loadShared } from './loadShared.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { populateOf } from './reads/populate.ts';
import { type CardList, readList } from './reads/readList.ts';
import { shareReads } from './reads/shareReads.ts';
import { type Everywhere, wholeEntries } from './sharedEntries.ts';
import type { Relations } from './tags/noteRelations.ts';
import { tagsOfQuery } from './tags/tagsOfReads.ts';
import type { FoundDocument, SharedContent } from './types.ts';

/** Cache size for lists: the pages of the archives, and those that many pages show alike. */
const MAX_LISTS = 100;
/** Cache size for documents with their relations: those whose pages are re-rendered after a related change. */
const MAX_DOCUMENTS = 200;

/** Reads shared by all pages, cached until a change touches them. */
export interface ContentSource {
  shared(): Promise<SharedContent>;
  document(path: string): Promise<FoundDocument | undefined>;
  list(asked: ListQuestion): Promise<CardList>;
  /** Documents with the fields of cards, in the order of their ids. */
  cards(kind: string, ids: readonly number[]): Promise<FoundDocument[]>;
  /** Listed fields of the entries of some documents. */
  entries: KeptEntries['read'];
  /** View model of a document, shared by concurrent readers. */
  view(kind: string, doc: StoredDocument): DocumentView;
  change(touched: Touched): void;
}

interface ListQuestion {
  kind: string;
  query: ListQuery;
}

/** Caches that the content readers of all pages share. */
export function createSource(
  payload: Payload,
  kinds: ReadKinds,
  relations: Relations,
  everywhere: Everywhere,
): ContentSource {
  const populate = populateOf(kinds);
  let share = shareReads(payload);
  const shared = cacheReads<null, SharedContent>(
    () => loadShared(payload, populate, everywhere),
    (_, found) => tagsOfShared(found, everywhere, relations),
    1,
  );
  const documents = cacheReads<string, FoundDocument | undefined>(
    (path) => findDocument(path, { payload, kinds, share: () => share() }),
    (_, { collection, doc }) => [documentTag(collection, doc.id), ...relations.tagsOf(collection, doc)],
    MAX_DOCUMENTS,
  );
  const read = ({ kind, query }: ListQuestion) => readList(payload, kindOf(kinds, kind), query, populate, share());
  const lists = cacheReads<ListQuestion, CardList>(
    read,
    ({ kind, query }, { found }) => [
      ...tagsOfQuery(kindOf(kinds, kind), query),
      ...found.flatMap(({ collection, doc }) => [cardTag(collection, doc.id), ...relations.tagsOf(collection, doc)]),
    ],
    MAX_LISTS,
  );
  const cards = createKeptCards({ payload, kinds, populate, relations });
  const entries = createKeptEntries(payload);
  const views = new WeakMap<StoredDocument, DocumentView>();
  return {
    cards: cards.read,
    entries: entries.read,
    view(kind, doc) {
      const view = views.get(doc) ?? kindOf(kinds, kind).view(doc);
      views.set(doc, view);
      return view;
    },
    shared: () => shared.get(null),
    document: documents.get,
    // Previous and next links differ for each document: cached, they would evict the lists that many pages show.
    list: (asked) => (asked.query.after ? read(asked) : lists.get(asked)),
    change(touched) {
      // Shared relations have no tags, so any change drops all of them.
      share = shareReads(payload);
      shared.change(touched);
      documents.change(touched);
      lists.change(touched);
      cards.change(touched);
      entries.change(touched);
    },
  };
}

/** Tags of the content that every page shares; a page adds those of its own templates only. */
function tagsOfShared(shared: SharedContent, everywhere: Everywhere, relations: Relations): string[] {
  const { globals, site, templates } = shared;
  return [
    ...['templates', ...everywhere.keys()].map(anyTag),
    ...relations.tagsOfGlobal('site', site),
    ...Object.entries(globals).flatMap(([slug, data]) => relations.tagsOfGlobal(slug, data)),
    ...templates.flatMap((template) => relations.tagsOf('templates', template)),
    ...wholeEntries(shared, everywhere).flatMap(([collection, entry]) => relations.tagsOf(collection, entry)),
  ];
}

interface FindParts {
  payload: Payload;
  kinds: ReadKinds;
  share: ReturnType<typeof shareReads>;
}

async function findDocument(path: string, { kinds, payload, share }: FindParts): Promise<FoundDocument | undefined> {
  for (const { name } of kinds) {
    const { docs } = await payload.find({
      collection: slugOf(name),
      where: { and: [{ path: { equals: path } }, ONLY_PUBLISHED] },
      depth: 2,
      populate: populateOf(kinds),
      limit: 1,
      pagination: false,
      req: share(),
    });
    // Payload types rows by their collection, known here only by name.
    if (docs[0]) return { collection: name, doc: docs[0] as unknown as StoredDocument };
  }
  return undefined;
}
