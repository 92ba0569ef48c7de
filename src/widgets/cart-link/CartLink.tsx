import { ShoppingBag } from 'lucide-react';
import type { CartLinkBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/** A link that opens the cart in its panel, and without script on its page. */
export function CartLink(props: WidgetProps<CartLinkBlock>) {
  const href = `/cart/${writeAction({ action: 'off_canvas:open', settings: { id: 'cart' } })}`;
  return <SiteLink {...props} href={href} icon={ShoppingBag} opens words={props.context.t('cart.title')} />;
}
