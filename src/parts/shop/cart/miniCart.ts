import type { RenderContext } from '../../../render/context.ts';
import { COUNT_COOKIE } from '../rules/cartCookie.ts';

/** Under which pages say that they have a link to the cart. */
const NEED = 'mini-cart-of-visitors';

/** Says that the page has a link to the cart. */
export function noteMiniCart({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** For a browser that has a cart: brings what shows the link to it. Undefined where the page has none. `d` is the document. */
export function markCart({ islands, needs }: Pick<RenderContext, 'islands' | 'needs'>): string | undefined {
  if (!needs.has(NEED)) return undefined;
  // A marker, since only the loader may import.
  const marker = `<rihla-island name=mini-cart trigger=load src=${islands.resolve('mini-cart').src}>`;
  // It is taken away with the cart, so whatever it says is a number above 0.
  return `/${COUNT_COOKIE.slice(COUNT_COOKIE.indexOf('cart'))}/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
}
