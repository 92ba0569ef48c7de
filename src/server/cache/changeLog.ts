import type { Touched } from '../../shared/changes/contentEvents.ts';

/** Records content changes during renders, so that a page rendered from stale content is not cached. */
export interface ChangeLog {
  /** Notes the start of a render. */
  begin(): Making;
  note(touched: Touched): void;
}

export interface Making {
  /**
   * Ends the render.
   * @param tags cache tags of the result; undefined: it depends on anything
   * @returns whether a change since the start invalidates it
   */
  end(tags: readonly string[] | undefined): boolean;
}

/** Change log: what was invalidated while pages were being rendered, so that a stale page is not cached. */
export function createChangeLog(): ChangeLog {
  let running = 0;
  let changes: Touched[] = [];
  return {
    begin() {
      running += 1;
      // Only changes after the start count: content is read from now on.
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

/** Whether a change touches any of these tags; undefined tags depend on anything. */
function touches(change: Touched, tags: readonly string[] | undefined): boolean {
  return change === 'everything' || !tags || change.some((tag) => tags.includes(tag));
}
