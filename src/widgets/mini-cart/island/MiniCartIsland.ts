import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { readCount } from './readCount.ts';

export type MiniCartIslandProps = {
  /** What the link is called, with `{count}`. */
  one: string;
  other: string;
};

/** Told between tabs when one of them shows another number. */
const CHANNEL = 'rihla-cart';

/** Says how many travellers are in the cart, in every tab, and shows the cart at the edge of the page. */
export function mount(element: HTMLElement, { one, other }: MiniCartIslandProps): () => void {
  const link = element.parentElement?.querySelector('a');
  const badge = element.querySelector<HTMLElement>('.r-mini-cart__count');
  if (!link || !badge || !one || !other) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const channel = new BroadcastChannel(CHANNEL);
  const show = (): void => {
    const count = readCount(document.cookie);
    badge.textContent = count ? String(count) : '';
    document.documentElement.toggleAttribute('data-cart', count > 0);
    const isOne = new Intl.PluralRules(document.documentElement.lang || 'en').select(count) === 'one';
    if (count) link.ariaLabel = (isOne ? one : other).replace('{count}', String(count));
    else link.ariaLabel = null;
  };
  show();
  channel.postMessage('');
  channel.onmessage = show;
  document.addEventListener('visibilitychange', show, { signal });
  addEventListener('pageshow', show, { signal });
  link.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event) || !readCount(document.cookie)) return;
      event.preventDefault();
      // What cannot be shown here is shown by its page.
      import('./openCart.ts').then(({ openCart }) => openCart(link)).catch(() => location.assign(link.href));
    },
    { signal },
  );
  return () => {
    listeners.abort();
    channel.close();
  };
}
