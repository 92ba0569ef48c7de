import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const siteLogoBlock = defineBlock(
  {
    slug: 'site-logo',
    interfaceName: 'SiteLogoBlock',
    labels: { singular: 'Logo', plural: 'Logo' },
    fields: [],
  },
  { group: 'Site', icon: 'stamp', words: 'brand name header marque شعار' },
);
