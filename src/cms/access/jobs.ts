import { APIError, type CollectionBeforeOperationHook, type Config } from 'payload';
import { roleOf } from './roles.ts';

/**
 * Refuses an author who would take back a publishing that an editor scheduled: the studio's own door to that asks only for
 * an account. One that an author schedules runs with the author's rights, and is refused then.
 * @throws APIError 403
 */
const authorsLeaveSchedules: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete' && roleOf(req) === 'author') {
    throw new APIError('Authors cannot change what is scheduled. Ask an editor.', 403, undefined, true);
  }
  return args;
};

/** Jobs are run by the server alone, never by a request. */
export const jobs: NonNullable<Config['jobs']> = {
  access: { cancel: () => false, queue: () => false, run: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    hooks: {
      ...defaultJobsCollection.hooks,
      beforeOperation: [...(defaultJobsCollection.hooks?.beforeOperation ?? []), authorsLeaveSchedules],
    },
  }),
};
