import type { Payload, PayloadRequest } from 'payload';
import { readInboxSettings } from './inboxSettings.ts';
import { answerDue } from './rules/answerClock.ts';

/** Answer deadline of an enquiry, by the current settings. */
export async function findAnswerDue(payload: Payload, receivedAt: Date, req?: PayloadRequest): Promise<Date> {
  const { hours, promisedHours } = await readInboxSettings(payload, req);
  return new Date(answerDue(receivedAt.getTime(), promisedHours, hours));
}
