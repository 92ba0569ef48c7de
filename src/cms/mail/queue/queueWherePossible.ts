import type { PayloadRequest } from 'payload';
import { MailFault } from '../mailFault.ts';
import { type Letter, type MailName, queueMail } from './queueMail.ts';

/** Queues a letter as `queueMail` does, but ignores a missing valid address: what the letter reports is stored anyway. */
export async function queueWherePossible(req: PayloadRequest, letter: Letter, name: MailName): Promise<void> {
  try {
    await queueMail(req, letter, name);
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
  }
}
