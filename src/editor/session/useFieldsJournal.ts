'use client';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { isSame } from '../../shared/merge/same.ts';
import { createJournal, type FoundWork, type Journal } from '../journal/createJournal.ts';
import { flushOnLeaving } from '../journal/followEditor.ts';
import { indexedDbStorage } from '../journal/indexedDbStorage.ts';
import { announceWindow, listOpenWindows } from '../journal/openWindows.ts';

type Kept = readonly [Values?];
const NOTHING: Kept = [];

export interface FieldsJournal {
  /** Fields that an earlier window has left without saving them; undefined once it is decided about. */
  found: FoundWork<Kept> | undefined;
  /** Takes note of what differs now from what the server has. */
  keep: (changed: Values, version: string | undefined) => void;
  take: () => Values | undefined;
  discard: () => void;
  /** Removes what is kept of this form: it is stored elsewhere. */
  forget: () => void;
}

/**
 * Keeps the fields of a document's form on the device until the server has them; layouts have a journal of their own.
 * @param document names it, such as `pages/7`
 */
export function useFieldsJournal(document: string, user: number | string, version: string | undefined): FieldsJournal {
  const [found, setFound] = useState<FoundWork<Kept>>();
  const journal = useRef<Journal<Kept>>(undefined);
  const last = useRef<Kept>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the one that it was opened with
  useEffect(() => {
    const writer = crypto.randomUUID();
    const leaveWindow = announceWindow(writer);
    const own = createJournal<Kept>({
      owner: { slug: `fields of ${document}`, user },
      storage: indexedDbStorage(),
      tree: NOTHING,
      base: version,
      now: Date.now,
      writer,
      openWindows: listOpenWindows,
      onKept: () => undefined,
    });
    journal.current = own;
    last.current = NOTHING;
    const stop = flushOnLeaving(own);
    void own.find().then(setFound);
    return () => {
      stop();
      void own.flush();
      leaveWindow();
    };
  }, [document, user]);
  return {
    found,
    keep(changed, savedAt) {
      const next: Kept = Object.keys(changed).length > 0 ? [changed] : NOTHING;
      if (isSame(next, last.current)) return;
      last.current = next;
      if (next === NOTHING) journal.current?.confirm(NOTHING, savedAt);
      journal.current?.keep(next);
    },
    forget() {
      last.current = NOTHING;
      journal.current?.confirm(NOTHING, version);
      journal.current?.keep(NOTHING);
    },
    take() {
      if (found) journal.current?.take(found);
      setFound(undefined);
      return found?.tree[0];
    },
    discard() {
      if (found) void journal.current?.discard(found);
      setFound(undefined);
    },
  };
}
