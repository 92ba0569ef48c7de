import { APIError, type CollectionBeforeOperationHook, type Config, type Payload } from 'payload';
import { refuseUnpublishing, type Scheduled } from './refuseUnpublishing.ts';
import { mayEdit, roleOf } from './roles.ts';

type Queued = { task?: string; input?: unknown };

/** Jobs are queued and run by the server alone, never by a request. */
export const jobs: NonNullable<Config['jobs']> = {
  access: { cancel: () => false, queue: () => false, run: () => false },
};

/**
 * Access control of scheduled publishing: only editors cancel what was scheduled, and nobody can schedule what would be refused. Payload's
 * endpoint for it checks only for an account. (A job that an author schedules runs with the author's permissions, and is refused then.) The hook is
 * added to the running instance, because the configuration accepts it only with slower, unsafe handling of jobs.
 */
export function guardSchedules(payload: Payload): void {
  payload.collections['payload-jobs'].config.hooks.beforeOperation.push(authorsLeaveSchedules);
  const queue = payload.jobs.queue as (asked: Queued) => Promise<unknown>;
  const guarded = async (asked: Queued) => {
    if (asked.task === 'schedulePublish') await refuseUnpublishing(payload, asked.input as Scheduled);
    return queue(asked);
  };
  Object.assign(payload.jobs, { queue: guarded });
}

const authorsLeaveSchedules: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete' && roleOf(req) !== undefined && !mayEdit(req)) {
    throw new APIError('Editors change what is scheduled. Ask one of them.', 403, undefined, true);
  }
  return args;
};
