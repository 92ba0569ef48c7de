/** How far the server's clock is ahead of the visitor's, in ms; in sessionStorage. */
const SKEW_KEY = 'rihla-clock-skew';

/** Time the server has to answer, in ms. */
const PATIENCE_MS = 5000;

/** Nobody's clock is thousands of years wrong; beyond that dates end. */
const MOST_SKEW_MS = 1e14;

let skew: Promise<number> | undefined;

/** The server's clock, epoch ms, asked for once a session; the visitor's clock if it does not say. Never rejects. */
export async function readServerTime(url: string): Promise<number> {
  skew ??= findSkew(url);
  return (await skew) + Date.now();
}

async function findSkew(url: string): Promise<number> {
  try {
    const kept = Number(sessionStorage.getItem(SKEW_KEY) ?? 'none');
    if (isSane(kept)) return kept;
    const answer = await fetch(url, { signal: AbortSignal.timeout?.(PATIENCE_MS) });
    const found = (await answer.json()).now - Date.now();
    if (!isSane(found)) return 0;
    sessionStorage.setItem(SKEW_KEY, String(found));
    return found;
  } catch {
    // No storage, no network or no answer: the visitor's clock has to do.
    return 0;
  }
}

function isSane(milliseconds: number): boolean {
  return Math.abs(milliseconds) < MOST_SKEW_MS;
}
