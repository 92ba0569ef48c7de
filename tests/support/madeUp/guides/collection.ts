import type { CollectionConfig } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../../../../src/cms/access/documents.ts';
import { shownAs } from '../../../../src/cms/hooks/touchedTags.ts';
import { documentFields } from '../../../../src/documents/documentFields.ts';

const shared = documentFields({
  slug: 'guides',
  pathPrefix: '/guides/',
  templateKind: 'article',
  content: [
    { name: 'excerpt', type: 'textarea', localized: true },
    { name: 'cover', type: 'upload', relationTo: 'media' },
  ],
  sidebar: [
    { name: 'walkedOn', type: 'date', index: true },
    { name: 'regions', type: 'relationship', relationTo: 'regions' as never, hasMany: true },
  ],
});

/** A made-up collection of walks. */
export const Guides: CollectionConfig = {
  ...shared,
  slug: 'guides',
  labels: { singular: 'Guide', plural: 'Guides' },
  access: authoredAccess,
  custom: shownAs({
    card: ['title', 'path', 'excerpt', 'cover', 'walkedOn', 'regions'],
    listed: ['path', 'title', 'walkedOn'],
    narrowing: ['regions'],
    address: ['path'],
  }),
  hooks: { ...shared.hooks, beforeOperation: [authorsSaveDrafts] },
};
