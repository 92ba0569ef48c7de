/** Progress steps that are reported, in per cent; those of Analytics 4's own video measurement. */
const PROGRESS_STEPS = [10, 25, 50, 75] as const;

/** Progress event of a video. */
export type ProgressMark = { name: 'video_start' | 'video_complete' } | { name: 'video_progress'; percent: number };

/** Progress of one playback from its start; reports each step once, even after seeking back. */
export interface ProgressCount {
  start(): void;
  /** @param share of the played range, from 0 to 1 */
  reach(share: number): void;
  complete(): void;
}

/** Starts with no progress. */
export function countProgress(tell: (mark: ProgressMark) => void): ProgressCount {
  const told = new Set<string | number>();
  const tellOnce = (key: string | number, mark: ProgressMark): void => {
    if (told.has(key)) return;
    told.add(key);
    tell(mark);
  };
  return {
    start: () => tellOnce('start', { name: 'video_start' }),
    reach(share) {
      for (const percent of PROGRESS_STEPS) {
        if (share * 100 >= percent) tellOnce(percent, { name: 'video_progress', percent });
      }
    },
    complete: () => tellOnce('complete', { name: 'video_complete' }),
  };
}
