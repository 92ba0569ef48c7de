import { emitContentChange, type Touched } from '../../shared/contentEvents.ts';
import { dayTag } from '../../shared/contentTags.ts';
import { fromEpochDay } from '../../shared/time/days.ts';

const EVERY_MS = 10_000;
const DAY_MS = 86_400_000;
/** After a longer sleep everything is made anew. */
const MOST_DAYS = 40;

/**
 * Tells of each day that begins (UTC) as of a change of the content: pages that speak of a date are made anew when it has passed, in
 * memory, on the disk, and in shared caches.
 * @returns ends it
 */
export function watchDays(now: () => number = Date.now): () => void {
  let known = dayAt(now());
  const timer = setInterval(() => {
    const today = dayAt(now());
    // A clock that was set back tells of nothing that is new.
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
  if (today - known > MOST_DAYS) return 'everything';
  return Array.from({ length: today - known }, (_, index) => dayTag(fromEpochDay(known + index + 1)));
}
