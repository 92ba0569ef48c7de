import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isLoopbackHost } from '../../../cms/outgoing/isPublicAddress.ts';
import { PrivateAddressError, publicLookup } from '../../../cms/outgoing/publicLookup.ts';
import { checkWebhookUrl } from './checkWebhookUrl.ts';
import { signWebhook } from './signWebhook.ts';
import { ProviderError, type SubscriberProvider } from './subscriberProvider.ts';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  /** True only in tests: allows this machine, without https. */
  allowsLoopback?: boolean;
  /** Shorter in tests. */
  timeoutMs?: number;
}

/** Standard Webhooks recommends a timeout of 15 to 30 s. */
const TIMEOUT_MS = 15_000;
/** The service wants no more messages (Standard Webhooks). */
const GONE = 410;

/**
 * Sends signed POST requests (Standard Webhooks) to public addresses only: DNS results are checked when the connection is made, so that they cannot
 * change in between, and redirects are not followed.
 */
export function webhookProvider({
  allowsLoopback = false,
  secret,
  timeoutMs = TIMEOUT_MS,
  url,
}: WebhookSettings): SubscriberProvider {
  return {
    async tell({ id, ...news }) {
      const target = new URL(url);
      const isLocal = allowsLoopback && isLoopbackHost(target.hostname);
      const fault = isLocal ? true : checkWebhookUrl(url);
      if (fault !== true) throw new ProviderError(fault);
      const body = JSON.stringify(news);
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Rihla',
        ...signWebhook(secret, id, new Date(), body),
      };
      const status = await post(target, { body, headers, timeoutMs, isLocal });
      if (status >= 200 && status < 300) return;
      throw new ProviderError(`The service answered ${status}.`, { isFinal: status === GONE });
    },
  };
}

interface Message {
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
  isLocal: boolean;
}

/** @returns the status of the response, whose body is ignored */
function post(url: URL, { body, headers, isLocal, timeoutMs }: Message): Promise<number> {
  const send = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(cause instanceof ProviderError ? cause : new ProviderError(sayFailure(cause), { cause }));
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(
      url,
      { method: 'POST', headers, agent: false, signal, ...(!isLocal && { lookup: publicLookup }) },
      (response) => {
        response.on('error', () => undefined);
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}

function sayFailure(error: Error & { code?: string }): string {
  if (error instanceof PrivateAddressError) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'The service did not answer in time.';
  return `The service cannot be reached (${error.code ?? error.message}).`;
}
