import type { CollectionConfig } from 'payload';
import { isEditor } from '../cms/access/roles.ts';
import { shownAs } from '../cms/hooks/touchedTags.ts';
import { slugify } from '../shared/slug.ts';

interface TermOptions {
  slug: 'categories' | 'tags';
  singular: string;
  plural: string;
}

/** A taxonomy: terms with a title, a slug that stands in addresses and filters, and a description for the archive. */
export function termCollection({ slug, singular, plural }: TermOptions): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    access: { create: isEditor, delete: isEditor, read: () => true, update: isEditor },
    admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug', 'updatedAt'] },
    defaultPopulate: { title: true, slug: true },
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
      { name: 'description', type: 'textarea', label: 'Description', localized: true },
    ],
  };
}

export const Categories = termCollection({ slug: 'categories', singular: 'Category', plural: 'Categories' });
export const Tags = termCollection({ slug: 'tags', singular: 'Tag', plural: 'Tags' });
