import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PaypalSettings } from '../../../src/env.ts';
import { FAKE_PAYPAL_CERTIFICATE, FAKE_PAYPAL_KEY } from './fakePaypalKey.ts';
import {
  type FakeAnswer,
  type FakeMessage,
  type FakeProvider,
  type FakeRequest,
  headerOf,
  rememberAnswers,
  startFakeProvider,
} from './fakeProvider.ts';

export interface FakeCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: { currency_code: string; value: string };
}

/** An order as PayPal stores it (developer.paypal.com/docs/api/orders/v2/#definition-order), as far as used here. */
export interface FakeOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  update_time: string;
  amount: { currency_code: string; value: string };
  invoiceId: string;
  returnUrl: string;
  cancelUrl: string;
  captures: FakeCapture[];
}

/** A refund as PayPal stores it (developer.paypal.com/docs/api/payments/v2/#definition-refund). */
export interface FakePaypalRefund {
  id: string;
  captureId: string;
  value: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  /** Our id of the refund; absent for one made in the dashboard. */
  customId?: string | undefined;
}

export interface FakePaypal extends FakeProvider {
  settings: PaypalSettings;
  /** The same as environment variables. */
  env: Record<string, string>;
  orders: ReadonlyMap<string, FakeOrder>;
  refunds: readonly FakePaypalRefund[];
  /** Refunds an order without our site: in the dashboard, or by PayPal after a dispute. @returns the refund, which can be changed */
  takeBack(id: string, value: string): FakePaypalRefund;
  /** The traveller approves the order. */
  pay(id: string): void;
  /** Outcome of the next capture; an issue refuses it, and the traveller has to approve again. `OVERTAKEN`: another call was faster. */
  captureEndsIn(end: 'PENDING' | 'DECLINED' | 'OVERTAKEN' | { issue: string }): void;
  /** PayPal decides a pending capture. */
  decide(id: string, isPaid: boolean): void;
  /** Drops an uncaptured order, as PayPal does after some hours. */
  forget(id: string): void;
  /** Revokes all access tokens. */
  revokeTokens(): void;
  /** A webhook message that PayPal will verify as its own. */
  message(type: string, id: string): FakeMessage;
}

const CLIENT_ID = 'fakeClient';
const CLIENT_SECRET = 'fakeHazelnut';
const WEBHOOK_ID = 'FAKEWEBHOOK1';
const CERTIFICATES = '/v1/notifications/certs/';
const CERTIFICATE = 'CERT-360caa42-fca2a594-fake';

