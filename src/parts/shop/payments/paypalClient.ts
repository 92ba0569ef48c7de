import type { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaypalSettings } from '../../../env.ts';
import { isObject } from '../../../shared/isObject.ts';
import { type Complaint, codeOf } from './askProvider.ts';

type Library = typeof import('@paypal/paypal-server-sdk');

export interface Paypal {
  /** The words of its interface. */
  library: Library;
  orders: OrdersController;
  payments: PaymentsController;
}

/** Tokens are renewed so long before they end, seconds. */
const CLOCK_SKEW_S = 60;

/** PayPal's own library, loaded when it is first needed: cold it takes a second, and 30 MB. It tries nothing again by itself: `askProvider` does. */
export async function loadPaypal(settings: PaypalSettings, timeout: number): Promise<Paypal> {
  const library = await import('@paypal/paypal-server-sdk');
  const { apiBase, clientId, clientSecret, environment } = settings;
  /** The library knows two servers; tests stand on a third. */
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

/** Whether PayPal has refused something for one of these reasons (developer.paypal.com/docs/api/orders/v2/#errors). */
export function isIssue(error: unknown, issues: readonly string[]): boolean {
  const { issue, name } = wordsOf(error);
  return [issue, name].some((word) => word !== undefined && issues.includes(word));
}

/** Whether PayPal did not know who asked. */
export function isUnauthorized(error: unknown): boolean {
  return isObject(error) && error.statusCode === 401;
}

/** Reads an error of PayPal's library (developer.paypal.com/api/rest/responses). */
export function complainOfPaypal(error: unknown): Complaint {
  if (!isObject(error)) return { reason: 'its answer cannot be read', again: 'later' };
  if (error.isAxiosError === true || error.name === 'AbortError')
    return { reason: 'it cannot be reached', again: 'now' };
  const status = typeof error.statusCode === 'number' ? error.statusCode : 0;
  if (status < 400) return { reason: 'its answer cannot be read', again: 'later' };
  const { debugId, issue, name } = wordsOf(error);
  const reason = `${[issue ?? name ?? 'error', status].join(', ')}${debugId ? ` (debug id ${debugId})` : ''}`;
  if (status >= 500 || status === 409 || status === 429) return { reason, again: 'now' };
  // What is wrong with a key can be put right.
  return { reason, again: status === 401 || status === 403 ? 'later' : 'never' };
}

/** What an answer of PayPal's says is wrong. */
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
