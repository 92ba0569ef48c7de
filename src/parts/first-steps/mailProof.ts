import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BasePayload, PayloadRequest } from 'payload';
import { counterKey } from '../../cms/database/counters/counterKey.ts';
import { countUse } from '../../cms/database/counters/countUse.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { Refusal } from '../../cms/endpoints/editorsOnly.ts';
import { queueMail } from '../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { testLetter } from '../../letters/testLetter.ts';
import { t } from '../../shared/studioWords/t.ts';

/** In Payload's key-value store. */
const KEY = 'mail-proof';
const HOUR_MS = 3_600_000;
/** Maximum number of test letters per hour, of all users. */
const MAX_LETTERS = 5;

interface MailProof {
  /** Recipient of the last test letter. */
  to: string;
  /** SHA-256 of the key in its link, in hex. */
  hash: string;
  /** Time at which its link was followed, as an ISO date. */
  arrivedAt?: string;
}

/** The address at which the last test letter has arrived. */
export async function mailArrivedAt(payload: Pick<BasePayload, 'kv'>): Promise<string | undefined> {
  const proof = await payload.kv.get<MailProof>(KEY);
  return proof?.arrivedAt ? proof.to : undefined;
}

/**
 * Sends a letter whose link proves that it has arrived. An earlier proof is discarded.
 * @param to address of the requesting user
 * @throws Refusal when too many were sent
 */
export async function sendTestLetter(req: PayloadRequest, to: string, now: number): Promise<void> {
  const key = randomBytes(24).toString('base64url');
  await inTransaction(req, async () => {
    const counter = counterKey(req.payload.secret, 'test-letters', '');
    if ((await countUse(req, { key: counter, expires: now + HOUR_MS }, now)) > MAX_LETTERS)
      throw new Refusal(429, t('So many test letters were sent that no more go out just now. Try again in an hour.'));
    await req.payload.kv.set(KEY, { to, hash: hash(key) } satisfies MailProof);
    const url = `${publicUrlOf(req.payload)}/admin/first-steps/letter/${key}`;
    const letter = await testLetter(await readLetterhead(req), { url });
    await queueMail(req, { ...letter, to, isPrivate: true }, { key: `test-letter:${key.slice(-8)}` });
  });
}

/**
 * Notes that a test letter has arrived, by the key of its link.
 * @returns its address; undefined for a key of no letter, or of one before the last
 */
export async function proveMail(payload: Pick<BasePayload, 'kv'>, key: string, now: Date): Promise<string | undefined> {
  const proof = await payload.kv.get<MailProof>(KEY);
  if (!proof || !timingSafeEqual(Buffer.from(proof.hash), Buffer.from(hash(key)))) return undefined;
  if (!proof.arrivedAt) await payload.kv.set(KEY, { ...proof, arrivedAt: now.toISOString() });
  return proof.to;
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
