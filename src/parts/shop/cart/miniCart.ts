import type { RenderContext } from '../../../render/context.ts';
import { COUNT_COOKIE } from '../rules/cartCookie.ts';

/** Name of the render need that pages with a cart link declare. */
const NEED = 'mini-cart-of-visitors';

/** Declares that the page has a cart link. */
export function noteMiniCart({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** Inline script for browsers with a cart: loads the island that shows the link. Undefined for pages without the link. `d` is the document. */
export function markCart({ islands, needs }: Pick<RenderContext, 'islands' | 'needs'>): string | undefined {
  if (!needs.has(NEED)) return undefined;
  // A marker element, since only the loader may import.
  const marker = `<rihla-island name=mini-cart trigger=load src=${islands.resolve('mini-cart').src}>`;
  // The cookie is deleted with the cart, so its number is always above 0.
  return `/${COUNT_COOKIE.slice(COUNT_COOKIE.indexOf('cart'))}/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
}
