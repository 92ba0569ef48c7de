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
  const { css, src } = islands.resolve('mini-cart');
  const marker = `<rihla-island name=mini-cart trigger=load src=${src}${css ? ` css=${css}` : ''}>`;
  return `/${COUNT_COOKIE}=[1-9]/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
}
