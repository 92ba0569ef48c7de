import type { CollectionConfig } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../../cms/access/documents.ts';
import { shownAs } from '../../cms/hooks/touchedTags.ts';
import { sampledAs } from '../../shared/looks/sample.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { documentFields } from '../documentFields.ts';
import { keepFrontPage } from './hooks/keepFrontPage.ts';
import { keepShopBlocks } from './hooks/keepShopBlocks.ts';
import { keepShopPages } from './hooks/keepShopPages.ts';
import { replacePage } from './replacePage.ts';

const shared = documentFields({
  slug: 'pages',
  pathPrefix: '/',
  templateKind: 'page',
  content: [
    { name: 'excerpt', type: 'textarea', label: 'Summary', localized: true, maxLength: 320 },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  ],
  sidebar: [
    {
      name: 'shopRoles',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/documents/pages/studio/ShopRoles.tsx#ShopRoles' },
        disableListColumn: true,
      },
    },
  ],
});

/** Pages: about, contact and the like. */
export const Pages: CollectionConfig = {
  ...shared,
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: authoredAccess,
  // By address, so the front page is the first.
  admin: {
    ...shared.admin,
    group: 'Pages and articles',
    custom: sampledAs({ label: msg('A form'), where: 'where[path][contains]=contact' }),
  },
  defaultSort: 'path',
  endpoints: [replacePage],
  custom: {
    ...shownAs({ card: ['title', 'path', 'excerpt', 'image'], listed: ['path', 'meta.noindex'], address: ['path'] }),
    begins: msg('Make a page'),
    beginsRank: 3,
  },
  hooks: {
    ...shared.hooks,
    beforeOperation: [authorsSaveDrafts, keepFrontPage, keepShopPages],
    beforeChange: [...(shared.hooks?.beforeChange ?? []), keepShopBlocks],
  },
};
