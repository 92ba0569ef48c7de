'use client';
import { useEffect, useState } from 'react';
import { describeStatus, type SaveStatus } from '../journal/status.ts';

/** Save status line: which changes are saved and which are not, as far as known. */
export function StatusLine({ status }: { status: SaveStatus }) {
  const now = useNow(status.retryAt !== undefined);
  return (
    <p className="rihla-editor-status" data-phase={status.phase} role="status">
      {describeStatus(status, now)}
    </p>
  );
}

/** The current time, updated each second during a countdown. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
