import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../../../src/shared/text/escapeHtml.ts';

/** Fault of a call: `refuse` answers 500, `hang` never answers, `cut` hangs up before anything is done, `cutAfter` after it is done. */
export type Fault = 'refuse' | 'hang' | 'cut' | 'cutAfter';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** As sent. */
  body: string;
}

export interface FakeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A webhook message of a provider. */
export interface FakeMessage {
  body: string;
  headers: Record<string, string>;
}

/** Common interface of fake providers. */
export interface FakeProvider {
  /** Its origin, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** All API calls, oldest first; a traveller's clicks are not among them. */
  readonly calls: readonly FakeRequest[];
  /** Makes the next calls fail: all, or those whose path contains this text. */
  fail(fault: Fault, options?: { times?: number; path?: string }): void;
  /** Webhook URL for messages after a traveller's click; undefined: they are in the click's response. */
  webhookUrl: string | undefined;
  /** Its captured and refunded amounts of all payments ever opened. */
  balances(): FakeBalance[];
  close(): Promise<void>;
}

/** Captured and refunded amounts of a payment, in the smallest unit of the currency. */
export interface FakeBalance {
  id: string;
  taken: number;
  returned: number;
}

/** Path of every fake provider's balances, for other processes. */
export const LEDGER_PATH = '/ledger';

export interface FakeTalk {
  /** Answers an API call. */
  answer(request: FakeRequest): FakeAnswer;
  /** Description on a payment's page; undefined for an unknown one. */
  describe(id: string): string | undefined;
  /** Handles the traveller's click on that page: where to redirect, and what is sent to `webhookUrl`. */
  choose(id: string, choice: 'pay' | 'cancel'): { url: string; message?: FakeMessage };
  /** All payments ever opened. */
  balances(): FakeBalance[];
}

/** Fake provider server, with a page that has one button to pay and one to cancel at `/pay/ID`. */
export async function startFakeProvider(makeTalk: (origin: string) => FakeTalk): Promise<FakeProvider> {
  const calls: FakeRequest[] = [];
  const faults: { fault: Fault; path: string }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', origin);
    const request = {
      method: incoming.method ?? '',
      path,
      query,
      headers: incoming.headers,
      body: await text(incoming),
    };
    const send = ({ body, headers, status }: FakeAnswer): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
    };
    if (path.startsWith('/pay/')) return send(await visit(request));
    if (path === LEDGER_PATH) return send({ status: 200, body: talk.balances() });
    calls.push(request);
    const at = faults.findIndex((planned) => path.includes(planned.path));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault === 'hang') return;
    if (fault === 'refuse')
      return send({ status: 500, body: { error: { type: 'api_error' }, name: 'INTERNAL_SERVER_ERROR' } });
    if (fault === 'cut') return void incoming.socket.destroy();
    const answer = talk.answer(request);
    if (fault === 'cutAfter') return void incoming.socket.destroy();
    send(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const talk = makeTalk(origin);

  async function visit({ body, method, path }: FakeRequest): Promise<FakeAnswer> {
    const id = path.slice('/pay/'.length);
    const line = talk.describe(id);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    if (line === undefined) return { status: 404, headers, body: 'There is no such payment.' };
    if (method !== 'POST') return { status: 200, headers, body: page(line) };
    const choice = new URLSearchParams(body).get('choice') === 'pay' ? 'pay' : 'cancel';
    const { message, url } = talk.choose(id, choice);
    if (message && provider.webhookUrl) await deliver(provider.webhookUrl, message);
    return { status: 303, headers: { location: url }, body: message };
  }

  const provider: FakeProvider = {
    origin,
    calls,
    webhookUrl: undefined,
    balances: () => talk.balances(),
    fail(fault, { path = '', times = 1 } = {}) {
      for (let count = 0; count < times; count += 1) faults.push({ fault, path });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}

/** Sends a webhook message, repeatedly if given; returns the responses' statuses. */
export async function deliver(address: string, { body, headers }: FakeMessage, times = 1): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const sent = { ...headers, 'content-type': 'application/json' };
    const { status } = await fetch(address, { method: 'POST', body, headers: sent });
    statuses.push(status);
  }
  return statuses;
}

/** Stores responses by idempotency key, as providers do, including refusals. */
export function rememberAnswers() {
  const known = new Map<string, { asked: string; answer: FakeAnswer }>();
  return {
    /** @param mismatch response to a known key with another request; undefined: the stored one */
    once(key: string | undefined, asked: string, make: () => FakeAnswer, mismatch?: FakeAnswer): FakeAnswer {
      if (key === undefined) return make();
      const before = known.get(key);
      if (before) return mismatch && before.asked !== asked ? mismatch : before.answer;
      const answer = make();
      known.set(key, { asked, answer });
      return answer;
    },
    /** Idempotency keys expire. */
    forget: () => known.clear(),
  };
}

/** A header that was sent once. */
export function headerOf({ headers }: FakeRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function page(line: string): string {
  return `<!doctype html><html lang="en"><title>Payment</title><h1>${escapeHtml(line)}</h1>
<form method="post"><button name="choice" value="pay">Pay</button> <button name="choice" value="cancel">Cancel</button></form></html>`;
}
