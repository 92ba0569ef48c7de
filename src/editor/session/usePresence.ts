'use client';
import { useEffect, useRef, useState } from 'react';
import { makeUuid } from '../../shared/makeUuid.ts';
import type { PresenceAnswer, Present } from '../../shared/presence.ts';

/** Presence poll intervals in ms: while the window is visible, and while it is hidden. */
const EVERY = 4000;
const EVERY_HIDDEN = 20_000;

/**
 * Polls who else has a document open.
 * @param document undefined for one that is not saved yet
 * @param onVersion called with the server's version; null when the document does not exist
 */
export function usePresence(
  address: string,
  document: string | undefined,
  onVersion: (updatedAt: string | null) => void,
): readonly Present[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  const told = useRef(onVersion);
  told.current = onVersion;
  useEffect(() => {
    if (!document) return;
    const window = makeUuid();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    const tell = (more: object = {}) =>
      fetch(address, {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document, window, ...more }),
      });
    const ask = async () => {
      clearTimeout(timer);
      try {
        const answer = await tell();
        if (hasEnded) return;
        if (answer.ok) {
          const found = (await answer.json()) as PresenceAnswer;
          setOthers((before) => (JSON.stringify(before) === JSON.stringify(found.others) ? before : found.others));
          if (found.updatedAt) told.current(found.updatedAt);
        } else if (answer.status === 404) told.current(null);
      } catch {
        // The save status line reports the connection.
      }
      if (hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(ask, globalThis.document.hidden ? EVERY_HIDDEN : EVERY);
    };
    const wake = () => {
      if (!globalThis.document.hidden) void ask();
    };
    const leave = () => void tell({ isLeaving: true }).catch(() => undefined);
    void ask();
    globalThis.document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', leave);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      globalThis.document.removeEventListener('visibilitychange', wake);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [address, document]);
  return others;
}
