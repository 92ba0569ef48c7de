import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF } from './limits.ts';

/** Whether a browser has done the work that was asked of it. `absent`: it could not, or would not. */
export type ProofState = 'absent' | 'good' | 'wrong';

export interface ReadProof {
  state: ProofState;
  /** What makes the work one of its own. */
  nonce?: string;
  /** When nobody can use it any more, ms. */
  expires?: number;
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** A challenge and its solution in base64 are some 700 characters. */
export const PROOF_MAX_LENGTH = 2_000;

/**
 * Something to be worked out by a browser, made and checked by this site alone (Altcha).
 * @param now epoch, ms
 */
export function makeChallenge(secret: string, now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: PROOF.cost,
    counter: randomInt(PROOF.most, PROOF.least),
    deriveKey,
    expiresAt: Math.floor((now + PROOF.expiresMs) / 1000),
    ...secretsOf(secret),
  });
}

/**
 * Reads the work that came with a form: base64 of `{ challenge, solution }`, or any other text. Checking costs two signatures, however
 * much the work was.
 * @param now epoch, ms
 */
export async function readProof(secret: string, text: string | undefined, now: number): Promise<ReadProof> {
  if (!text) return { state: 'absent' };
  const sent = parse(text);
  if (!sent) return { state: 'wrong' };
  try {
    const { verified } = await verifySolution({ ...sent, deriveKey, ...secretsOf(secret) });
    const { expiresAt, nonce } = sent.challenge.parameters;
    // The library goes by the clock of the machine; a challenge without an end is none of ours.
    if (!verified || typeof expiresAt !== 'number' || expiresAt * 1000 < now) return { state: 'wrong' };
    return { state: 'good', nonce, expires: expiresAt * 1000 };
  } catch {
    // Of what is no challenge at all the library makes an error.
    return { state: 'wrong' };
  }
}

function parse(text: string): { challenge: Challenge; solution: Solution } | undefined {
  if (text.length > PROOF_MAX_LENGTH) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    // Without a signature over the key the work itself would be done again here, at the price that the sender names.
    if (typeof challenge?.parameters?.keySignature !== 'string') return undefined;
    return { challenge, solution };
  } catch {
    return undefined;
  }
}

function secretsOf(secret: string) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return { hmacSignatureSecret: derive('form-proof'), hmacKeySignatureSecret: derive('form-proof-key') };
}
