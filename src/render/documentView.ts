import { isVisible } from '../content/published.ts';
import type { DocumentView, Media, Page, Post, Related } from './types.ts';

/** The shared view of a page or an article. */
export function documentView(collection: 'pages' | 'posts', doc: Page | Post): DocumentView {
  const post = collection === 'posts' ? (doc as Post) : undefined;
  const page = collection === 'pages' ? (doc as Page) : undefined;
  return {
    collection,
    id: doc.id,
    title: doc.title ?? '',
    path: doc.path ?? '/',
    excerpt: doc.excerpt || undefined,
    image: populated<Media>(post ? post.featuredImage : page?.image),
    layout: doc.layout,
    publishedAt: post?.publishedAt ?? undefined,
    updatedAt: doc.updatedAt,
    byline: post?.byline || undefined,
    categories: (post?.categories ?? []).filter(isVisible),
    tags: (post?.tags ?? []).filter(isVisible),
    meta: {
      title: doc.meta?.title || undefined,
      description: doc.meta?.description || undefined,
      image: populated<Media>(doc.meta?.image),
      noindex: Boolean(doc.meta?.noindex),
    },
  };
}

/** A relation's target, when it is there. */
export function populated<T extends object>(value: Related<T>): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
