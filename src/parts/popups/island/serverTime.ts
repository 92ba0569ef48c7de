/** Session storage key: offset of the server's clock from the visitor's, in ms. */
const SKEW_KEY = 'rihla-clock-skew';

/** Timeout of the request, in ms. */
const PATIENCE_MS = 5000;

/** Larger offsets are ignored: they are no clock error, and exceed the range of dates. */
const MAX_SKEW_MS = 1e14;

let skew: Promise<number> | undefined;

/** The server's time, epoch ms, requested once a session; falls back to the visitor's clock. Never rejects. */
export async function readServerTime(url: string): Promise<number> {
  skew ??= findSkew(url);
  return (await skew) + Date.now();
}

async function findSkew(url: string): Promise<number> {
  try {
    const stored = Number(sessionStorage.getItem(SKEW_KEY) ?? 'none');
    if (isSane(stored)) return stored;
    const answer = await fetch(url, { signal: AbortSignal.timeout?.(PATIENCE_MS) });
    const found = (await answer.json()).now - Date.now();
    if (!isSane(found)) return 0;
    sessionStorage.setItem(SKEW_KEY, String(found));
    return found;
  } catch {
    // No storage, network or response: uses the visitor's clock.
    return 0;
  }
}

function isSane(milliseconds: number): boolean {
  return Math.abs(milliseconds) < MAX_SKEW_MS;
}
