import type { Payload, PayloadRequest } from 'payload';
import { DEFAULT_ANSWER_HOURS } from '../../forms/words.ts';
import { isObject } from '../../shared/isObject.ts';
import { isOn, type Switch } from '../../shared/switch.ts';
import { readTimezone } from '../../shared/time/timezone.ts';
import type { WorkWeek } from '../../shared/time/workHours.ts';
import type { OpeningHours } from './rules/answerClock.ts';

/** Settings of the inbox. */
export interface InboxSettings {
  promisedHours: number;
  hours: OpeningHours;
  /** Undefined: for ever. */
  keepMonths: number | undefined;
}

/** Reads the settings of the inbox, with the opening hours they refer to. Pass the request to read within its transaction. */
export async function readInboxSettings(payload: Payload, req?: PayloadRequest): Promise<InboxSettings> {
  const as = req ? { req } : {};
  const [inbox, chat] = await Promise.all([
    payload.findGlobal({ slug: 'inbox', depth: 1, ...as }),
    payload.findGlobal({ slug: 'chat', depth: 0, ...as }),
  ]);
  return {
    promisedHours: inbox.promisedHours ?? DEFAULT_ANSWER_HOURS,
    hours: { week: weekOf(inbox.chatAccount), zone: readTimezone(chat.timezone) },
    keepMonths: inbox.keepMonths ?? undefined,
  };
}

/** Opening hours of a chat account; undefined without an account, or if it is always available. */
function weekOf(account: unknown): WorkWeek | undefined {
  if (!isObject(account) || isOn(account.isAlwaysAvailable as Switch)) return undefined;
  return (account.daysOfWeekWorking ?? undefined) as WorkWeek | undefined;
}
