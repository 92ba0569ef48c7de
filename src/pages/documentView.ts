import { isVisible } from '../content/published.ts';
import type { DocumentView, Media, Page, Post, Related, Template } from './types.ts';

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

/** The document behind a template's own preview. */
export function templateView(template: Template): DocumentView {
  return {
    collection: 'templates',
    id: template.id,
    title: template.title,
    path: '/',
    excerpt: undefined,
    image: undefined,
    layout: template.layout,
    publishedAt: undefined,
    updatedAt: template.updatedAt,
    byline: undefined,
    categories: [],
    tags: [],
    meta: { title: undefined, description: undefined, image: undefined, noindex: true },
  };
}

/** A relation's target, when it is there. */
export function populated<T extends object>(value: Related<T>): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
