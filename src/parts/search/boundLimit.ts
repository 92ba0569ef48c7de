import { LIVE_RESULTS, MAX_LIVE_RESULTS } from '../../shared/search/liveAnswer.ts';

/** Number of live results, within limits for any stored value. */
export function boundLimit(stored: unknown): number {
  const limit = Math.round(Number(stored ?? LIVE_RESULTS)) || LIVE_RESULTS;
  return Math.min(MAX_LIVE_RESULTS, Math.max(1, limit));
}
