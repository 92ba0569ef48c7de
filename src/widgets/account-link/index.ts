import { defineWidget } from '../../render/defineWidget.ts';
import { PANEL_KINDS } from '../../shared/panels/panelKinds.ts';
import { AccountLink } from './AccountLink.tsx';

export const widget = defineWidget({
  name: 'account-link',
  css: '',
  findGap: () => (PANEL_KINDS.account ? undefined : 'Visitors have no accounts here yet, so they see no link to one.'),
  Component: AccountLink,
});
