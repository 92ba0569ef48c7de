import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Web worker: receives a proof-of-work challenge, answers with its solution, or undefined where none is found. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage((await solveChallenge({ challenge: data, deriveKey, timeout: 25_000 })) ?? undefined);
  } catch {
    self.postMessage(undefined);
  }
};
