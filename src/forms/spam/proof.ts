import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF } from './limits.ts';

/** Result of verifying a proof of work. `absent`: the browser could not, or would not, compute it. */
export type ProofState = 'absent' | 'good' | 'wrong';

export interface ReadProof {
  state: ProofState;
  /** Unique id of the challenge. */
  nonce?: string;
  /** Expiry, epoch ms. */
  expires?: number;
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** Maximum length; a challenge and its solution in base64 are some 700 characters. */
export const PROOF_MAX_LENGTH = 2_000;

/**
 * Creates a signed proof-of-work challenge (Altcha), in place of a captcha.
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
 * Verifies the proof of work sent with a form: base64 of `{ challenge, solution }`, untrusted. Verification costs two
 * signatures, however difficult the work was.
 * @param now epoch, ms
 */
export async function readProof(secret: string, text: string | undefined, now: number): Promise<ReadProof> {
  if (!text) return { state: 'absent' };
  const sent = parse(text);
  if (!sent) return { state: 'wrong' };
  try {
    const { verified } = await verifySolution({ ...sent, deriveKey, ...secretsOf(secret) });
    const { expiresAt, nonce } = sent.challenge.parameters;
    // The library uses the machine's clock; a challenge without an expiry is none of ours.
    if (!verified || typeof expiresAt !== 'number' || expiresAt * 1000 < now) return { state: 'wrong' };
    return { state: 'good', nonce, expires: expiresAt * 1000 };
  } catch {
    // The library throws for text that is no challenge.
    return { state: 'wrong' };
  }
}

function parse(text: string): { challenge: Challenge; solution: Solution } | undefined {
  if (text.length > PROOF_MAX_LENGTH) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    // Without a signature of the key the work itself would be repeated here, at a cost that the sender chooses (denial
    // of service).
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
