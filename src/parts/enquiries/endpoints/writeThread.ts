import type { PayloadRequest } from 'payload';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { ENQUIRY_MESSAGES, type MessageKind } from '../../../forms/words.ts';

/** An entry of a thread, as it is written. */
export interface NewMessage {
  kind: MessageKind;
  text: string;
  subject?: string;
  /** What its mail is known by. */
  mailKey?: string;
  /** What tells it from its repetition. */
  uuid?: string;
}

/** Adds an entry by whoever asks to the thread of an enquiry, in the request's transaction. */
export async function addMessage(req: PayloadRequest, enquiry: number, message: NewMessage): Promise<void> {
  const { id: by, name: byName } = userOf(req);
  await req.payload.create({
    collection: ENQUIRY_MESSAGES,
    depth: 0,
    req,
    data: { ...message, enquiry, by, byName, at: new Date().toISOString() },
  });
}

/** Whether an entry has been written before: a browser that has heard no answer sends it again. Ask in the enquiry's turn. */
export async function isWritten(req: PayloadRequest, uuid: string): Promise<boolean> {
  const where = { uuid: { equals: uuid } };
  return (await req.payload.count({ collection: ENQUIRY_MESSAGES, req, where })).totalDocs > 0;
}
