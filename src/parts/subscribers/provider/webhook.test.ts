import dns from 'node:dns';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isPublicAddress } from '../../../cms/outgoing/isPublicAddress.ts';
import { checkWebhookUrl } from './checkWebhookUrl.ts';
import { checkSecret, signWebhook } from './signWebhook.ts';
import type { SubscriberNews } from './subscriberProvider.ts';
import { webhookProvider } from './webhookProvider.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEWS: SubscriberNews = {
  id: 'subscriber_5_1',
  type: 'subscriber.subscribed',
  timestamp: '2026-05-01T08:00:00.000Z',
  data: {
    email: 'amina@example.com',
    name: 'Amina',
    confirmedAt: '2026-05-01T08:00:00.000Z',
    unsubscribedAt: undefined,
    consentText: 'Six letters a year.',
    consentVersion: 'abc',
    source: '/',
  },
};

interface Service {
  url: string;
  got: { headers: IncomingHttpHeaders; body: string }[];
}

async function startService(status: number, headers: Record<string, string> = {}): Promise<Service> {
  const got: Service['got'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      if (status) response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test('signs a message as in the example of Standard Webhooks', () => {
  const body = '{"test": 2432232314}';
  expect(signWebhook(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(1_614_265_330_000), body)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('sends JSON with a verifiable signature', async () => {
  const service = await startService(204);
  await webhookProvider({ url: service.url, secret: SECRET, allowsLoopback: true }).tell(NEWS);
  const [{ body, headers } = { body: '', headers: {} }] = service.got;
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify({ ...NEWS, id: undefined })));
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(headers).toMatchObject({ 'content-type': 'application/json', ...signWebhook(SECRET, NEWS.id, at, body) });
});

test.each([
  [500, false, 'The service answered 500.'],
  [410, true, 'The service answered 410.'],
  // Redirects are not followed.
  [302, false, 'The service answered 302.'],
])('status %i is an error, final: %s', async (status, isFinal, message) => {
  const service = await startService(status, { location: 'http://127.0.0.1:9/' });
  const told = webhookProvider({ url: service.url, secret: SECRET, allowsLoopback: true }).tell(NEWS);
  await expect(told).rejects.toMatchObject({ name: 'ProviderError', isFinal, message });
  expect(service.got).toHaveLength(1);
});

test('times out when the service does not answer', async () => {
  const service = await startService(0);
  const provider = webhookProvider({ url: service.url, secret: SECRET, allowsLoopback: true, timeoutMs: 100 });
  await expect(provider.tell(NEWS)).rejects.toThrow('did not answer in time');
});

test.each([
  'http://127.0.0.1:9/',
  'https://127.0.0.1:9/',
  'https://[::1]:9/',
  'https://10.0.0.1/',
  'https://localhost/',
])('sends nothing to %s', async (url) => {
  await expect(webhookProvider({ url, secret: SECRET }).tell(NEWS)).rejects.toMatchObject({ name: 'ProviderError' });
});

test.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], []])(
  'sends nothing to a name that resolves to %s',
  async (...addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_: string, __: object, done: (...all: unknown[]) => void) => done(null, found)) as never);
    onTestFinished(() => lookup.mockRestore());
    const told = webhookProvider({ url: 'https://news.example.com/', secret: SECRET }).tell(NEWS);
    await expect(told).rejects.toThrow('leads into a private network');
  },
);

test.each([
  ['https://news.example.com/hooks/1', true],
  ['', true],
  ['http://news.example.com/', false],
  ['https://user:word@news.example.com/', false],
  ['https://192.168.1.4/', false],
  ['https://[fd00::1]/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://intranet/', false],
  ['https://printer.local/', false],
  ['https://printer.local./', false],
  ['news.example.com', false],
])('validates the URL %s: %s', (url, may) => {
  expect(checkWebhookUrl(url) === true).toBe(may);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::a00:1', false],
  ['somewhere', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  [SECRET, true],
  ['whsec_short', false],
  ['no prefix at all, however long it may be', false],
  ['', false],
])('“%s” is a valid secret: %s', (secret, can) => {
  expect(checkSecret(secret, true) === true).toBe(can);
});
