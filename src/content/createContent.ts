import type { Payload } from 'payload';
import type { Template } from '../cms/payload-types.ts';
import { slugOf } from '../cms/slugOf.ts';
import { onContentChange, type Touched } from '../shared/contentEvents.ts';
import { anyTag, cardTag, dayTag, documentTag, listTag, nothingTag, searchTag } from '../shared/contentTags.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import type { Dependencies } from './dependencies.ts';
import { createFacets, type Facets } from './facets/createFacets.ts';
import { createKeptCards } from './keptCards.ts';
import { createKeptEntries, type KeptEntries } from './keptEntries.ts';
import { keepReads } from './keptReads.ts';
import { kindOf, type ReadKind, type ReadKinds } from './kinds.ts';
import { loadShared } from './loadShared.ts';
import { createRelations, type Relations } from './noteRelations.ts';
import { populateOf } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { readAddresses, readPictures } from './readAddresses.ts';
import { readAll } from './readAll.ts';
import { readEntries } from './readEntries.ts';
import { readIds } from './readIds.ts';
import { type CardList, readList } from './readList.ts';
import { sealWords } from './seal.ts';
import { createSearch, type Search } from './search/createSearch.ts';
import type { WordsOf } from './search/readSearched.ts';
import type { Hit } from './search/searchIndex.ts';
import { readSynonyms } from './search/synonyms.ts';
import { type Everywhere, everywhereOf, wholeEntries } from './sharedEntries.ts';
import { shareReads } from './shareReads.ts';
import { tagOfEntries, tagsOfFiltered, tagsOfQuery } from './tagsOfReads.ts';
import { findAbove, findBelow, readTree } from './termTree.ts';
import type {
  ContentReader,
  DocumentView,
  EntriesOfQuery,
  EntriesQuery,
  FilteredQuery,
  FoundDocument,
  ListOf,
  ListQuery,
  SharedContent,
  StoredDocument,
  StoredTerm,
} from './types.ts';

/** Read access to the CMS for the site. The only code that reads for visitors, and published content only. */
export interface Content {
  /**
   * Creates the reader for one render of a page.
   * @param dependencies collects the cache tags of everything that the page is made of
   */
  read(dependencies: Dependencies): ContentReader;
  /** Builds the indexes in advance, such as that of the search. */
  prepare(): Promise<void>;
  /** Unsubscribes from content changes. */
  close(): void;
}

/** Words that mean the same to every operator's visitors. */
const commonWords = createTranslate(DEFAULT_LOCALE)('search.synonyms');

/** How many lists are kept: the pages of the archives, and those that many pages show alike. */
const MAX_LISTS = 100;
/** Cache size for documents with their relations: those whose pages are rendered again after a related change. */
const MAX_DOCUMENTS = 200;

/**
 * Reads the content of a running Payload instance.
 * @param kinds every document kind of the site
 * @param wordsOf extracts the searchable text of a layout
 */
export function createContent(payload: Payload, kinds: ReadKinds, wordsOf: WordsOf): Content {
  const relations = createRelations(payload);
  const facets = createFacets(payload, kinds);
  const everywhere = everywhereOf(payload);
  const source = createSource(payload, kinds, relations, everywhere);
  const readCard = async ({ collection, id }: Hit) => (await source.cards(collection, [id]))[0];
  const search = createSearch({ payload, kinds, wordsOf, readCard });
  const close = onContentChange((change) => {
    search.change(change);
    facets.change(change.touched);
    source.change(change.touched);
  });
  return {
    close,
    async prepare() {
      // Pages need the facets; until the search index is ready, a search uses titles.
      await facets.prepare();
      await search.prepare();
    },
    read: (dependencies) => createReader({ payload, kinds, source, search, facets, relations, everywhere, dependencies }),
  };
}

