import type { Payload, PayloadRequest } from 'payload';
import { readInboxSettings } from './inboxSettings.ts';
import { answerDue } from './rules/answerClock.ts';

/** When an enquiry that came in at a moment has to be answered, by the settings as they are now. */
export async function findAnswerDue(payload: Payload, receivedAt: Date, req?: PayloadRequest): Promise<Date> {
  const { hours, promisedHours } = await readInboxSettings(payload, req);
  return new Date(answerDue(receivedAt.getTime(), promisedHours, hours));
}