/** Fake PayPal server, as far as payments by Orders v2 need it. */
export async function startFakePaypal(): Promise<FakePaypal> {
  const orders = new Map<string, FakeOrder>();
  const refunds: FakePaypalRefund[] = [];
  const answers = rememberAnswers();
  let tokens: string[] = [];
  let nextEnd: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'OVERTAKEN' | { issue: string } = 'COMPLETED';
  let updates = 0;
  const newId = (): string => randomUUID().replaceAll('-', '').toUpperCase().slice(0, 17);

  const provider = await startFakeProvider((origin) => ({
    answer(request) {
      if (request.path === '/v1/oauth2/token') return giveToken(request);
      // Certificates are public.
      if (request.path.startsWith(CERTIFICATES)) return giveCertificate(request.path);
      const token = headerOf(request, 'authorization')?.replace('Bearer ', '') ?? '';
      if (!tokens.includes(token))
        return { status: 401, body: { error: 'invalid_token', error_description: `It was ${token}.` } };
      if (request.method === 'GET') return showOrder(request.path.slice('/v2/checkout/orders/'.length), origin);
      const key = headerOf(request, 'paypal-request-id');
      return answers.once(key && `${request.path} ${key}`, request.body, () => write(request, origin));
    },
    describe(id) {
      const order = orders.get(id);
      return order && order.status !== 'COMPLETED' ? `${order.amount.value} ${order.amount.currency_code}` : undefined;
    },
    choose(id, choice) {
      const order = known(id);
      // Both return URLs get the token and the payer, as PayPal adds them.
      const url = new URL(choice === 'pay' ? order.returnUrl : order.cancelUrl);
      url.searchParams.set('token', id);
      if (choice === 'cancel') return { url: url.href };
      url.searchParams.set('PayerID', 'FAKEPAYER');
      pay(id);
      return { url: url.href, message: message('CHECKOUT.ORDER.APPROVED', id) };
    },
    balances: () =>
      [...orders.values()].map(({ captures, id }) => {
        const returned = refunds.filter(({ captureId }) => captures.some((capture) => capture.id === captureId));
        return {
          id,
          taken: captures.reduce((sum, { amount }) => sum + cents(amount.value), 0),
          returned: returned.reduce((sum, { value }) => sum + cents(value), 0),
        };
      }),
  }));

  function giveToken(request: FakeRequest): FakeAnswer {
    const expected = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
    const isKnown =
      headerOf(request, 'authorization') === expected && /grant_type=client_credentials/.test(request.body);
    if (!isKnown)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
    const token = `A21_${randomUUID()}`;
    tokens.push(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: '' } };
  }

  function write({ body, path }: FakeRequest, origin: string): FakeAnswer {
    if (path === '/v2/checkout/orders') return createOrder(JSON.parse(body), origin);
    const [, , kind, , id = '', action] = path.split('/');
    if (kind === 'checkout' && action === 'capture') return captureOrder(id, origin);
    if (kind === 'payments' && action === 'refund') return refundCapture(id, JSON.parse(body));
    return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  }

  function createOrder(asked: AskedOrder, origin: string): FakeAnswer {
    const [unit] = asked.purchase_units;
    const context = asked.payment_source?.paypal?.experience_context;
    if (asked.intent !== 'CAPTURE' || !unit || !context)
      return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
    const { currency_code: currency, value } = unit.amount;
    const isWhole = ['HUF', 'JPY', 'TWD'].includes(currency);
    if (!(isWhole ? /^\d+$/ : /^\d+(\.\d{1,2})?$/).test(value))
      return refusal(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION');
    if (unit.description.length > 127) return refusal(400, 'INVALID_REQUEST', 'INVALID_STRING_MAX_LENGTH');
    const id = newId();
    orders.set(id, {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      update_time: nextTime(),
      amount: unit.amount,
      invoiceId: unit.invoice_id,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      captures: [],
    });
    return { status: 200, body: shown(known(id), origin) };
  }

  function showOrder(id: string, origin: string): FakeAnswer {
    const order = orders.get(id);
    return order
      ? { status: 200, body: shown(order, origin, refunds) }
      : refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  }

  function captureOrder(id: string, origin: string): FakeAnswer {
    const order = orders.get(id);
    if (!order) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (order.status === 'COMPLETED') return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    const isPaidBefore = [...orders.values()].some(
      (other) => other.invoiceId === order.invoiceId && other.captures.length,
    );
    if (isPaidBefore) return refusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID');
    const end = nextEnd;
    nextEnd = 'COMPLETED';
    order.update_time = nextTime();
    if (typeof end === 'object') {
      order.status = 'PAYER_ACTION_REQUIRED';
      return refusal(422, 'UNPROCESSABLE_ENTITY', end.issue);
    }
    order.status = 'COMPLETED';
    order.captures.push({ id: newId(), status: end === 'OVERTAKEN' ? 'COMPLETED' : end, amount: order.amount });
    if (end === 'OVERTAKEN') return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    return { status: 201, body: shown(order, origin) };
  }

  function refundCapture(captureId: string, { amount, custom_id: customId }: AskedRefund): FakeAnswer {
    const capture = [...orders.values()].flatMap(({ captures }) => captures).find(({ id }) => id === captureId);
    if (!capture) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const before = refunds
      .filter((refund) => refund.captureId === captureId)
      .reduce((sum, { value }) => sum + Number(value), 0);
    const left = Number(capture.amount.value) - before;
    if (left <= 0) return refusal(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    if (Number(amount.value) > left) return refusal(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    capture.status = Number(amount.value) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund: FakePaypalRefund = { id: newId(), captureId, value: amount.value, status: 'COMPLETED', customId };
    refunds.push(refund);
    return { status: 201, body: { id: refund.id, status: 'COMPLETED', amount, custom_id: customId } };
  }

  function giveCertificate(path: string): FakeAnswer {
    if (path !== CERTIFICATES + CERTIFICATE) return { status: 404, body: {} };
    return { status: 200, body: FAKE_PAYPAL_CERTIFICATE, headers: { 'content-type': 'text/plain' } };
  }

  function known(id: string): FakeOrder {
    const order = orders.get(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }

  function pay(id: string): void {
    Object.assign(known(id), { status: 'APPROVED', update_time: nextTime() });
  }

  function nextTime(): string {
    updates += 1;
    return new Date(Date.UTC(2026, 0, 1) + updates * 1000).toISOString();
  }

  function message(type: string, id: string): FakeMessage {
    const isOfOrder = type.startsWith('CHECKOUT.ORDER.');
    const capture = orders.get(id)?.captures[0];
    const resource = isOfOrder
      ? { id }
      : (resourceOfReturn(type, capture?.id) ?? {
          ...{ id: capture?.id, supplementary_data: { related_ids: { order_id: id } } },
        });
    const event = { id: `WH-${newId()}`, event_version: '1.0', event_type: type, resource_version: '2.0', resource };
    // JSON with number formats and whitespace that re-serialization would change.
    const body = JSON.stringify(event, null, 1).replace(/}$/, ',"fee": 1.00 }');
    const transmission = randomUUID();
    const time = new Date().toISOString();
    const signed = Buffer.from(`${transmission}|${time}|${WEBHOOK_ID}|${crc32(body)}`);
    const signature = sign('sha256', signed, FAKE_PAYPAL_KEY).toString('base64');
    return {
      body,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `https://api.sandbox.paypal.com${CERTIFICATES}${CERTIFICATE}`,
        'paypal-transmission-id': transmission,
        'paypal-transmission-sig': signature,
        'paypal-transmission-time': time,
      },
    };
  }

  const { origin } = provider;
  return Object.assign(provider, {
    settings: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      webhookId: WEBHOOK_ID,
      environment: 'sandbox' as const,
      apiBase: origin,
    },
    env: {
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_API_BASE: origin,
    },
    orders,
    refunds,
    takeBack(id: string, value: string) {
      const captureId = known(id).captures[0]?.id ?? '';
      const refund: FakePaypalRefund = { id: newId(), captureId, value, status: 'COMPLETED' };
      refunds.push(refund);
      return refund;
    },
    pay,
    message,
    captureEndsIn(end: 'PENDING' | 'DECLINED' | 'OVERTAKEN' | { issue: string }) {
      nextEnd = end;
    },
    decide(id: string, isPaid: boolean) {
      for (const capture of known(id).captures) capture.status = isPaid ? 'COMPLETED' : 'DECLINED';
    },
    forget(id: string) {
      orders.delete(id);
    },
    revokeTokens() {
      tokens = [];
    },
  });
}

