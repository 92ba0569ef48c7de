import { basename } from 'node:path';
import type { Payload } from 'payload';
import { readAddresses } from '../address/addresses.ts';
import { plainText } from '../header/plainText.ts';
import { giveUp, type OutboxFile, readOutbox, removeFromOutbox } from '../outbox.ts';
import { putMail } from './putMail.ts';

/**
 * Imports mails that an older version of Rihla left in the outbox folder, and removes each file once its mail is in the database. Imported
 * twice, because the process ended in between, a mail is queued once (idempotency key).
 */
export async function importOutbox(payload: Payload, dataDir: string): Promise<void> {
  for (const file of await readOutbox(dataDir)) {
    if (file.next === undefined) continue;
    try {
      await adopt(payload, file, file.next);
    } catch (error) {
      payload.logger.error({ err: error, file: file.file, msg: 'A mail of the outbox could not be queued.' });
    }
  }
}

async function adopt(payload: Payload, file: OutboxFile, nextAt: string): Promise<void> {
  const { html, replyTo, subject, text, to } = file.message;
  const addresses = readAddresses(to);
  if (!addresses.length) {
    payload.logger.error({ file: file.file, msg: 'A mail of the outbox has no address and is not sent.' });
    return giveUp(file);
  }
  const markup = typeof html === 'string' ? html : '';
  for (const address of addresses) {
    await putMail(payload, {
      to: address,
      replyTo: readAddresses(replyTo)[0],
      subject: String(subject ?? ''),
      html: markup,
      text: typeof text === 'string' ? text : await plainText(markup),
      isPrivate: true,
      key: `outbox:${basename(file.file)}:${address.address}`,
      createdAt: isoOf(file.date),
      nextAt: isoOf(nextAt),
    });
  }
  await removeFromOutbox(file);
}

function isoOf(date: string): string {
  const ms = Date.parse(date);
  return new Date(Number.isNaN(ms) ? Date.now() : ms).toISOString();
}
