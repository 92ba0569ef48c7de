import type { Challenge, Solution } from 'altcha-lib/types';

/** Longer than an old phone needs. */
const PATIENCE_MS = 30_000;

/**
 * Works out what a form asks for, beside the page: what is done there keeps nobody from writing.
 * @returns undefined where the browser cannot: it has no workers, or no cryptography as on a page without https
 */
export function workOut(challenge: Challenge): Promise<Solution | undefined> {
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const timer = setTimeout(() => end(undefined), PATIENCE_MS);
    const end = (solution: Solution | undefined) => {
      clearTimeout(timer);
      worker?.terminate();
      resolve(solution);
    };
    try {
      worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Solution | undefined>) => end(data);
      worker.onerror = () => end(undefined);
      worker.onmessageerror = () => end(undefined);
      worker.postMessage(challenge);
    } catch {
      end(undefined);
    }
  });
}
