import { createHmac, randomUUID } from 'node:crypto';
import type { StripeSettings } from '../../../src/env.ts';
import {
  type FakeAnswer,
  type FakeMessage,
  type FakeProvider,
  type FakeRequest,
  headerOf,
  rememberAnswers,
  startFakeProvider,
} from './fakeProvider.ts';

/** A session of Stripe's API (docs.stripe.com/api/checkout/sessions/object), as far as used here. */
export interface FakeSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  created: number;
  expires_at: number;
  locale: string;
  success_url: string;
  cancel_url: string;
  url: string | null;
  payment_intent: { id: string; object: 'payment_intent'; status: string; amount_received: number } | null;
}

export interface FakeRefund {
  id: string;
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

/** A dispute of Stripe's API (docs.stripe.com/api/disputes/object). */
export interface FakeDispute {
  id: string;
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface FakeStripe extends FakeProvider {
  settings: StripeSettings;
  /** The same as environment variables. */
  env: Record<string, string>;
  sessions: ReadonlyMap<string, FakeSession>;
  refunds: readonly FakeRefund[];
  disputes: readonly FakeDispute[];
  /** Refunds a session in the dashboard. @returns the refund, which can be changed */
  refundInDashboard(id: string, amount: number): FakeRefund;
  /** The customer's bank disputes a payment. @returns the dispute, which can be changed */
  dispute(id: string, amount: number, status?: FakeDispute['status']): FakeDispute;
  /** The traveller pays; `later`: the bank confirms on another day. */
  pay(id: string, when?: 'now' | 'later'): void;
  /** The bank decides a payment made `later`. */
  decide(id: string, isPaid: boolean): void;
  /** Expires a session. */
  expire(id: string): void;
  /** The next refunds are accepted, and fail later. */
  failRefunds(): void;
  /** Drops idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** A signed webhook message about a session: the time of the signature, in seconds, and its secret. */
  message(type: string, id: string, options?: { at?: number; secret?: string }): FakeMessage;
  /** Signs any body. */
  sign(body: string, options?: { at?: number; secret?: string }): FakeMessage;
}

const SECRET_KEY = 'sk_test_fakeWalnut';
const WEBHOOK_SECRET = 'whsec_fakeAlmond';
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** Fake Stripe server, as far as payments by Checkout need it. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const disputes: FakeDispute[] = [];
  const answers = rememberAnswers();
  let refundStatus: FakeRefund['status'] = 'succeeded';

  const provider = await startFakeProvider((origin) => ({
    answer(request) {
      if (headerOf(request, 'authorization') !== `Bearer ${SECRET_KEY}`)
        return fault(401, 'invalid_request_error', 'api_key');
      if (request.method !== 'POST') return read(request);
      const key = headerOf(request, 'idempotency-key');
      const mismatch = fault(400, 'idempotency_error');
      return answers.once(key, `${request.path}?${request.body}`, () => write(request, origin), mismatch);
    },
    describe: (id) => {
      const session = sessions.get(id);
      return session?.status === 'open' ? `${session.amount_total} ${session.currency}` : undefined;
    },
    choose(id, choice) {
      const session = known(id);
      if (choice === 'cancel') return { url: session.cancel_url };
      pay(id);
      return { url: session.success_url, message: message('checkout.session.completed', id) };
    },
    balances: () =>
      [...sessions.values()].map(({ id, payment_intent: made }) => ({
        id,
        taken: made?.amount_received ?? 0,
        returned: refunds.reduce((sum, refund) => sum + (refund.payment_intent === made?.id ? refund.amount : 0), 0),
      })),
  }));

  function read({ path, query }: FakeRequest): FakeAnswer {
    if (path === '/v1/checkout/sessions') {
      const since = Number(query.get('created[gte]') ?? 0);
      return { status: 200, body: list([...sessions.values()].filter(({ created }) => created >= since).map(plain)) };
    }
    if (path === '/v1/refunds') {
      return {
        status: 200,
        body: list(refunds.filter((refund) => refund.payment_intent === query.get('payment_intent'))),
      };
    }
    if (path === '/v1/disputes') {
      const named = disputes.filter((dispute) => dispute.payment_intent === query.get('payment_intent'));
      return { status: 200, body: list(named) };
    }
    const session = sessions.get(path.slice('/v1/checkout/sessions/'.length));
    if (!session) return fault(404, 'invalid_request_error', 'resource_missing');
    return { status: 200, body: query.getAll('expand[0]').includes('payment_intent') ? session : plain(session) };
  }

  function write({ body, path }: FakeRequest, origin: string): FakeAnswer {
    const form = new URLSearchParams(body);
    if (path === '/v1/checkout/sessions') return createSession(form, origin);
    if (path === '/v1/refunds') return createRefund(form);
    const session = sessions.get(path.match(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/)?.[1] ?? '');
    if (!session) return fault(404, 'invalid_request_error', 'resource_missing');
    if (session.status !== 'open') return fault(400, 'invalid_request_error');
    expire(session.id);
    return { status: 200, body: plain(session) };
  }

