import { randomUUID } from 'node:crypto';
import { applyDifference, type Difference } from '../../shared/preview/difference.ts';

/** Size limit of all stored states, in characters: a hundred long articles. */
const MAX_KEPT = 16 * 1024 * 1024;

/** The form values that previews were last rendered from, so that the next keystroke sends only a difference. */
export interface KeptStates {
  /** Stores the values of a preview for their owner, replacing those of `base`; returns the name for later requests. */
  keep(owner: string, text: string, base?: string): string;
  /** The values of that name; undefined when they are not stored, or belong to another owner. */
  find(owner: string, name: string): string | undefined;
  /** Applies a difference to the values of that name; undefined when they are not stored, or belong to another owner. */
  apply(owner: string, base: string, difference: Difference): string | undefined;
}

/** @param most size limit in characters; beyond it the least recently used are evicted */
export function previewStates(most = MAX_KEPT): KeptStates {
  const states = new Map<string, { owner: string; text: string }>();
  let length = 0;

  function drop(name: string): void {
    length -= states.get(name)?.text.length ?? 0;
    states.delete(name);
  }

  function find(owner: string, name: string): string | undefined {
    const found = states.get(name);
    return found?.owner === owner ? found.text : undefined;
  }

  return {
    find,
    keep(owner, text, base) {
      if (base !== undefined && states.get(base)?.owner === owner) drop(base);
      const name = randomUUID();
      states.set(name, { owner, text });
      length += text.length;
      for (const oldest of states.keys()) {
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
