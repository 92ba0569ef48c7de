import { ShoppingBag } from 'lucide-react';
import type { MiniCartBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { noteMiniCart } from '../../parts/shop/cart/miniCart.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/cart/shopPages.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SiteLink } from '../search-link/SiteLink.tsx';

/**
 * A link to the page of the cart. Its number is out of sight until the browser has a cart, and its script comes only when it is seen, so that
 * whoever has none loads nothing.
 */
export function MiniCart(props: WidgetProps<MiniCartBlock>) {
  const { context } = props;
  const { editing, t, view } = context;
  const href = shopPagePath(shopOfView(view), 'cartPage');
  if (!href) return null;
  if (!editing) noteMiniCart(context);
  return (
    <SiteLink
      {...props}
      around={(link) => (
        <div className="r-mini-cart">
          {link}
          {!editing && (
            <Island<typeof import('./island/MiniCartIsland.ts')>
              name="mini-cart"
              props={{ one: t('shop.cart.travellers.one'), other: t('shop.cart.travellers.other') }}
              trigger="visible(0px)"
            >
              <b aria-hidden="true" className="r-mini-cart__count" />
            </Island>
          )}
        </div>
      )}
      href={href}
      icon={ShoppingBag}
      rel="nofollow"
      words={t('cart.title')}
    />
  );
}
