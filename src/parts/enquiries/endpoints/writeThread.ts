import type { PayloadRequest } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { ENQUIRY_MESSAGES, type MessageKind } from '../../../forms/words.ts';

/** A new entry of a thread. */
export interface NewMessage {
  kind: MessageKind;
  text: string;
  subject?: string;
  /** Key of its mail. */
  mailKey?: string;
  /** Idempotency key. */
  uuid?: string;
}

/** Adds an entry by the current user to an enquiry's thread, in the request's transaction. */
export async function addMessage(req: PayloadRequest, enquiry: number, message: NewMessage): Promise<void> {
  const { id: by, name: byName } = userOf(req);
  await req.payload.create({
    collection: ENQUIRY_MESSAGES,
    depth: 0,
    req,
    data: { ...message, enquiry, by, byName, at: new Date().toISOString() },
  });
}

/** Whether an entry exists already: a browser without a response retries. Call it under the enquiry's lock. */
export async function isWritten(req: PayloadRequest, uuid: string): Promise<boolean> {
  return (await countRows({ payload: req.payload, req }, ENQUIRY_MESSAGES, { uuid: { equals: uuid } })) > 0;
}
