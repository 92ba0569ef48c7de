import { createLocalReq, type Payload, type Where } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import type { Subscriber } from '../../../cms/payload-types.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { lockSubscriber } from '../lockSubscriber.ts';
import { waitAfter } from '../rules/providerState.ts';
import { ProviderError, type SubscriberNews, type SubscriberProvider } from './subscriberProvider.ts';
import { webhookProvider } from './webhookProvider.ts';

/** Messages per run of the job; the rest follows soon. */
const AT_ONCE = 20;
/** Days after which unconfirmed requests are deleted. */
export const PENDING_KEPT_DAYS = 30;
const A_DAY_MS = 24 * 60 * 60_000;

/** Scheduled job that notifies the newsletter service of changes, and deletes unconfirmed requests. */
export const syncSubscriber: ScheduledJob = {
  name: 'subscribers',
  everyMs: 15_000,
  async run({ env, isStopped, now, payload }) {
    await deletePending(payload, now);
    const { webhook } = await payload.findGlobal({ slug: 'newsletter', depth: 0 });
    if (!webhook?.url || !webhook.secret) return;
    const { secret, url } = webhook;
    const provider = webhookProvider({ url, secret, allowsLoopback: env.allowsLoopbackWebhooks });
    await tellAll(payload, provider, now, isStopped);
  },
};

/** Sends all pending states that are due, the oldest first. A run ends with the first failure: the service may be down. */
export async function tellAll(
  payload: Payload,
  provider: SubscriberProvider,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: {
      and: [{ 'provider.state': { equals: 'waiting' } }, { 'provider.nextAt': { less_than_equal: now.toISOString() } }],
    },
    sort: 'provider.nextAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  for (const subscriber of docs) {
    if (isStopped()) return;
    const fault = await tellOne(provider, subscriber);
    await note(payload, subscriber, fault, now);
    if (fault && !fault.isFinal) return;
  }
}

async function tellOne(provider: SubscriberProvider, subscriber: Subscriber): Promise<ProviderError | undefined> {
  try {
    await provider.tell(newsOf(subscriber));
    return undefined;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    return new ProviderError(`It could not be sent (${(error as Error).message}).`, { cause: error });
  }
}

/** The current state of a subscriber for the service. */
export function newsOf(row: Subscriber): SubscriberNews {
  const isSubscribed = row.state === 'subscribed';
  const type = isSubscribed ? 'subscribed' : row.state === 'bounced' ? 'bounced' : 'unsubscribed';
  return {
    id: `subscriber_${row.id}_${row.revision ?? 0}`,
    type: `subscriber.${type}`,
    timestamp: (isSubscribed ? row.confirmedAt : row.unsubscribedAt) ?? row.updatedAt,
    data: {
      email: row.email,
      name: row.name ?? undefined,
      confirmedAt: row.confirmedAt ?? undefined,
      unsubscribedAt: row.unsubscribedAt ?? undefined,
      consentText: row.consentText ?? undefined,
      consentVersion: row.consentVersion ?? undefined,
      source: row.source ?? undefined,
    },
  };
}

/** Stores the result, unless the subscriber has changed meanwhile, which is not sent yet. */
async function note(payload: Payload, told: Subscriber, fault: ProviderError | undefined, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    const row = await lockSubscriber(req, told.id);
    if (!row || row.revision !== told.revision) return;
    const attempts = (row.provider?.attempts ?? 0) + 1;
    const wait = fault && !fault.isFinal ? waitAfter(attempts) : undefined;
    await payload.update({
      collection: 'subscribers',
      id: row.id,
      data: {
        provider: {
          state: fault ? (wait === undefined ? 'failed' : 'waiting') : 'sent',
          attempts,
          nextAt: wait === undefined ? null : new Date(now.getTime() + wait).toISOString(),
          lastError: fault?.message ?? null,
        },
      },
      depth: 0,
      req,
    });
  });
}

async function deletePending(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_KEPT_DAYS * A_DAY_MS).toISOString();
  const where: Where = {
    and: [
      { state: { equals: 'pending' } },
      { askedAt: { less_than: before } },
      // Earlier subscribers exist at the newsletter service.
      { confirmedAt: { exists: false } },
    ],
  };
  const { totalDocs } = await payload.count({ collection: 'subscribers', where });
  if (totalDocs > 0) await payload.delete({ collection: 'subscribers', where, depth: 0 });
}