/** Reads shared by all pages, cached until a change touches them. */
interface Source {
  shared(): Promise<SharedContent>;
  document(path: string): Promise<FoundDocument | undefined>;
  list(asked: ListQuestion): Promise<CardList>;
  /** Documents with the fields of cards, in the order of their ids. */
  cards(kind: string, ids: readonly number[]): Promise<FoundDocument[]>;
  /** What is listed of the entries of some documents. */
  entries: KeptEntries['read'];
  /** What pages show of a document, made once for all that read it together. */
  view(kind: string, doc: StoredDocument): DocumentView;
  change(touched: Touched): void;
}

interface ListQuestion {
  kind: string;
  query: ListQuery;
}

function createSource(payload: Payload, kinds: ReadKinds, relations: Relations, everywhere: Everywhere): Source {
  const populate = populateOf(kinds);
  let share = shareReads(payload);
  const shared = keepReads<null, SharedContent>(
    () => loadShared(payload, populate, everywhere),
    (_, found) => tagsOfShared(found, everywhere, relations),
    1,
  );
  const documents = keepReads<string, FoundDocument | undefined>(
    (path) => findDocument(path, { payload, kinds, share: () => share() }),
    (_, { collection, doc }) => [documentTag(collection, doc.id), ...relations.tagsOf(collection, doc)],
    MAX_DOCUMENTS,
  );
  const read = ({ kind, query }: ListQuestion) => readList(payload, kindOf(kinds, kind), query, populate, share());
  const lists = keepReads<ListQuestion, CardList>(
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

/** Tags of the content around every page; a page adds those of its own templates only. */
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

interface ReaderParts {
  payload: Payload;
  kinds: ReadKinds;
  source: Source;
  search: Search;
  facets: Facets;
  relations: Relations;
  everywhere: Everywhere;
  dependencies: Dependencies;
}

function createReader(parts: ReaderParts): ContentReader {
  const { payload, kinds, source, search, facets, relations, everywhere, dependencies } = parts;
  const populate = populateOf(kinds);
  let templates: readonly Template[] = [];

  /** Adds the tags of a document's relations as dependencies, and returns the document. */
  function withRelations<T>(collection: string, doc: T): T {
    dependencies.add(...relations.tagsOf(collection, doc));
    return doc;
  }

  /** Adds the tags of a list's cards as dependencies, and returns the list with views. */
  function withCards({ found, ...list }: CardList): ListOf {
    for (const { collection, doc } of found) {
      withRelations(collection, doc);
      dependencies.add(cardTag(collection, doc.id));
    }
    return { ...list, docs: found.map(({ collection, doc }) => source.view(collection, doc)) };
  }

  async function shared(): Promise<SharedContent> {
    const found = await source.shared();
    // Template tags are added only by pages that use the template.
    const ofSite = relations.tagsOfGlobal('site', found.site).filter((tag) => !tag.startsWith('templates:'));
    const ofParts = Object.entries(found.globals).flatMap(([slug, data]) => relations.tagsOfGlobal(slug, data));
    dependencies.add(...ofSite, ...ofParts);
    for (const [collection, entry] of wholeEntries(found, everywhere)) withRelations(collection, entry);
    templates = found.templates;
    return found;
  }

  async function findEntry<T extends { id: number }>(collection: string, id: number): Promise<T | undefined> {
    dependencies.add(documentTag(collection, id));
    const { docs } = await payload.find({
      collection: slugOf(collection),
      where: { and: [ONLY_PUBLISHED, { id: { in: [id] } }] },
      depth: 2,
      populate,
      limit: 1,
      pagination: false,
    });
    return docs[0] && withRelations(collection, docs[0] as unknown as T);
  }

  return {
    shared,
    seal: (words) => sealWords(payload.secret, words),
    noteTemplate(id) {
      dependencies.add(documentTag('templates', id));
      const template = templates.find((known) => known.id === id);
      if (template) withRelations('templates', template);
    },
    async findDocument(path) {
      const found = await source.document(path);
      if (!found) dependencies.add(nothingTag(path));
      else {
        dependencies.add(documentTag(found.collection, found.doc.id));
        withRelations(found.collection, found.doc);
      }
      return found;
    },
    async findPath(name, id) {
      dependencies.add(cardTag(name, id), documentTag(name, id));
      if (!kinds.get(name)) return undefined;
      const [found] = await source.cards(name, [id]);
      return found?.doc.path ?? undefined;
    },
    async findIds(name, field, values) {
      dependencies.add(anyTag(kindOf(kinds, name).name));
      return readIds(payload, name, field, values);
    },
    async findRedirect(path) {
      dependencies.add(nothingTag(path));
      const where = { from: { equals: path } };
      const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, pagination: false });
      return docs[0] && { to: docs[0].to ?? undefined, status: docs[0].status };
    },
    async list(kind, query) {
      dependencies.add(...tagsOfQuery(kindOf(kinds, kind), query));
      return withCards(await source.list({ kind, query }));
    },
    async filter(name, asked) {
      const query = byTaxonomy(kindOf(kinds, name), asked);
      const { ids, ...answer } = await facets.find(name, query);
      dependencies.add(...(await tagsOfFiltered(kindOf(kinds, name), query, facets)));
      const { docs } = withCards({ ...answer, found: await source.cards(name, ids) });
      return { ...answer, docs };
    },
    async listAll(name, query = {}) {
      const kind = kindOf(kinds, name);
      dependencies.add(anyTag(name));
      return readAll(payload, kind, query, populate, (doc) => kind.view(withRelations(name, doc)));
    },
    async listAddresses(name) {
      dependencies.add(anyTag(name));
      return readAddresses(payload, kindOf(kinds, name));
    },
    async pictures(ids) {
      dependencies.add(...ids.map((id) => documentTag('media', id)));
      return readPictures(payload, ids);
    },
    async listEntries<T extends { id: number }>(collection: string, query: EntriesQuery) {
      dependencies.add(tagOfEntries(collection, query));
      const entries = await readEntries<T>(payload, collection, query, populate);
      return entries.map((entry) => withRelations(collection, entry));
    },
    async entriesOf<T extends object>(query: EntriesOfQuery, ids: readonly number[]) {
      dependencies.add(...ids.map((id) => listTag(query.collection, query.field, id)));
      return (await source.entries(query, ids)) as ReadonlyMap<number, readonly T[]>;
    },
    noteDay(day) {
      dependencies.add(dayTag(day));
    },
    async findTerm(collection, slug) {
      const { docs } = await payload.find({
        collection: slugOf(collection),
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
      });
      const [term] = docs as unknown as StoredTerm[];
      dependencies.add(term ? documentTag(collection, term.id) : nothingTag(`${collection}/${slug}`));
      return term;
    },
    async termsBelow(collection, id) {
      dependencies.add(anyTag(collection));
      return findBelow(await readTree(payload, collection), id);
    },
    async termsAbove(collection, id) {
      const chain = await findAbove(payload, collection, id);
      dependencies.add(documentTag(collection, id), ...chain.map((term) => documentTag(collection, term.id)));
      return chain;
    },
    findEntry,
    async search(words, options) {
      dependencies.add(...search.kinds.map(anyTag));
      const { globals } = await source.shared();
      const { found, ...results } = await search.find({
        words,
        ...options,
        synonyms: readSynonyms(globals.search, commonWords),
      });
      if (results.isPartial) dependencies.add(searchTag());
      return { ...results, ...withCards({ ...results, found }) };
    },
  };
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
    if (docs[0]) return { collection: name, doc: docs[0] as unknown as StoredDocument };
  }
  return undefined;
}

/** Replaces the field names of a query's base by the names of their taxonomies. */
function byTaxonomy({ taxonomies }: ReadKind, { base = {}, ...query }: FilteredQuery): FilteredQuery {
  const { fields = {}, include, ...rest } = base;
  const named = taxonomies.flatMap(({ field, of }) => (fields[field]?.length ? [[of.name, fields[field]]] : []));
  return { ...query, base: { ...rest, include: { ...include, ...Object.fromEntries(named) } } };
}
