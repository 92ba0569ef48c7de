import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** Link to the account; nothing without an account page. */
export const accountLinkBlock = defineBlock(
  {
    slug: 'account-link',
    interfaceName: 'AccountLinkBlock',
    labels: { singular: 'Account link', plural: 'Account links' },
    fields: [siteLinkLabel('Account')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'circle-user', words: 'login sign in customer account compte connexion حساب' },
);
