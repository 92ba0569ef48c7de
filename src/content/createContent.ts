import type { Payload, Where } from 'payload';
import type { Page, Post, Template } from '../cms/payload-types.ts';
import { onContentChange } from '../shared/contentEvents.ts';
import { anyTag, cardTag, documentTag, listTag, nothingTag } from '../shared/contentTags.ts';
import { lazy } from '../shared/lazy.ts';
import { lazyBy } from '../shared/lazyBy.ts';
import { countListed } from './countListed.ts';
import type { Dependencies } from './dependencies.ts';
import { loadShared } from './loadShared.ts';
import { createRelations, type Relations } from './noteRelations.ts';
import { POPULATE } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { CARD, createSearch, type Search } from './search.ts';
import { SEARCHED, type WordsOf } from './searchIndex.ts';
import { shareReads } from './shareReads.ts';
import type { ContentReader, FoundDocument, ListQuery, PostList, PostQuery, SharedContent } from './types.ts';

/** What the site reads from the CMS. The one place that reads for visitors, and published content only. */
export interface Content {
  /**
   * The reader of one page: as the content is now, and to the end of that page.
   * @param dependencies is told of everything that the page is made of
   */
  read(dependencies: Dependencies): ContentReader;
  /** Stops hearing of changes. */
  close(): void;
}

const SORTS = { newest: '-publishedAt', oldest: 'publishedAt', title: 'title' } as const;

/** How many lists of articles are kept: the pages of the archives, and those that many pages show alike. */
const MAX_LISTS = 100;

/** Documents without their layouts, which are large, and which no list shows. */
const WITHOUT_LAYOUT = { select: { layout: false }, depth: 1, populate: POPULATE, pagination: false } as const;

/**
 * The content of a running Payload instance.
 * @param wordsOf everything that a layout says in words, for the search
 */
export function createContent(payload: Payload, wordsOf: WordsOf): Content {
  const search = createSearch(payload, wordsOf);
  const relations = createRelations(payload);
  let source = createSource(payload);
  const close = onContentChange((change) => {
    search.change(change);
    source = createSource(payload);
  });
  return { close, read: (dependencies) => createReader({ payload, source, search, relations, dependencies }) };
}

/** What pages share for as long as the content does not change. */
interface Source {
  share: ReturnType<typeof shareReads>;
  shared(): Promise<SharedContent>;
  listPosts(query: PostQuery): Promise<PostList>;
}

function createSource(payload: Payload): Source {
  const share = shareReads(payload);
  return {
    share,
    shared: lazy(() => loadShared(payload)),
    listPosts: lazyBy((query) => listPosts(payload, query, share()), MAX_LISTS),
  };
}

interface ReaderParts {
  payload: Payload;
  source: Source;
  search: Search;
  relations: Relations;
  dependencies: Dependencies;
}

