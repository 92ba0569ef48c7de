'use client';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { makeUuid } from '../../shared/makeUuid.ts';
import { isSame } from '../../shared/merge/same.ts';
import { createJournal, type FoundWork, type Journal } from '../journal/createJournal.ts';
import { flushOnLeaving } from '../journal/followEditor.ts';
import { indexedDbStorage } from '../journal/indexedDbStorage.ts';
import { announceWindow, listOpenWindows } from '../journal/openWindows.ts';

type KeptValues = readonly [Values?];
const NOTHING: KeptValues = [];

export interface FieldsJournal {
  /** Recovered fields of an earlier window; undefined once the user has decided. */
  found: FoundWork<KeptValues> | undefined;
  /** Records the values that differ from the server's. */
  keep: (changed: Values, version: string | undefined) => void;
  take: () => Values | undefined;
  discard: () => void;
  /** Deletes this form's entry: it is saved elsewhere. */
  forget: () => void;
}

/**
 * Local journal of the unsaved fields of a document's form; layouts have a journal of their own.
 * @param document its name, such as `pages/7`
 */
export function useFieldsJournal(document: string, user: number | string, version: string | undefined): FieldsJournal {
  const [found, setFound] = useState<FoundWork<KeptValues>>();
  const journal = useRef<Journal<KeptValues>>(undefined);
  const last = useRef<KeptValues>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the one that it was opened with
  useEffect(() => {
    const writer = makeUuid();
    const leaveWindow = announceWindow(writer);
    const own = createJournal<KeptValues>({
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
      const next: KeptValues = Object.keys(changed).length > 0 ? [changed] : NOTHING;
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
