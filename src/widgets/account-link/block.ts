import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** A link that opens the account; nothing until there is one. */
export const accountLinkBlock = defineBlock(
  {
    slug: 'account-link',
    interfaceName: 'AccountLinkBlock',
    labels: { singular: 'Account link', plural: 'Account links' },
    fields: [siteLinkLabel('Account')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'circle-user' },
);
