import { accountHref } from '../../parts/customers/accountHref.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { AccountLink } from './AccountLink.tsx';

export const widget = defineWidget({
  name: 'account-link',
  css: '',
  findGap: (_block, _data, { view }) =>
    accountHref(view)
      ? undefined
      : msg(
          'Visitors have no accounts here yet, so they see no link to one. Switch the shop on, and choose its page of the account.',
        ),
  Component: AccountLink,
});
