import type { CollectionConfig, Field } from 'payload';
import { isEditor, isWriterOrServer } from '../cms/access/roles.ts';
import { freeOnCopy, withNumber } from '../cms/fields/path/freeOnCopy.ts';
import { refuseSecondName } from '../cms/hooks/refuseSecondName.ts';
import { refuseTreeLoop } from '../cms/hooks/refuseTreeLoop.ts';
import { shownAs } from '../cms/hooks/touchedTags.ts';
import { slugOf } from '../cms/slugOf.ts';
import { translatable } from '../cms/translations/translatable.ts';
import { slugify } from '../shared/slug.ts';
import type { Taxonomy } from './documentSource.ts';

interface TermOptions {
  slug: string;
  singular: string;
  plural: string;
  /** Path prefix of its archives, such as `/category/`. */
  basePath: string;
  /** Navigation group in the studio. */
  group?: string;
  /** Whether terms can have a parent. */
  isTree?: boolean;
}

/** Defines a taxonomy: terms with a title, a slug for URLs and filters, and a description for the archive. */
export function defineTaxonomy(options: TermOptions): Taxonomy {
  const { basePath, isTree = false, slug } = options;
  return { name: slug, basePath, isTree, collection: termCollection(options) };
}

function termCollection({
  basePath,
  group = 'Pages and articles',
  isTree,
  plural,
  singular,
  slug,
}: TermOptions): CollectionConfig {
  return translatable({
    slug,
    labels: { singular, plural },
    access: { create: isEditor, delete: isEditor, read: isWriterOrServer, update: isEditor },
    admin: {
      useAsTitle: 'title',
      group,
      defaultColumns: ['title', ...(isTree ? ['parent'] : []), 'slug', 'updatedAt'],
      components: { edit: { beforeDocumentControls: ['/src/cms/studio/relations/CloseWhenMade.tsx#CloseWhenMade'] } },
    },
    defaultPopulate: { title: true, slug: true, path: true, ...(isTree && { parent: true }) },
    custom: shownAs({ address: ['slug'] }),
    hooks: { beforeChange: [refuseSecondName, ...(isTree ? [refuseTreeLoop] : [])] },
    fields: [
      { name: 'title', type: 'text', label: 'Title', required: true, localized: true },
      {
        name: 'slug',
        type: 'text',
        label: 'Name in its address',
        required: true,
        unique: true,
        index: true,
        hooks: {
          beforeValidate: [
            ({ value, data, originalDoc }) => slugify(value || originalDoc?.slug || data?.title || '', 'term'),
          ],
          beforeDuplicate: [freeOnCopy(withNumber)],
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
      ...(isTree ? [parentField(slug)] : []),
      { name: 'description', type: 'textarea', label: 'Description', localized: true },
    ],
  });
}

function parentField(slug: string): Field {
  return {
    name: 'parent',
    type: 'relationship',
    relationTo: slugOf(slug),
    label: 'Part of',
    index: true,
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    admin: {
      position: 'sidebar',
      description: 'Empty: at the top. What is sorted into this one is listed above it too.',
    },
  };
}

export const CATEGORIES = defineTaxonomy({
  slug: 'categories',
  singular: 'Category',
  plural: 'Categories',
  basePath: '/category/',
});

export const TAGS = defineTaxonomy({ slug: 'tags', singular: 'Tag', plural: 'Tags', basePath: '/tag/' });
