import type { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaypalSettings } from '../../../env.ts';
import { isObject } from '../../../shared/isObject.ts';
import { type Complaint, codeOf } from './askProvider.ts';

type Library = typeof import('@paypal/paypal-server-sdk');

export interface Paypal {
  /** The library's enums and classes. */
  library: Library;
  orders: OrdersController;
  payments: PaymentsController;
}

/** Tokens are renewed so many seconds before they expire. */
const CLOCK_SKEW_S = 60;

/** PayPal's SDK, loaded lazily: a cold import takes a second, and 30 MB. Its own retries are off: `askProvider` retries. */
export async function loadPaypal(settings: PaypalSettings, timeout: number): Promise<Paypal> {
  const library = await import('@paypal/paypal-server-sdk');
  const { apiBase, clientId, clientSecret, environment } = settings;
  /** The SDK knows two servers; tests use a third. */
  class SiteClient extends library.Client {
    override getRequestBuilderFactory(): ReturnType<InstanceType<Library['Client']>['getRequestBuilderFactory']> {
      const build = super.getRequestBuilderFactory();
      if (apiBase === undefined) return build;
      return (...given) => {
        const request = build(...given);
        request.interceptRequest((made) => ({ ...made, url: made.url.replace(/^https:\/\/[^/]+/, apiBase) }));
        return request;
      };
    }
  }
  const client = new SiteClient({
    timeout,
    environment: environment === 'live' ? library.Environment.Production : library.Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      oAuthClockSkew: CLOCK_SKEW_S,
    },
  });
  return {
    library,
    orders: new library.OrdersController(client),
    payments: new library.PaymentsController(client),
  };
}

/** Whether PayPal refused the request for one of these reasons (developer.paypal.com/docs/api/orders/v2/#errors). */
export function isIssue(error: unknown, issues: readonly string[]): boolean {
  const { issue, name } = wordsOf(error);
  return [issue, name].some((word) => word !== undefined && issues.includes(word));
}

/** Whether PayPal answered 401. */
export function isUnauthorized(error: unknown): boolean {
  return isObject(error) && error.statusCode === 401;
}

/** Interprets an error of PayPal's SDK (developer.paypal.com/api/rest/responses). */
export function complainOfPaypal(error: unknown): Complaint {
  if (!isObject(error)) return { reason: 'its answer cannot be read', again: 'later' };
  if (error.isAxiosError === true || error.name === 'AbortError')
    return { reason: 'it cannot be reached', again: 'now' };
  const status = typeof error.statusCode === 'number' ? error.statusCode : 0;
  if (status < 400) return { reason: 'its answer cannot be read', again: 'later' };
  const { debugId, issue, name } = wordsOf(error);
  const reason = `${[issue ?? name ?? 'error', status].join(', ')}${debugId ? ` (debug id ${debugId})` : ''}`;
  if (status >= 500 || status === 409 || status === 429) return { reason, again: 'now' };
  // Wrong keys can be corrected.
  return { reason, again: status === 401 || status === 403 ? 'later' : 'never' };
}

/** Error details of a response of PayPal. */
function wordsOf(error: unknown): {
  issue?: string | undefined;
  name?: string | undefined;
  debugId?: string | undefined;
} {
  if (!isObject(error) || !isObject(error.result)) return {};
  const { debug_id: debugId, details, error: fault, name } = error.result;
  const detail: unknown = Array.isArray(details) ? details[0] : undefined;
  return {
    issue: isObject(detail) ? codeOf(detail.issue) : undefined,
    name: codeOf(name) ?? codeOf(fault),
    debugId: codeOf(debugId),
  };
}
