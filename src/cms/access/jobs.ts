import { APIError, type CollectionBeforeOperationHook, type Config, type Payload } from 'payload';
import { roleOf } from './roles.ts';

/** Jobs are queued and run by the server only, never by a request. */
export const jobs: NonNullable<Config['jobs']> = {
  access: { cancel: () => false, queue: () => false, run: () => false },
};

/**
 * Keeps authors from cancelling a scheduled publish of an editor: the studio's own endpoint only requires an account.
 * (One that an author schedules runs with the author's rights, and is refused then.) The hook is added to the running
 * instance, because in the configuration Payload accepts it only together with slower, unsafe handling of jobs.
 */
export function guardSchedules(payload: Payload): void {
  payload.collections['payload-jobs'].config.hooks.beforeOperation.push(authorsLeaveSchedules);
}

const authorsLeaveSchedules: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete' && roleOf(req) === 'author') {
    throw new APIError('Authors cannot change what is scheduled. Ask an editor.', 403, undefined, true);
  }
  return args;
};