  function createSession(form: URLSearchParams, origin: string): FakeAnswer {
    const price = 'line_items[0][price_data]';
    const amount = Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]'));
    const currency = form.get(`${price}[currency]`) ?? '';
    const end = Number(form.get('expires_at'));
    const now = secondsNow();
    for (const name of ['success_url', 'cancel_url', `${price}[product_data][name]`]) {
      if (!form.get(name)) return fault(400, 'invalid_request_error', 'parameter_missing', name);
    }
    if (form.get('mode') !== 'payment') return fault(400, 'invalid_request_error', 'parameter_invalid', 'mode');
    if (!/^[a-z]{3}$/.test(currency)) return fault(400, 'invalid_request_error', 'invalid_currency', 'currency');
    if (!isTaken(amount, currency)) return fault(400, 'invalid_request_error', 'amount_invalid', 'unit_amount');
    if (end < now + 30 * MINUTE_S || end > now + DAY_S)
      return fault(400, 'invalid_request_error', 'expires_at', 'expires_at');
    if (form.has('customer_email') && !form.get('customer_email')?.includes('@'))
      return fault(400, 'invalid_request_error', 'email_invalid');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: FakeSession = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: form.get('client_reference_id'),
      created: now,
      expires_at: end,
      locale: form.get('locale') ?? 'auto',
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      url: `${origin}/pay/${id}`,
      payment_intent: null,
    };
    sessions.set(id, session);
    return { status: 200, body: plain(session) };
  }

  function createRefund(form: URLSearchParams): FakeAnswer {
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const session = [...sessions.values()].find(({ payment_intent: made }) => made?.id === intent);
    const given = refunds.filter((refund) => refund.payment_intent === intent && refund.status === 'succeeded');
    const left =
      (session?.payment_intent?.amount_received ?? 0) - given.reduce((sum, refund) => sum + refund.amount, 0);
    if (left === 0)
      return fault(400, 'invalid_request_error', session ? 'charge_already_refunded' : 'resource_missing');
    if (!(amount > 0) || amount > left) return fault(400, 'invalid_request_error', 'amount_too_large', 'amount');
    const metadata: Record<string, string> = { key: form.get('metadata[key]') ?? '' };
    const refund: FakeRefund = {
      id: `re_${refunds.length + 1}`,
      amount,
      currency: session?.currency ?? '',
      payment_intent: intent,
      status: refundStatus,
      metadata,
    };
    refunds.push(refund);
    return { status: 200, body: { ...refund, object: 'refund' } };
  }

  function known(id: string): FakeSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  function pay(id: string, when: 'now' | 'later' = 'now'): void {
    const session = known(id);
    const isPaid = when === 'now';
    Object.assign(session, { status: 'complete', url: null, payment_status: isPaid ? 'paid' : 'unpaid' });
    session.payment_intent = {
      id: `pi_${id.slice('cs_test_'.length)}`,
      object: 'payment_intent',
      status: isPaid ? 'succeeded' : 'processing',
      amount_received: isPaid ? session.amount_total : 0,
    };
  }

  function expire(id: string): void {
    Object.assign(known(id), { status: 'expired', url: null });
  }

  function message(type: string, id: string, options?: { at?: number; secret?: string }): FakeMessage {
    // Charges, refunds and disputes each refer to their payment.
    const about = /^(charge|refund)\./.test(type) && sessions.get(id)?.payment_intent?.id;
    const session = sessions.has(id) ? plain(known(id)) : { id };
    const object = about ? { id: 'ch_1', object: 'charge', payment_intent: about } : session;
    return sign(
      JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } }, null, 2),
      options,
    );
  }

  /** Signature scheme of docs.stripe.com/webhooks#verify-manually. */
  function sign(body: string, { at = secondsNow(), secret = WEBHOOK_SECRET } = {}): FakeMessage {
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signature},v0=0` } };
  }

  const { origin } = provider;
  return Object.assign(provider, {
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: origin },
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: origin },
    sessions,
    refunds,
    disputes,
    refundInDashboard(id: string, amount: number) {
      const { currency, payment_intent: made } = known(id);
      const refund: FakeRefund = {
        ...{ id: `re_${refunds.length + 1}`, amount, currency, payment_intent: made?.id ?? '' },
        ...{ status: 'succeeded', metadata: {} },
      };
      refunds.push(refund);
      return refund;
    },
    dispute(id: string, amount: number, status: FakeDispute['status'] = 'needs_response') {
      const { currency, payment_intent: made } = known(id);
      const dispute = { id: `dp_${disputes.length + 1}`, amount, currency, payment_intent: made?.id ?? '', status };
      disputes.push(dispute);
      return dispute;
    },
    pay,
    expire,
    message,
    sign,
    decide(id: string, isPaid: boolean) {
      const session = known(id);
      if (!session.payment_intent) throw new Error(`${id} was not paid yet.`);
      session.payment_status = isPaid ? 'paid' : 'unpaid';
      session.payment_intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
      session.payment_intent.amount_received = isPaid ? session.amount_total : 0;
    },
    failRefunds() {
      refundStatus = 'failed';
    },
    forgetKeys: answers.forget,
  });
}

/** Whether Stripe accepts an amount in a currency (docs.stripe.com/currencies). */
function isTaken(amount: number, currency: string): boolean {
  if (!Number.isInteger(amount) || amount <= 0) return false;
  if (['isk', 'ugx'].includes(currency)) return amount % 100 === 0;
  return !['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) || amount % 10 === 0;
}

/** A session with its payment as an id, not expanded. */
function plain(session: FakeSession): Record<string, unknown> {
  return { ...session, object: 'checkout.session', payment_intent: session.payment_intent?.id ?? null };
}

function list(data: readonly unknown[]): Record<string, unknown> {
  return { object: 'list', has_more: false, data };
}

function fault(status: number, type: string, code?: string, param?: string): FakeAnswer {
  const headers = { 'request-id': 'req_fake' };
  return { status, headers, body: { error: { type, code, param, message: `Refused; the key was ${SECRET_KEY}.` } } };
}
