import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionSlug, Payload, PopulateType, Where } from 'payload';
import type { Template } from '../cms/payload-types.ts';
import { onContentChange, type Touched } from '../shared/contentEvents.ts';
import {
  anyTag,
  cardTag,
  documentTag,
  FIRST,
  firstTag,
  listTag,
  nothingTag,
  rowsTag,
  searchTag,
  titleOrderTag,
} from '../shared/contentTags.ts';
import { countListed } from './countListed.ts';
import type { Dependencies } from './dependencies.ts';
import { createFacets, type Facets } from './facets/createFacets.ts';
import { createKeptCards } from './keptCards.ts';
import { keepReads } from './keptReads.ts';
import { kindOf, type ReadKind, type ReadKinds } from './kinds.ts';
import { loadShared } from './loadShared.ts';
import { createRelations, type Relations } from './noteRelations.ts';
import { populateOf } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { createSearch, type Search } from './search/createSearch.ts';
import type { WordsOf } from './search/readSearched.ts';
import type { Hit } from './search/searchIndex.ts';
import { readSynonyms } from './search/synonyms.ts';
import { selectCard } from './selectCard.ts';
import { shareReads } from './shareReads.ts';
import { findBelow, readTree } from './termTree.ts';
import type {
  ContentReader,
  EntriesQuery,
  FilteredQuery,
  FoundDocument,
  ListAllQuery,
  ListOf,
  ListOrder,
  ListQuery,
  SharedContent,
  StoredDocument,
  StoredTerm,
  TermFilter,
} from './types.ts';

/** What the site reads from the CMS. The one place that reads for visitors, and published content only. */
export interface Content {
  /**
   * The reader of one page: as the content is now, and to the end of that page.
   * @param dependencies is told of everything that the page is made of
   */
  read(dependencies: Dependencies): ContentReader;
  /** Gets ready what takes long to make, such as the index of the search. */
  prepare(): Promise<void>;
  /** Stops hearing of changes. */
  close(): void;
}

/** One page of a list, as far as cards show its documents. */
interface CardList extends Omit<ListOf, 'docs'> {
  found: FoundDocument[];
}

/** How many lists are kept: the pages of the archives, and those that many pages show alike. */
const MAX_LISTS = 100;
/** How many documents are kept with all they refer to: those whose pages are asked for when something beside them has changed. */
const MAX_DOCUMENTS = 200;

/**
 * The content of a running Payload instance.
 * @param kinds every kind of document that the site has
 * @param wordsOf what a layout says in words, for the search
 */
export function createContent(payload: Payload, kinds: ReadKinds, wordsOf: WordsOf): Content {
  const relations = createRelations(payload);
  const facets = createFacets(payload, kinds);
  const source = createSource(payload, kinds, relations);
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
      await search.prepare();
      await facets.prepare();
    },
    read: (dependencies) => createReader({ payload, kinds, source, search, facets, relations, dependencies }),
  };
}

/** What pages share for as long as no change touches it. */
interface Source {
  shared(): Promise<SharedContent>;
  document(path: string): Promise<FoundDocument | undefined>;
  list(asked: ListQuestion): Promise<CardList>;
  /** Documents as cards show them, in the order of their ids. */
  cards(kind: string, ids: readonly number[]): Promise<FoundDocument[]>;
  change(touched: Touched): void;
}

interface ListQuestion {
  kind: string;
  query: ListQuery;
}

