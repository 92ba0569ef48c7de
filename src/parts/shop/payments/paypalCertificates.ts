import { type KeyObject, X509Certificate } from 'node:crypto';
import type { PaypalSettings } from '../../../env.ts';
import { createBudgets } from '../../../forms/spam/budget.ts';
import { askProvider, type Complaint, type RetryPolicy } from './askProvider.ts';
import { PaymentError } from './port.ts';

/** PayPal's API hosts, by environment (developer.paypal.com/api/rest/requests/#api-servers). */
const HOSTS = {
  live: ['api.paypal.com', 'api-m.paypal.com'],
  sandbox: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
} as const;
const PATH = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;

const AN_HOUR_MS = 60 * 60_000;
/** Rate limits of certificate requests: certificates change once in years, so a sender that names others is suspicious. */
const FETCHES = {
  visitor: { max: 3, windowMs: AN_HOUR_MS },
  all: { max: 12, windowMs: AN_HOUR_MS },
} as const;
const MAX_KNOWN = 20;
const MAX_BYTES = 64 * 1024;

/** Public key of the certificate at a URL; undefined where it is not PayPal's. */
export type FindKey = (url: string, visitor: string) => Promise<KeyObject | undefined>;

/**
 * Fetches and caches the certificates with which PayPal signs webhook messages. They are trusted because of the connection: https to PayPal's own
 * API, of the environment of the operator's keys.
 * @returns a function which throws PaymentError where a certificate cannot be fetched now
 */
export function createCertificates(settings: PaypalSettings, patience: RetryPolicy): FindKey {
  const known = new Map<string, KeyObject | undefined>();
  const ofVisitors = createBudgets(1_000);
  const ofAll = createBudgets(1);
  const asking = { provider: 'paypal', patience, complain } as const;
  return async (url, visitor) => {
    if (!isPaypals(url, settings)) return undefined;
    if (known.has(url)) return known.get(url);
    const now = Date.now();
    if (
      ofVisitors.take(visitor, FETCHES.visitor, now) !== undefined ||
      ofAll.take('all', FETCHES.all, now) !== undefined
    )
      throw new PaymentError('paypal', 'PayPal was asked for too many certificates within an hour.');
    const key = await askProvider(asking, 'send the certificate of a message', ({ signal }) =>
      fetchKey(placeOf(url, settings), signal),
    );
    known.set(url, key);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_KNOWN) break;
      known.delete(oldest);
    }
    return key;
  };
}

function isPaypals(url: string, { environment }: PaypalSettings): boolean {
  if (!URL.canParse(url)) return false;
  const { hash, host, href, pathname, protocol, search } = new URL(url);
  const isWhole = href === url && !search && !hash;
  return (
    isWhole && protocol === 'https:' && (HOSTS[environment] as readonly string[]).includes(host) && PATH.test(pathname)
  );
}

/** Tests run a fake PayPal on this machine. */
function placeOf(url: string, { apiBase }: PaypalSettings): string {
  return apiBase === undefined ? url : apiBase + new URL(url).pathname;
}

class CertificateAway extends Error {}

async function fetchKey(url: string, signal: AbortSignal): Promise<KeyObject | undefined> {
  const response = await fetch(url, { redirect: 'error', signal }).catch((error: unknown) => {
    throw new CertificateAway('it cannot be reached', { cause: error });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new CertificateAway(`error, ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_BYTES) return undefined;
  try {
    return new X509Certificate(text).publicKey;
  } catch {
    // PayPal's response is no certificate, so it verifies nothing.
    return undefined;
  }
}

function complain(error: unknown): Complaint {
  if (error instanceof CertificateAway) return { reason: error.message, again: 'now' };
  return { reason: 'its answer cannot be read', again: 'later' };
}
