import type Stripe from 'stripe';
import type { StripeSettings } from '../../../env.ts';
import { isObject } from '../../../shared/isObject.ts';
import { type Complaint, codeOf } from './askProvider.ts';

/** Stripe's SDK, loaded lazily. Its own retries are off: `askProvider` retries. */
export async function loadStripe({ apiBase, secretKey }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new StripeClient(secretKey, {
    // Its client on Node's `http` retries dropped connections, and its timeout restarts with every byte.
    httpClient: StripeClient.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base && { protocol: 'http', host: base.hostname, port: base.port }),
  });
}

/** Whether an error is Stripe's, of this type (`StripeIdempotencyError`) and HTTP status. */
export function isOfKind(error: unknown, type: string, status: number): boolean {
  return isObject(error) && error.type === type && error.statusCode === status;
}

/** Interprets an error of Stripe's SDK (docs.stripe.com/api/errors, docs.stripe.com/error-low-level). */
export function complainOfStripe(error: unknown): Complaint {
  if (!isObject(error) || typeof error.type !== 'string')
    return { reason: 'its answer cannot be read', again: 'later' };
  if (error.type === 'StripeConnectionError') return { reason: 'it cannot be reached', again: 'now' };
  const status = typeof error.statusCode === 'number' ? error.statusCode : 0;
  const request = codeOf(error.requestId);
  const words = [codeOf(error.code) ?? codeOf(error.rawType) ?? 'error', codeOf(error.param), status || undefined];
  const reason = `${words.filter(Boolean).join(', ')}${request ? ` (request ${request})` : ''}`;
  return {
    reason,
    again: whenAgain(status, isObject(error.headers) ? error.headers['stripe-should-retry'] : undefined),
  };
}

/** Stripe's header says whether a retry is worth it; without it, busy or broken servers are retried. */
function whenAgain(status: number, advice: unknown): Complaint['again'] {
  if (advice === 'true') return 'now';
  if (advice === 'false') return status >= 500 || status === 409 || status === 429 ? 'later' : 'never';
  if (status >= 500 || status === 409 || status === 429) return 'now';
  // Wrong keys can be corrected.
  return status === 401 || status === 403 || status === 0 ? 'later' : 'never';
}
