import type { TimerWords } from '../../../parts/shop/cart/countdownMessages.ts';
import { countDown } from '../../../parts/shop/cart/island/countDown.ts';

export type CartIslandProps = {
  /** End of the first hold, ISO 8601. */
  until: string;
  words: TimerWords;
};

/** Countdown of the hold, by the visitor's own clock. */
export function mount(element: HTMLElement, { until, words }: CartIslandProps): () => void {
  const listeners = new AbortController();
  const clock = element.querySelector<HTMLElement>('.r-cart__clock');
  const status = element.querySelector<HTMLElement>('.r-cart__status');
  const time = element.querySelector('time');
  if (!clock || !status || !time || !words || Number.isNaN(Date.parse(until))) return () => listeners.abort();
  // As in documents and letters: 24-hour clock, Western digits.
  const clockOf = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const { lang } = document.documentElement;
  time.textContent = new Intl.DateTimeFormat(`${lang || 'en'}-u-nu-latn`, clockOf).format(new Date(until));
  clock.title = words.left;
  countDown({ clock, status, until, words, signal: listeners.signal });
  return () => listeners.abort();
}