/** Resource of a message about a refund or a dispute. */
function resourceOfReturn(type: string, captureId = ''): Record<string, unknown> | undefined {
  if (type.startsWith('CUSTOMER.DISPUTE.'))
    return { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: captureId }], status: 'OPEN' };
  if (!/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type)) return undefined;
  const links = [
    { href: 'https://api.sandbox.paypal.com/v2/payments/refunds/REFUND1', rel: 'self', method: 'GET' },
    { href: `https://api.sandbox.paypal.com/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' },
  ];
  return { id: 'REFUND1', status: 'COMPLETED', links };
}

/** For currencies with two decimals; balances are asked for in these only. */
function cents(value: string): number {
  return Math.round(Number(value) * 100);
}

interface AskedRefund {
  amount: FakeCapture['amount'];
  custom_id?: string;
}

/** The used part of a requested order. */
interface AskedOrder {
  intent: string;
  purchase_units: { amount: FakeOrder['amount']; description: string; invoice_id: string }[];
  payment_source?: { paypal?: { experience_context?: { return_url: string; cancel_url: string } } };
}

function shown(
  { amount, captures, id, status, update_time }: FakeOrder,
  origin: string,
  refunds: readonly FakePaypalRefund[] = [],
): Record<string, unknown> {
  const given = refunds
    .filter(({ captureId }) => captures.some((capture) => capture.id === captureId))
    .map(({ customId, id: refund, status: state, value }) => ({
      ...{ id: refund, status: state, amount: { currency_code: amount.currency_code, value } },
      ...(customId && { custom_id: customId }),
    }));
  const payments = { captures, ...(given.length > 0 && { refunds: given }) };
  const unit = { reference_id: 'default', amount, ...(captures.length && { payments }) };
  const links = [
    { href: `${origin}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
    { href: `${origin}/pay/${id}`, rel: 'payer-action', method: 'GET' },
  ];
  return { id, intent: 'CAPTURE', status, update_time, purchase_units: [unit], links };
}

function refusal(status: number, name: string, issue: string): FakeAnswer {
  const details = [{ issue, description: `The client was ${CLIENT_ID}:${CLIENT_SECRET}.` }];
  return { status, body: { name, message: `Refused for ${CLIENT_SECRET}.`, debug_id: 'fakedebug1', details } };
}
