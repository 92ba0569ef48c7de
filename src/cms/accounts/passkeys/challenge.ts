import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { counterKey } from '../../database/counters/counterKey.ts';
import { countUse } from '../../database/counters/countUse.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { openText, sealText } from '../../services/sealing.ts';

/** Time for the browser's dialog, in ms. */
export const CHALLENGE_MS = 5 * 60_000;
/** WebAuthn asks for 16 at least (section 13.4.3). */
const CHALLENGE_BYTES = 32;
const KIND = 'passkey-challenge';

interface StoredChallenge {
  challenge: string;
  /** Epoch, ms. */
  until: number;
}

/** A new challenge for a passkey. */
export interface Challenge {
  /** Base64url. */
  challenge: string;
  /** Given to the browser, which sends it back; the server stores nothing before a challenge is used. */
  sealed: string;
}

/**
 * Makes a challenge (WebAuthn).
 * @param purpose what it is for, and whose: it opens for the same purpose only
 * @param now epoch, ms
 */
export function newChallenge({ payload }: PayloadRequest, purpose: string, now: number): Challenge {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const kept: StoredChallenge = { challenge, until: now + CHALLENGE_MS };
  return { challenge, sealed: sealText(payload.secret, nameOf(purpose), JSON.stringify(kept)) };
}

/**
 * Opens a challenge and uses it up, whatever the answer to it is worth. Of two concurrent uses, in whatever process, one succeeds.
 * @param now epoch, ms
 * @returns undefined for a challenge of another purpose, one that is over, and one that was used
 */
export async function useChallenge(
  req: PayloadRequest,
  purpose: string,
  sealed: unknown,
  now: number,
): Promise<string | undefined> {
  const { secret } = req.payload;
  const text = typeof sealed === 'string' ? openText(secret, nameOf(purpose), sealed) : undefined;
  if (!text) return undefined;
  const { challenge, until } = JSON.parse(text) as StoredChallenge;
  if (until < now) return undefined;
  const use = { key: counterKey(secret, KIND, challenge), expires: until };
  const uses = await inTransaction(req, () => countUse(req, use, now));
  return uses === 1 ? challenge : undefined;
}

function nameOf(purpose: string): string {
  return `${KIND}: ${purpose}`;
}
