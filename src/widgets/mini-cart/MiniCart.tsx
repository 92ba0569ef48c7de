import { ShoppingBag } from 'lucide-react';
import type { MiniCartBlock } from '../../cms/payload-types.ts';
import { noteMiniCart } from '../../parts/shop/cart/miniCart.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { SiteLink } from '../search-link/SiteLink.tsx';
import { MINI_CART } from './constants.ts';

/**
 * Link to the cart, hidden without a cart: to keep the header small, the script that adds the icon and count is loaded only in a browser with a
 * cart. Editors see the finished link.
 */
export function MiniCart(props: WidgetProps<MiniCartBlock>) {
  const { attributes, block, context, text } = props;
  const { editing, t, view } = context;
  const href = shopPagePath(shopOfView(view), 'cart');
  if (!href) return null;
  const words = t('cart.title');
  if (editing) return <SiteLink {...props} href={href} icon={ShoppingBag} words={words} />;
  noteMiniCart(context);
  const label = block.label?.trim();
  const look = block.look === 'both' || block.look === 'text' ? block.look : undefined;
  return (
    <div {...attributes()} hidden>
      <Link className={MINI_CART} data-look={look} href={href} rel="nofollow" {...(label && text('label'))}>
        {label || words}
      </Link>
    </div>
  );
}
