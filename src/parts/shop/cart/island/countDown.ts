import type { TimerWords } from '../countdownMessages.ts';
import { clockOf, newsOf } from './timeLeft.ts';

interface CountDown {
  /** End of the countdown, ISO 8601. */
  until: string | null | undefined;
  words: TimerWords;
  /** Shows the time left; screen readers do not announce it each second. */
  clock: HTMLElement;
  /** Announces five minutes, one minute, and the end. */
  status: HTMLElement;
  signal: AbortSignal;
  onEnd?: () => void;
}

const TICK_MS = 1000;

/** Counts down to a moment by the browser's clock. Only digits change. */
export function countDown({ clock, onEnd, signal, status, until, words }: CountDown): void {
  const end = Date.parse(until ?? '');
  if (Number.isNaN(end) || signal.aborted) return;
  let before: number | undefined;
  const look = (): void => {
    const left = end - Date.now();
    const news = newsOf(left, before);
    before = left;
    clock.textContent = clockOf(left);
    if (news) status.textContent = words[news];
    if (news !== 'ended') return;
    clearInterval(timer);
    onEnd?.();
  };
  const timer = setInterval(look, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  look();
}
