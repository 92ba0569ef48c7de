import type { CollectionConfig } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../../cms/access/documents.ts';
import { shownAs } from '../../cms/hooks/touchedTags.ts';
import { documentFields } from '../documentFields.ts';
import { keepFrontPage } from './hooks/keepFrontPage.ts';
import { keepShopBlocks } from './hooks/keepShopBlocks.ts';
import { keepShopPages } from './hooks/keepShopPages.ts';

const shared = documentFields({
  slug: 'pages',
  pathPrefix: '/',
  templateKind: 'page',
  content: [
    { name: 'excerpt', type: 'textarea', label: 'Summary', localized: true, maxLength: 320 },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  ],
});

/** Pages: about, contact and the like. */
export const Pages: CollectionConfig = {
  ...shared,
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: authoredAccess,
  // By address, so the front page is the first.
  admin: { ...shared.admin, group: 'Pages and articles' },
  defaultSort: 'path',
  custom: {
    ...shownAs({ card: ['title', 'path', 'excerpt', 'image'], listed: ['path', 'meta.noindex'], address: ['path'] }),
    begins: 'Make a page',
    beginsRank: 3,
  },
  hooks: {
    ...shared.hooks,
    beforeOperation: [authorsSaveDrafts, keepFrontPage, keepShopPages],
    beforeChange: [...(shared.hooks?.beforeChange ?? []), keepShopBlocks],
  },
};
