/** How much of a film has to be seen to be told, in per cent; those of Analytics 4's own measurement of films. */
const PROGRESS_STEPS = [10, 25, 50, 75] as const;

/** What is told of how much of a film is seen. */
export type ProgressMark = { name: 'video_start' | 'video_complete' } | { name: 'video_progress'; percent: number };

/** Follows one playing of a film from its beginning, and tells each mark once, however often it is wound back. */
export interface ProgressCount {
  start(): void;
  /** @param share of what is played, from 0 to 1 */
  reach(share: number): void;
  complete(): void;
}

/** Nothing seen yet. */
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
