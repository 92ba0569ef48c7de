import type { Touched } from '../../shared/contentEvents.ts';

/** Remembers changes of the content for as long as something is being made that began before them. */
export interface ChangeLog {
  /** Notes that something is being made from now on. */
  begin(): Making;
  note(touched: Touched): void;
}

export interface Making {
  /**
   * Ends the making.
   * @param tags what was made depends on; undefined: on anything
   * @returns whether a change since its beginning touches it
   */
  end(tags: readonly string[] | undefined): boolean;
}

export function createChangeLog(): ChangeLog {
  let running = 0;
  let changes: Touched[] = [];
  return {
    begin() {
      running += 1;
      // Older changes are in what is being read from now on.
      const first = changes.length;
      return {
        end(tags) {
          const isTouched = changes.slice(first).some((change) => touches(change, tags));
          running -= 1;
          if (running === 0) changes = [];
          return isTouched;
        },
      };
    },
    note(touched) {
      if (running > 0) changes.push(touched);
    },
  };
}

/** Whether a change touches what depends on these tags; undefined tags depend on anything. */
function touches(change: Touched, tags: readonly string[] | undefined): boolean {
  return change === 'everything' || !tags || change.some((tag) => tags.includes(tag));
}
