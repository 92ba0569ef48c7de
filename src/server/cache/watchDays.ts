import { emitContentChange, type Touched } from '../../shared/changes/contentEvents.ts';
import { dayTag } from '../../shared/changes/contentTags.ts';
import { fromEpochDay } from '../../shared/time/days.ts';

const EVERY_MS = 10_000;
const DAY_MS = 86_400_000;
/** After more missed days (sleep, suspend) everything is invalidated. */
const MAX_DAYS = 40;

/**
 * Emits a content change at the start of each day (UTC), so that pages that mention a date are invalidated when it has passed: in memory,
 * on disk, and in shared caches.
 * @returns stops it
 */
export function watchDays(now: () => number = Date.now): () => void {
  let known = dayAt(now());
  const timer = setInterval(() => {
    const today = dayAt(now());
    // A clock set back brings no new day.
    if (today > known) void emitContentChange({ touched: daysBetween(known, today) });
    known = today;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whole days since 1970. */
function dayAt(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

function daysBetween(known: number, today: number): Touched {
  if (today - known > MAX_DAYS) return 'everything';
  return Array.from({ length: today - known }, (_, index) => dayTag(fromEpochDay(known + index + 1)));
}
