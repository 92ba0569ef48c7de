import { accountHref } from '../../parts/customers/accountHref.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { LoginLink } from './LoginLink.tsx';

export const widget = defineWidget({
  name: 'login-link',
  css: '',
  findGap: ({ to }, _data, { view }) =>
    to === 'studio' || accountHref(view)
      ? undefined
      : msg(
          'Visitors have no accounts here yet, so they see no link to log in. Switch the shop on, and choose its page of the account. A link for staff can be shown.',
        ),
  Component: LoginLink,
});
