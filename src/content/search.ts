import type { Payload, Where } from 'payload';
import type { Post } from '../cms/payload-types.ts';
import type { ContentChange } from '../shared/contentEvents.ts';
import { POPULATE } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import {
  buildSearchIndex,
  type Hit,
  SEARCHED,
  type SearchedKind,
  type SearchIndex,
  type WordsOf,
} from './searchIndex.ts';
import type { PostList } from './types.ts';

/** What cards show of a document. */
export const CARD = {
  title: true,
  path: true,
  excerpt: true,
  featuredImage: true,
  publishedAt: true,
  categories: true,
  _status: true,
} as const;

const PAGE_CARD = { title: true, path: true, excerpt: true, image: true, _status: true } as const;

/** The search over all published documents, kept up to date document by document. */
export interface Search {
  /** Documents with these words, best first. */
  find(words: string, options: { limit: number; page: number }): Promise<PostList>;
  /** Hears of a change of the content. */
  change(change: Pick<ContentChange, 'touched'>): void;
}

export function createSearch(payload: Payload, wordsOf: WordsOf): Search {
  let index: Promise<SearchIndex> | undefined;
  /** Documents that have changed since the index was brought up to date, as `kind:id`. */
  const changed = new Set<string>();

  /** One search after another brings the index up to date, so that none reads an older document over a newer one. */
  function current(): Promise<SearchIndex> {
    const earlier = index;
    const keys = [...changed];
    changed.clear();
    if (earlier && keys.length === 0) return earlier;
    const next = earlier
      ? earlier.then(async (found) => {
          await found.renew(keys.map(hitOf));
          return found;
        })
      : buildSearchIndex(payload, wordsOf);
    index = next;
    // A failure is not kept: the next search begins anew.
    next.catch(() => {
      if (index === next) index = undefined;
    });
    return next;
  }

  return {
    find: async (words, options) => readHits(payload, (await current()).search(words), options),
    change({ touched }) {
      if (touched === 'everything') index = undefined;
      else
        for (const tag of touched)
          if (SEARCHED.some((kind) => tag.startsWith(`${kind}:`))) changed.add(tag.split('/')[0] ?? tag);
    },
  };
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection as SearchedKind, id: Number(id) };
}

async function readHits(
  payload: Payload,
  hits: Hit[],
  { limit, page }: { limit: number; page: number },
): Promise<PostList> {
  const shown = hits.slice((page - 1) * limit, page * limit);
  const idsIn = (collection: Hit['collection']) =>
    shown.filter((hit) => hit.collection === collection).map(({ id }) => id);
  const [posts, pages] = await Promise.all([
    payload.find({
      collection: 'posts',
      where: published(idsIn('posts')),
      limit: 0,
      pagination: false,
      depth: 1,
      populate: POPULATE,
      select: CARD,
    }),
    payload.find({
      collection: 'pages',
      where: published(idsIn('pages')),
      limit: 0,
      pagination: false,
      depth: 1,
      populate: POPULATE,
      select: PAGE_CARD,
    }),
  ]);
  const found = new Map<string, Post>();
  for (const post of posts.docs) found.set(`posts:${post.id}`, post as Post);
  for (const { image, ...doc } of pages.docs) found.set(`pages:${doc.id}`, { ...doc, featuredImage: image } as Post);
  const docs = shown.flatMap(({ collection, id }) => found.get(`${collection}:${id}`) ?? []);
  return { docs, page, totalPages: Math.ceil(hits.length / limit), totalDocs: hits.length };
}

function published(ids: number[]): Where {
  return { and: [ONLY_PUBLISHED, { id: { in: ids } }] };
}
