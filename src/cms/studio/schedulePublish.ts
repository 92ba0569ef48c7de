import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction } from 'payload';
import type { Scheduled } from '../schedules/changeStatus.ts';
import { refuseScheduled } from '../schedules/tryStatus.ts';

type ScheduleRequest = Parameters<typeof schedulePublishHandler>[0];

/** Server function that schedules publishing, with the reason of a refusal; Payload's own function returns a generic error. */
export const schedulePublish: ServerFunction<ScheduleRequest> = async (asked) => {
  try {
    const { doc, localeToPublish: locale, req, type } = asked;
    const { user } = req;
    const scheduler = user && { relationTo: user.collection, value: user.id };
    await refuseScheduled(req.payload, { doc, locale, type, user: scheduler } as Scheduled);
  } catch (error) {
    // No `instanceof APIError`: the studio's bundle and the server have separate copies of the error classes.
    if (error instanceof Error && 'isPublic' in error && error.isPublic) return { error: error.message };
    throw error;
  }
  return schedulePublishHandler(asked);
};
