import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction } from 'payload';
import { refuseUnpublishing, type Scheduled } from '../access/refuseUnpublishing.ts';

type Asked = Parameters<typeof schedulePublishHandler>[0];

/** Schedules a publishing for the studio. Payload's own function says of a refusal no more than that there was one. */
export const schedulePublish: ServerFunction<Asked> = async (asked) => {
  try {
    await refuseUnpublishing(asked.req.payload, asked as Scheduled);
  } catch (error) {
    // The studio's bundle and the server have a copy each of the classes of errors.
    if (error instanceof Error && 'isPublic' in error && error.isPublic) return { error: error.message };
    throw error;
  }
  return schedulePublishHandler(asked);
};