function createSource(payload: Payload, kinds: ReadKinds, relations: Relations): Source {
  const populate = populateOf(kinds);
  let share = shareReads(payload);
  const shared = keepReads<null, SharedContent>(
    () => loadShared(payload, populate),
    (_, found) => tagsOfShared(found, relations),
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
  const cards = createKeptCards({ payload, kinds, populate, relations, share: () => share() });
  return {
    cards: cards.read,
    shared: () => shared.get(null),
    document: documents.get,
    // Each document has neighbours of its own: kept, they would push out the lists that many pages show.
    list: (asked) => (asked.query.after ? read(asked) : lists.get(asked)),
    change(touched) {
      // Its documents cannot be told apart by what they are made of.
      share = shareReads(payload);
      shared.change(touched);
      documents.change(touched);
      lists.change(touched);
      cards.change(touched);
    },
  };
}

/** Of all that stands around pages; a page notes those of its own templates alone. */
function tagsOfShared({ chat, globals, site, templates }: SharedContent, relations: Relations): string[] {
  return [
    ...['templates', 'popups', 'chat-accounts'].map(anyTag),
    ...relations.tagsOfGlobal('site', site),
    ...Object.entries(globals).flatMap(([slug, data]) => relations.tagsOfGlobal(slug, data)),
    ...templates.flatMap((template) => relations.tagsOf('templates', template)),
    ...chat.accounts.flatMap((account) => relations.tagsOf('chat-accounts', account)),
    ...(chat.defaultAvatar ? [documentTag('media', chat.defaultAvatar.id)] : []),
  ];
}

interface ReaderParts {
  payload: Payload;
  kinds: ReadKinds;
  source: Source;
  search: Search;
  facets: Facets;
  relations: Relations;
  dependencies: Dependencies;
}

function createReader({ payload, kinds, source, search, facets, relations, dependencies }: ReaderParts): ContentReader {
  const populate = populateOf(kinds);
  let templates: readonly Template[] = [];

  /** Notes what a document shows of others, and hands it on. */
  function withRelations<T>(collection: string, doc: T): T {
    dependencies.add(...relations.tagsOf(collection, doc));
    return doc;
  }

  /** Notes what the cards of a list show, and hands on what pages show of them. */
  function withCards({ found, ...list }: CardList): ListOf {
    for (const { collection, doc } of found) {
      withRelations(collection, doc);
      dependencies.add(cardTag(collection, doc.id));
    }
    return { ...list, docs: found.map(({ collection, doc }) => kindOf(kinds, collection).view(doc)) };
  }

  async function shared(): Promise<SharedContent> {
    const found = await source.shared();
    // The templates among them are noted where a page has them.
    const ofSite = relations.tagsOfGlobal('site', found.site).filter((tag) => !tag.startsWith('templates:'));
    const ofParts = Object.entries(found.globals).flatMap(([slug, data]) => relations.tagsOfGlobal(slug, data));
    dependencies.add(...ofSite, ...ofParts);
    for (const account of found.chat.accounts) withRelations('chat-accounts', account);
    templates = found.templates;
    return found;
  }

  return {
    shared,
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
    async listEntries<T extends { id: number }>(collection: string, query: EntriesQuery) {
      dependencies.add(tagOfEntries(collection, query));
      const entries = await readEntries<T>(payload, collection, query, populate);
      return entries.map((entry) => withRelations(collection, entry));
    },
    async findTerm(collection, slug) {
      const { docs } = await payload.find({
        collection: collection as CollectionSlug,
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
    async findPopup(id) {
      dependencies.add(documentTag('popups', id));
      const { docs } = await payload.find({
        collection: 'popups',
        where: { and: [ONLY_PUBLISHED, { id: { in: [id] } }] },
        depth: 2,
        populate,
        limit: 1,
        pagination: false,
      });
      return docs[0] && withRelations('popups', docs[0]);
    },
    async search(words, options) {
      dependencies.add(...search.kinds.map(anyTag));
      const { globals } = await source.shared();
      const { found, ...results } = await search.find({ words, ...options, synonyms: readSynonyms(globals.search) });
      if (results.isPartial) dependencies.add(searchTag());
      return { ...results, ...withCards({ ...results, found }) };
    },
  };
}

/** The front page is an article of its own kind: it is the place from which the others are reached. */
const NOT_FRONT: Where = { path: { not_equals: '/' } };

interface FindParts {
  payload: Payload;
  kinds: ReadKinds;
  share: ReturnType<typeof shareReads>;
}

async function findDocument(path: string, { kinds, payload, share }: FindParts): Promise<FoundDocument | undefined> {
  for (const { name } of kinds) {
    const { docs } = await payload.find({
      collection: name as CollectionSlug,
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

/** Which lists a query is answered from: the narrowest that hold all of it. Those chosen by hand are no list. */
function tagsOfQuery(
  { dated, name: kind }: ReadKind,
  { after, ids, limit, order = 'newest', page, terms = {} }: ListQuery,
): string[] {
  if (ids) return ids.map((id) => cardTag(kind, id));
  const [narrowest] = Object.entries(terms).filter(([, wanted]) => wanted.length > 0);
  const isFirst = dated && !after && order === 'newest' && page === undefined && limit <= FIRST;
  if (isFirst && !narrowest) return [firstTag(kind)];
  const lists = narrowest ? narrowest[1].map((id) => listTag(kind, narrowest[0], id)) : [listTag(kind)];
  return order === 'title' ? [...lists, titleOrderTag(kind)] : lists;
}

/** The question with the terms that its base names by their fields under the names of their taxonomies. */
function byTaxonomy({ taxonomies }: ReadKind, { base = {}, ...query }: FilteredQuery): FilteredQuery {
  const { fields = {}, include, ...rest } = base;
  const named = taxonomies.flatMap(({ field, of }) => (fields[field]?.length ? [[of.name, fields[field]]] : []));
  return { ...query, base: { ...rest, include: { ...include, ...Object.fromEntries(named) } } };
}

/**
 * Which lists a filtered list is answered from: those of the terms that it is about, of one taxonomy, with all below them; else that of
 * all. Filters only narrow these. Its counts and titles know the terms too.
 */
async function tagsOfFiltered(
  { name, taxonomies }: ReadKind,
  { base = {}, facets: counted = [], filters, order }: FilteredQuery,
  facets: Facets,
): Promise<string[]> {
  const named = new Set([...counted.map(({ name }) => name), ...Object.values(filters).flatMap(Object.keys)]);
  const about = Object.entries(base.include ?? {}).find(([, terms]) => terms.length > 0);
  const narrowest = taxonomies.find(({ of }) => of.name === about?.[0]);
  for (const taxonomy of Object.keys({ ...base.include, ...base.exclude })) named.add(taxonomy);
  const ids = narrowest && about ? await facets.termsBelow(name, narrowest.of.name, about[1]) : [];
  const lists = narrowest ? ids.map((id) => listTag(name, narrowest.field, id)) : [listTag(name)];
  const terms = taxonomies.flatMap(({ of }) => (named.has(of.name) ? [anyTag(of.name)] : []));
  return [...lists, ...terms, ...(order === 'title' ? [titleOrderTag(name)] : [])];
}

async function readList(
  payload: Payload,
  kind: ReadKind,
  query: ListQuery,
  populate: PopulateType,
  req: ReturnType<ReturnType<typeof shareReads>>,
): Promise<CardList> {
  const where: Where[] = narrowing(query);
  if (query.ids) where.push({ id: { in: query.ids } });
  if (query.after) where.push(comingAfter(kind, query.after, query.order));
  const result = await payload.find({
    collection: kind.name as CollectionSlug,
    where: { and: [ONLY_PUBLISHED, NOT_FRONT, ...where] },
    // Payload would count each time, which takes longer than reading.
    pagination: false,
    sort: query.after
      ? [sortOf(kind, query.order), query.order === 'oldest' ? 'id' : '-id']
      : sortOf(kind, query.order),
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    populate,
    select: selectCard(kind) as never,
    req,
  });
  const docs = result.docs as unknown as StoredDocument[];
  if (query.ids) docs.sort((a, b) => (query.ids?.indexOf(a.id) ?? 0) - (query.ids?.indexOf(b.id) ?? 0));
  const totalDocs =
    query.page === undefined ? docs.length : await countListed(payload, kind.name as CollectionSlug, where);
  return {
    found: docs.map((doc) => ({ collection: kind.name, doc })),
    page: query.page ?? 1,
    totalPages: Math.max(1, Math.ceil(totalDocs / query.limit)),
    totalDocs,
  };
}

/** Where only those with one relation are asked for, the others touch nothing. */
function tagOfEntries(collection: string, { dependsOn = 'entries', equals }: EntriesQuery): string {
  if (!equals) return anyTag(collection);
  const name = dependsOn === 'list' ? listTag : rowsTag;
  return name(collection, equals.field, equals.value);
}

async function readEntries<T extends { id: number }>(
  payload: Payload,
  collection: string,
  { atLeast, equals, ids, limit, since, sort }: EntriesQuery,
  populate: PopulateType,
): Promise<T[]> {
  const where: Where[] = [
    ...(ids ? [{ id: { in: [...ids] } }] : []),
    ...(atLeast ? [{ [atLeast.field]: { greater_than_equal: atLeast.value } }] : []),
    ...(equals ? [{ [equals.field]: { equals: equals.value } }] : []),
    ...(since ? [{ [since.field]: { greater_than_equal: `${since.date}T00:00:00.000Z` } }] : []),
  ];
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { and: where },
    limit,
    ...(sort && { sort }),
    depth: 1,
    populate,
    pagination: false,
  });
  const entries = docs as unknown as T[];
  return ids ? entries.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : entries;
}

/** Documents that are read at once where all are wanted: more would hold up whoever waits for another page. */
const AT_ONCE = 20;
/** How many ids are: they come from the index alone. */
const IDS_AT_ONCE = 500;

/**
 * Documents without their layouts, which are large, and which no list shows.
 * @param view what is made of each, as soon as it is read: made of all together it would hold up everybody
 */
async function readAll<View>(
  payload: Payload,
  kind: ReadKind,
  { isWithoutFront, limit = 0, terms }: ListAllQuery,
  populate: PopulateType,
  view: (doc: StoredDocument) => View,
): Promise<View[]> {
  const collection = kind.name as CollectionSlug;
  const where = { and: [ONLY_PUBLISHED, ...(isWithoutFront ? [NOT_FRONT] : []), ...narrowing({ terms })] };
  const ids = await readIds(payload, kind, where, limit || Number.POSITIVE_INFINITY);
  const found = new Map<number, View>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { docs } = await payload.find({
      collection,
      where: { and: [ONLY_PUBLISHED, { id: { in: ids.slice(at, at + AT_ONCE) } }] },
      select: { layout: false } as never,
      depth: 1,
      populate,
      pagination: false,
      limit: AT_ONCE,
    });
    for (const doc of docs as unknown as StoredDocument[]) found.set(doc.id, view(doc));
    await nextTurn();
  }
  return ids.flatMap((id) => (found.has(id) ? [found.get(id) as View] : []));
}

/** The ids of what a condition is true of, those with dates newest first, past Payload's hooks. */
async function readIds(payload: Payload, kind: ReadKind, where: Where, most: number): Promise<number[]> {
  const ids = new Set<number>();
  const limit = Math.min(most, IDS_AT_ONCE);
  for (let page = 1; ids.size < most; page += 1) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: kind.name as CollectionSlug,
      where,
      // Two of one date would else change places from one page to the next.
      sort: kind.dated ? [sortOf(kind), 'id'] : 'id',
      select: { path: true },
      limit,
      page,
      pagination: false,
      req: {},
    });
    for (const { id } of docs) ids.add(id);
    if (docs.length < limit) break;
    await nextTurn();
  }
  return [...ids].slice(0, most);
}

function narrowing({ terms = {} }: { terms?: TermFilter | undefined }): Where[] {
  return Object.entries(terms).flatMap(([field, ids]) => (ids.length > 0 ? [{ [field]: { in: [...ids] } }] : []));
}

/** Of one date, those made later come later. */
function comingAfter(
  { dated = 'createdAt' }: ReadKind,
  { date, id }: NonNullable<ListQuery['after']>,
  order?: ListOrder,
): Where {
  const beyond = order === 'oldest' ? 'greater_than' : 'less_than';
  return { or: [{ [dated]: { [beyond]: date } }, { and: [{ [dated]: { equals: date } }, { id: { [beyond]: id } }] }] };
}

function sortOf({ dated = 'createdAt' }: ReadKind, order: ListOrder = 'newest'): string {
  return { newest: `-${dated}`, oldest: dated, title: 'title' }[order];
}
