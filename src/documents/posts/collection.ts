import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../../cms/access/documents.ts';
import { shownAs } from '../../cms/hooks/touchedTags.ts';
import { sampledAs } from '../../shared/looks/sample.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { documentFields } from '../documentFields.ts';

/** Sets the publishing date of a first publish without one to now. */
function dateFirstPublish({ data }: Parameters<CollectionBeforeChangeHook>[0]): Record<string, unknown> {
  return data._status === 'published' && !data.publishedAt ? { ...data, publishedAt: new Date().toISOString() } : data;
}

const shared = documentFields({
  slug: 'posts',
  pathPrefix: '/articles/',
  templateKind: 'article',
  beforeChange: [dateFirstPublish],
  content: [
    {
      name: 'excerpt',
      type: 'textarea',
      label: 'Summary',
      localized: true,
      maxLength: 320,
      admin: { description: 'One or two sentences, for cards, search results and feeds.' },
    },
    { name: 'featuredImage', type: 'upload', relationTo: 'media', label: 'Featured picture' },
  ],
  sidebar: [
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'byline',
      type: 'text',
      label: 'Written by (name shown)',
      // Names have another spelling in other scripts.
      custom: { isTranslated: true },
      admin: { position: 'sidebar' },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Categories',
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      label: 'Tags',
      admin: { position: 'sidebar' },
    },
  ],
});

/** Articles (the spec's content posts), the home page among them. */
export const Posts: CollectionConfig = {
  ...shared,
  slug: 'posts',
  labels: { singular: 'Article', plural: 'Articles' },
  access: authoredAccess,
  admin: {
    ...shared.admin,
    group: 'Pages and articles',
    custom: sampledAs({ label: msg('An article') }),
    defaultColumns: ['title', 'categories', '_status', 'publishedAt'],
  },
  custom: {
    ...shownAs({
      card: ['title', 'path', 'excerpt', 'featuredImage', 'publishedAt', 'byline', 'categories', 'tags'],
      listed: ['path', 'publishedAt', 'meta.noindex'],
      dated: 'publishedAt',
      narrowing: ['categories', 'tags'],
      address: ['path'],
    }),
    begins: msg('Write an article'),
  },
  defaultPopulate: { title: true, path: true, excerpt: true, featuredImage: true, publishedAt: true },
  // A covering index for the pagination of lists: otherwise every skipped row would be read with its layout, which is
  // large.
  indexes: [{ fields: ['_status', 'publishedAt', 'createdAt', 'path'] }],
  hooks: { ...shared.hooks, beforeOperation: [authorsSaveDrafts] },
};
