import '../mini-cart.css';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { MINI_CART } from '../constants.ts';

/** BroadcastChannel between tabs, for changes of the number. */
const CHANNEL = 'rihla-cart';

/** Bag icon; `stroke` follows the text colour. */
const SIGN =
  '<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M6 8h12l1.5 13h-15zM9 10V6a3 3 0 0 1 6 0v4"/></svg>';

/** Shows the cart links with the number of travellers, in every tab; a click opens the cart dialog. */
export function showCartLinks(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const channel = new BroadcastChannel(CHANNEL);
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a.${MINI_CART}`)];
  const show = (): void => {
    const count = readCount(document.cookie);
    for (const link of links) showLink(link, count);
  };
  for (const link of links) {
    decorate(link);
    link.addEventListener('click', (event) => openBeside(event, link), { signal });
  }
  show();
  channel.postMessage('');
  channel.onmessage = show;
  document.addEventListener('visibilitychange', show, { signal });
  addEventListener('pageshow', show, { signal });
  return () => {
    listeners.abort();
    channel.close();
  };
}

/** Replaces the text by an icon with a number; the text becomes its accessible name. */
function decorate(link: HTMLAnchorElement): void {
  const label = document.createElement('span');
  label.className = 'r-mini-cart__label';
  label.textContent = link.textContent;
  const count = document.createElement('b');
  count.className = 'r-mini-cart__count';
  link.innerHTML = SIGN;
  link.append(label, ' ', count);
}

function showLink(link: HTMLAnchorElement, count: number): void {
  // Hides the whole block, to remove its gap in the row.
  if (link.parentElement) link.parentElement.hidden = count === 0;
  const badge = link.querySelector('b');
  if (badge) badge.textContent = String(count);
}

function openBeside(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // If the dialog fails to load, the cart page opens.
  import('../../../parts/shop/cart/island/panel/cartPanel.ts')
    .then(({ openCart }) => openCart(link))
    .catch(() => location.assign(link.href));
}

/** Number of travellers in the cart, from the server's cookie; 0 without a cart. */
export function readCount(cookies: string): number {
  const [, count = '0'] = /(?:^|; )rihla_cart_count=(\d{1,3})(?=;|$)/.exec(cookies) ?? [];
  return Number(count);
}
