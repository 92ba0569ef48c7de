import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** Link to the login: for visitors once there are accounts, or for staff. */
export const loginLinkBlock = defineBlock(
  {
    slug: 'login-link',
    interfaceName: 'LoginLinkBlock',
    labels: { singular: 'Login link', plural: 'Login links' },
    fields: [
      choice(
        'to',
        { account: 'Visitors, to their account', studio: 'Staff, to the studio' },
        {
          label: 'Who logs in',
          defaultValue: 'account',
          admin: { description: 'Everybody sees a link for staff, so think twice before you show one.' },
        },
      ),
      siteLinkLabel('Log in'),
    ],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'log-in', words: 'sign in log in account connexion دخول' },
);
