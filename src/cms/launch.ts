import type { BasePayload, PayloadRequest } from 'payload';
import { inTransaction } from './database/transactions/inTransaction.ts';
import { raiseForAll } from './hooks/contentVersion.ts';

/**
 * In Payload's key-value store, from the first start until the launch. Absent on a site that was launched, and so on each that was made before
 * there was a launch.
 */
const KEY = 'site-preparing';

/** Whether the site is not launched yet: search engines are kept out of it. */
export async function isPreparing(payload: Pick<BasePayload, 'kv'>): Promise<boolean> {
  return payload.kv.has(KEY);
}

/** Starts a new site, which is in preparation until its launch. */
export async function beginPreparing(payload: Pick<BasePayload, 'kv'>, now: Date): Promise<void> {
  await payload.kv.set(KEY, { since: now.toISOString() });
}

/** Launches the site: all pages are invalidated, and rendered without noindex. */
export async function launchSite(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    await req.payload.kv.delete(KEY);
    await raiseForAll(req);
  });
}
