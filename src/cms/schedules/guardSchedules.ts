import { APIError, type CollectionBeforeOperationHook, type Payload } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { mayEdit, roleOf } from '../access/roles.ts';
import type { Scheduled } from './changeStatus.ts';
import { forgetRefused, forgetWhenDeleted, forgetWhenPublished } from './refusedSchedules.ts';
import { refuseScheduled } from './tryStatus.ts';

type Queued = { task?: string; input?: unknown };

/**
 * Access control of scheduled publishing: only editors cancel what was scheduled, and nobody can schedule what would be refused. Payload's
 * endpoint for it checks only for an account. What is scheduled is tried with the permissions of its account, now and when its time comes. The hooks are
 * added to the running instance, because the configuration accepts it only with slower, unsafe handling of jobs.
 */
export function guardSchedules(payload: Payload): void {
  payload.collections['payload-jobs'].config.hooks.beforeOperation.push(authorsLeaveSchedules);
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue;
    config.hooks.afterChange.push(forgetWhenPublished);
    config.hooks.afterDelete.push(forgetWhenDeleted);
  }
  const queue = payload.jobs.queue as (asked: Queued) => Promise<unknown>;
  const guarded = async (asked: Queued) => {
    if (asked.task !== 'schedulePublish') return queue(asked);
    const scheduled = asked.input as Scheduled;
    await refuseScheduled(payload, scheduled);
    if (scheduled.doc) await forgetRefused(payload, scheduled.doc);
    return queue(asked);
  };
  Object.assign(payload.jobs, { queue: guarded });
}

const authorsLeaveSchedules: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete' && roleOf(req) !== undefined && !mayEdit(req)) {
    throw new APIError(t('Editors change what is scheduled. Ask one of them.'), 403, undefined, true);
  }
  return args;
};
