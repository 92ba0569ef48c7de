import type { CollectionConfig } from 'payload';
import { isEditor } from '../cms/access/roles.ts';
import { shownAs } from '../cms/hooks/touchedTags.ts';
import { slugify } from '../shared/slug.ts';
import type { Taxonomy } from './documentSource.ts';

interface TermOptions {
  slug: string;
  singular: string;
  plural: string;
  /** What the paths of its archives begin with, such as `/category/`. */
  basePath: string;
}

/** A taxonomy: terms with a title, a slug that stands in addresses and filters, and a description for the archive. */
export function defineTaxonomy({ basePath, ...options }: TermOptions): Taxonomy {
  return { name: options.slug, basePath, collection: termCollection({ basePath, ...options }) };
}

function termCollection({ basePath, slug, singular, plural }: TermOptions): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    access: { create: isEditor, delete: isEditor, read: () => true, update: isEditor },
    admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug', 'updatedAt'] },
    defaultPopulate: { title: true, slug: true, path: true },
    custom: shownAs({ address: ['slug'] }),
    fields: [
      { name: 'title', type: 'text', label: 'Title', required: true, localized: true },
      {
        name: 'slug',
        type: 'text',
        label: 'Slug',
        required: true,
        unique: true,
        index: true,
        hooks: {
          beforeValidate: [
            ({ value, data, originalDoc }) => slugify(value || originalDoc?.slug || data?.title || '', 'term'),
          ],
        },
        admin: { position: 'sidebar', description: 'Stands in addresses. Empty: made from the title.' },
      },
      {
        name: 'path',
        type: 'text',
        label: 'Address',
        virtual: true,
        hooks: { afterRead: [({ siblingData }) => (siblingData.slug ? `${basePath}${siblingData.slug}/` : undefined)] },
        admin: { hidden: true },
      },
      { name: 'description', type: 'textarea', label: 'Description', localized: true },
    ],
  };
}

export const CATEGORIES = defineTaxonomy({
  slug: 'categories',
  singular: 'Category',
  plural: 'Categories',
  basePath: '/category/',
});

export const TAGS = defineTaxonomy({ slug: 'tags', singular: 'Tag', plural: 'Tags', basePath: '/tag/' });
