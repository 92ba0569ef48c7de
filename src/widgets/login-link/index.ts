import { defineWidget } from '../../render/defineWidget.ts';
import { PANEL_KINDS } from '../../shared/panels/panelKinds.ts';
import { LoginLink } from './LoginLink.tsx';

export const widget = defineWidget({
  name: 'login-link',
  css: '',
  findGap: ({ to }) =>
    to === 'studio' || PANEL_KINDS.account
      ? undefined
      : 'Visitors have no accounts here yet, so they see no link to log in. A link for staff can be shown.',
  Component: LoginLink,
});
