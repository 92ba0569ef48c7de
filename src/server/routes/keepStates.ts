import { randomUUID } from 'node:crypto';
import { applyDifference, type Difference } from '../../shared/preview/difference.ts';

/** How many characters are kept in all: a hundred long articles. */
const MOST_KEPT = 16 * 1024 * 1024;

/** What previews were drawn from last, so that the next keystroke sends only what has changed since. */
export interface KeptStates {
  /** Keeps the values of a preview for who sent them, in the place of those that they were made of; the name by which they are found again. */
  keep(owner: string, text: string, base?: string): string;
  /** The values of that name; undefined when they are not kept, or are somebody else's. */
  find(owner: string, name: string): string | undefined;
  /** What a difference makes of the values of that name; undefined when they are not kept, or are somebody else's. */
  apply(owner: string, base: string, difference: Difference): string | undefined;
}

/** @param most how many characters are kept before those that were used longest ago go */
export function keepStates(most = MOST_KEPT): KeptStates {
  const kept = new Map<string, { owner: string; text: string }>();
  let length = 0;

  function drop(name: string): void {
    length -= kept.get(name)?.text.length ?? 0;
    kept.delete(name);
  }

  function find(owner: string, name: string): string | undefined {
    const found = kept.get(name);
    return found?.owner === owner ? found.text : undefined;
  }

  return {
    find,
    keep(owner, text, base) {
      if (base !== undefined && kept.get(base)?.owner === owner) drop(base);
      const name = randomUUID();
      kept.set(name, { owner, text });
      length += text.length;
      for (const oldest of kept.keys()) {
        if (length <= most) break;
        drop(oldest);
      }
      return name;
    },
    apply(owner, base, difference) {
      const text = find(owner, base);
      return text === undefined ? undefined : applyDifference(text, difference);
    },
  };
}
