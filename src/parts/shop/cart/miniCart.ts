import type { RenderContext } from '../../../render/context.ts';
import { COUNT_COOKIE } from '../rules/cartCookie.ts';

/** Under which pages say that they show how many travellers are in the cart. */
const NEED = 'mini-cart-of-visitors';

/** Says that the page shows how many travellers are in the cart. */
export function noteMiniCart({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

export function hasMiniCart({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(NEED);
}

/**
 * Says on the root element that the browser has a cart, also when it comes back from another tab: only then its number is shown and its
 * script comes. `d` is the document.
 */
export const MARK_CART = `{let f=()=>d.documentElement.toggleAttribute("data-cart",/(^|; )${COUNT_COOKIE}=[1-9]/.test(d.cookie));f();d.addEventListener("visibilitychange",f)}`;
