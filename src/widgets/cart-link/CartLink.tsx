import { ShoppingBag } from 'lucide-react';
import type { CartLinkBlock } from '../../cms/payload-types.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

const OPEN = writeAction({ action: 'off_canvas:open', settings: { id: 'cart' } });

/** Link that opens the cart dialog, and without script the cart page. */
export function CartLink(props: WidgetProps<CartLinkBlock>) {
  const { t, view } = props.context;
  const path = shopPagePath(shopOfView(view), 'cart');
  if (!path) return null;
  return <SiteLink {...props} href={path + OPEN} icon={ShoppingBag} opens rel="nofollow" words={t('cart.title')} />;
}