function createReader({ payload, source, search, relations, dependencies }: ReaderParts): ContentReader {
  let templates: readonly Template[] = [];

  /** Notes what a document shows of others, and hands it on. */
  function withRelations<T>(collection: string, doc: T): T {
    dependencies.add(...relations.tagsOf(collection, doc));
    return doc;
  }

  function withCards(list: PostList): PostList {
    for (const doc of list.docs) withRelations('posts', doc);
    dependencies.add(...list.docs.map(({ id }) => cardTag('posts', id)));
    return list;
  }

  async function shared(): Promise<SharedContent> {
    const found = await source.shared();
    // The templates among them are noted where a page has them.
    const ofSite = relations.tagsOfGlobal('site', found.site).filter((tag) => !tag.startsWith('templates:'));
    dependencies.add(...ofSite, ...relations.tagsOfGlobal('analytics', found.analytics));
    dependencies.add(...relations.tagsOfGlobal('chat', found.chat.settings));
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
      const found = await findDocument(payload, path, source.share);
      if (!found) dependencies.add(nothingTag(path));
      else {
        dependencies.add(documentTag(found.collection, found.doc.id));
        withRelations(found.collection, found.doc);
      }
      return found;
    },
    async findRedirect(path) {
      dependencies.add(nothingTag(path));
      const where = { from: { equals: path } };
      const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, pagination: false });
      return docs[0] && { to: docs[0].to ?? undefined, status: docs[0].status };
    },
    async listPosts(query) {
      dependencies.add(...tagsOfQuery(query));
      return withCards(await source.listPosts(query));
    },
    async listPages({ limit = 0, isWithoutFront }: ListQuery = {}) {
      dependencies.add(anyTag('pages'));
      const where = { and: [ONLY_PUBLISHED, ...(isWithoutFront ? [NOT_FRONT] : [])] };
      const { docs } = await payload.find({ collection: 'pages', where, limit, ...WITHOUT_LAYOUT });
      return (docs as Page[]).map((doc) => withRelations('pages', doc));
    },
    async listAllPosts({ category, limit = 0, isWithoutFront }: ListQuery = {}) {
      dependencies.add(anyTag('posts'));
      const narrowing: Where[] = category === undefined ? [] : [{ categories: { in: [category] } }];
      const where = { and: [ONLY_PUBLISHED, ...(isWithoutFront ? [NOT_FRONT] : []), ...narrowing] };
      const { docs } = await payload.find({
        collection: 'posts',
        where,
        limit,
        sort: '-publishedAt',
        ...WITHOUT_LAYOUT,
      });
      return (docs as Post[]).map((doc) => withRelations('posts', doc));
    },
    async findTerm(collection, slug) {
      const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0, limit: 1 });
      dependencies.add(docs[0] ? documentTag(collection, docs[0].id) : nothingTag(`${collection}/${slug}`));
      return docs[0];
    },
    async findPopup(id) {
      dependencies.add(documentTag('popups', id));
      const { docs } = await payload.find({
        collection: 'popups',
        where: { and: [ONLY_PUBLISHED, { id: { in: [id] } }] },
        depth: 2,
        populate: POPULATE,
        limit: 1,
        pagination: false,
      });
      return docs[0] && withRelations('popups', docs[0]);
    },
    async search(words, options) {
      dependencies.add(...SEARCHED.map(anyTag));
      return withCards(await search.find(words, options));
    },
  };
}

/** The front page is an article of its own kind: it is the place from which the others are reached. */
const NOT_FRONT: Where = { path: { not_equals: '/' } };

async function findDocument(
  payload: Payload,
  path: string,
  share: Source['share'],
): Promise<FoundDocument | undefined> {
  for (const collection of ['pages', 'posts'] as const) {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ path: { equals: path } }, ONLY_PUBLISHED] },
      depth: 2,
      populate: POPULATE,
      limit: 1,
      pagination: false,
      req: share(),
    });
    if (docs[0]) return { collection, doc: docs[0] } as FoundDocument;
  }
  return undefined;
}

/** Which lists a query is answered from: the narrowest that hold all of it. Those chosen by hand are no list. */
function tagsOfQuery({ categories, ids, tags }: PostQuery): string[] {
  if (ids) return ids.map((id) => cardTag('posts', id));
  if (categories?.length) return categories.map((id) => listTag('posts', 'categories', id));
  if (tags?.length) return tags.map((id) => listTag('posts', 'tags', id));
  return [listTag('posts')];
}

async function listPosts(payload: Payload, query: PostQuery, req: ReturnType<Source['share']>): Promise<PostList> {
  const where: Where[] = [];
  if (query.ids) where.push({ id: { in: query.ids } });
  if (query.categories?.length) where.push({ categories: { in: query.categories } });
  if (query.tags?.length) where.push({ tags: { in: query.tags } });
  const result = await payload.find({
    collection: 'posts',
    where: { and: [ONLY_PUBLISHED, NOT_FRONT, ...where] },
    // Payload would count each time, which takes longer than reading.
    pagination: false,
    sort: SORTS[query.order ?? 'newest'],
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    populate: POPULATE,
    select: CARD,
    req,
  });
  const docs = result.docs as Post[];
  if (query.ids) docs.sort((a, b) => (query.ids?.indexOf(a.id) ?? 0) - (query.ids?.indexOf(b.id) ?? 0));
  const totalDocs = query.page === undefined ? docs.length : await countListed(payload, 'posts', where);
  return { docs, page: query.page ?? 1, totalPages: Math.max(1, Math.ceil(totalDocs / query.limit)), totalDocs };
}
