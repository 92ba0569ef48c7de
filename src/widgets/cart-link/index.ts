import { defineWidget } from '../../render/defineWidget.ts';
import { PANEL_KINDS } from '../../shared/panels/panelKinds.ts';
import { CartLink } from './CartLink.tsx';

export const widget = defineWidget({
  name: 'cart-link',
  css: '',
  findGap: () => (PANEL_KINDS.cart ? undefined : 'This site has no cart yet, so visitors see no link to it.'),
  Component: CartLink,
});
