import type { Challenge, Solution } from 'altcha-lib/types';

/** Timeout in ms; longer than an old phone needs. */
const PATIENCE_MS = 30_000;

/**
 * Solves a challenge in a worker, so that typing is not blocked.
 * @returns undefined where the browser cannot: without workers, or without Web Crypto as on a page without https
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
