import type { PayloadRequest } from 'payload';
import { countUse } from '../../../cms/database/counters/countUse.ts';
import { countLinks } from '../../../forms/spam/countLinks.ts';
import { fingerprint } from '../../../forms/spam/fingerprint.ts';
import { DUPLICATE_MS, MAX_BY_EMAIL } from '../../../forms/spam/limits.ts';
import { type SpamVerdict, scoreSpam } from '../../../forms/spam/scoreSpam.ts';
import type { Evidence } from './admit.ts';

/** Content of a submission, for the spam check. */
export interface SubmittedWords {
  /** All typed texts; absent where repeating them is normal, as in a subscription. */
  texts?: readonly string[];
  email?: string | undefined;
  /** Epoch, ms. */
  now: number;
}

/**
 * Judges a submission, and uses up its token and proof within the transaction in which it is stored. A repeated submission with the same `_uuid` is
 * answered before.
 * @param req with an open transaction
 * @throws Error when the database cannot be written
 */
export async function checkSubmission(
  req: PayloadRequest,
  { form, isTrapped, proof, token }: Evidence,
  { email, now, texts = [] }: SubmittedWords,
): Promise<SpamVerdict> {
  const { secret } = req.payload;
  const use = (key: string, expires: number) => countUse(req, { key, expires }, now);
  // Always in this order, to prevent deadlocks.
  const isTokenUsed = await isUsedAgain('token', token);
  const isProofUsed = await isUsedAgain('proof', proof);
  const filled = texts.filter((text) => text.trim());
  const same = filled.length > 0 ? await use(`same:${fingerprint(secret, form, filled)}`, now + DUPLICATE_MS) : 0;
  const byEmail = email ? await use(`email:${fingerprint(secret, 'email', [email])}`, now + MAX_BY_EMAIL.windowMs) : 0;
  return scoreSpam({
    isTrapped,
    token: isTokenUsed ? 'used' : token.state,
    proof: isProofUsed ? 'used' : (proof?.state ?? 'unasked'),
    links: countLinks(filled),
    same,
    byEmail,
  });

  async function isUsedAgain(kind: string, read: { nonce?: string; expires?: number } | undefined): Promise<boolean> {
    if (!read?.nonce || read.expires === undefined) return false;
    return (await use(`${kind}:${read.nonce}`, read.expires)) > 1;
  }
}
