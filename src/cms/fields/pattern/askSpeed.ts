import { createWorkerThread } from '../../threads/workerThread.ts';

/** Maximum wait for earlier questions, in ms: a form may have 200 patterns, and each may take half a minute. */
const WAIT_MS = 15_000;
/** Number of remembered answers: an editor saves the same patterns again and again. */
const MAX_KEPT = 500;

/** A regular expression, as it is compiled. */
export interface SpeedQuestion {
  source: string;
  flags: string;
}

/**
 * Growth of its time with the length of the text: `safe` (linear), the degree of a polynomial, `exponential`; `unknown` where it could not be
 * found out in time.
 */
export type PatternSpeed = 'safe' | 'unknown' | 'exponential' | number;

const thread = createWorkerThread<SpeedQuestion, PatternSpeed>({
  built: 'dist/server/patterns.js',
  source: 'src/cms/fields/pattern/speedWorker.ts',
  purpose: 'judges patterns',
});
const known = new Map<string, PatternSpeed>();

/**
 * Finds out how slow a pattern can become, in a worker thread, one pattern after the other.
 * @throws the error that ended the thread; the next call starts a new one
 */
export async function askSpeed(question: SpeedQuestion): Promise<PatternSpeed> {
  const key = `${question.flags}/${question.source}`;
  const asked = performance.now();
  const speed = await thread.run(
    async (ask) => known.get(key) ?? (performance.now() - asked > WAIT_MS ? 'unknown' : ask(question)),
  );
  // Not cached: another attempt may succeed under less load.
  if (speed !== 'unknown') known.set(key, speed);
  const [oldest] = known.keys();
  if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
  return speed;
}
