import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
  type TypedUser,
} from 'payload';
import { lockName } from './database/locks/lockName.ts';
import { runInScope } from './database/transactions/scope.ts';
import type { TaskSchedulePublish } from './payload-types.ts';

type Input = TaskSchedulePublish['input'];

/** Retries with exponential backoff, from 10 s: the database may only have been away. */
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 10_000 } } as const;

/**
 * Makes scheduled publishing exactly-once. Payload's own task publishes in one transaction and completes the job in
 * another: a process killed in between would publish again after its next start, and with it a draft that was saved
 * meanwhile.
 */
export function publishScheduledOnce(payload: Payload): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish') as
    | TaskConfig<'schedulePublish'>
    | undefined;
  if (task) Object.assign(task, { handler: publishScheduled, retries: { ...RETRIES } });
}

const publishScheduled: TaskConfig<'schedulePublish'>['handler'] = ({ input, job, req: { payload } }) =>
  runInScope(async () => {
    await publishInOneTransaction(payload, job.id, input);
    return { output: {} };
  });

async function publishInOneTransaction(payload: Payload, job: number | string, input: Input): Promise<void> {
  const user = await findUser(payload, input.user);
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  await initTransaction(req);
  try {
    await lockName(req, `job ${job}`);
    // Not found: cancelled by an editor. Completed: done by another process.
    const stored = await payload.db.findOne<{ id: number; completedAt?: string | null }>({
      collection: 'payload-jobs',
      where: { id: { equals: job } },
      req,
    });
    if (stored && !stored.completedAt) {
      await changeStatus(input, user, req);
      const data = { completedAt: new Date().toISOString(), processing: false };
      await payload.db.updateJobs({ id: job, data, req, returning: false });
    }
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The account that scheduled it, whose permissions apply. */
async function findUser(payload: Payload, reference: Input['user']): Promise<TypedUser | undefined> {
  if (!reference) return undefined;
  const { relationTo, value } = reference;
  const user = await payload.findByID({ collection: relationTo, id: value as number, depth: 0 });
  return { ...user, collection: relationTo } as TypedUser;
}

async function changeStatus(
  { doc, locale, type }: Input,
  user: TypedUser | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (!doc) return;
  const locales = req.payload.config.localization ? req.payload.config.localization.localeCodes : [];
  await req.payload.update({
    collection: doc.relationTo,
    id: Number(doc.value),
    data: { _status: type === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: !user,
    ...(type !== 'unpublish' && locale && locales.includes(locale) && { publishSpecificLocale: locale as 'en' }),
    req,
  });
}
