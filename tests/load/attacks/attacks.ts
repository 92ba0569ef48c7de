import { gzipSync } from 'node:zlib';
import { filterParameter, readFilters } from '../../../src/shared/listings/filterQuery.ts';

/** Requests that an attacker's sockets repeat until the time is over. */
export interface Attack {
  name: string;
  /** The bytes of the nth request, whole with its headers. */
  request(number: number): string | Buffer;
  /** Time after sending at which a socket is closed without waiting for the response, in ms; absent: after the response. */
  hangUpMs?: number;
}

/** Facts of the demo that requests need. */
export interface Target {
  /** `host:port`, as in a page's URL. */
  host: string;
  /** The id of the block that lists all tours. */
  listingId: string;
  /** A partner's key to OCTO; without one, requests are refused before their bodies are read. */
  partnerKey: string;
}

const PIPELINED = 200;
const NESTED = 1_000_000;
const UPLOAD_BYTES = 20_000_000;
/** Number of empty fields in the largest accepted form body without files. */
const FIELDS = 43_000;
/** Prices for distinct filters of the tour list. */
const LOWEST_PRICE = 60;
const PRICES = 2_200;
const DAY = 'localDateStart=2026-11-24&localDateEnd=9999-12-31';
const CALENDAR = { productId: '1', optionId: 'DEFAULT', localDateStart: '2026-11-24', localDateEnd: '9999-12-31' };

/**
 * Every known way to be expensive, and similar ones: unbounded lists, bodies before authorization, uncached pages, password hashes, sockets
 * closed at once or never.
 */
export function listAttacks({ host, listingId, partnerKey }: Target): Attack[] {
  const own = { Host: host, Origin: `http://${host}` };
  const get = (path: string): string => write('GET', path, own);
  const post = (path: string, type: string, body: string | Buffer, more: Record<string, string> = {}): Buffer =>
    Buffer.concat([
      Buffer.from(
        write('POST', path, {
          ...own,
          'Content-Type': type,
          'Content-Length': String(Buffer.byteLength(body)),
          ...more,
        }),
      ),
      Buffer.from(body),
    ]);
  const json = (path: string, value: unknown, more?: Record<string, string>): Buffer =>
    post(path, 'application/json', JSON.stringify(value), more);
  const filtered = (number: number): string => get(filteredList(listingId, number));
  const brackets = gzipSync('['.repeat(NESTED));
  const parts = tinyParts(UPLOAD_BYTES);
  const zipped = { 'Content-Encoding': 'gzip' };

  return [
    { name: 'home, kept alive in memory', request: () => get('/') },
    {
      name: `home, ${PIPELINED} requests pipelined, closed at once`,
      request: () => write('GET', '/', { Host: host }).repeat(PIPELINED),
      hangUpMs: 5,
    },
    { name: 'addresses that do not exist', request: (number) => get(`/nowhere-${number}/`) },
    { name: 'filtered lists by address', request: filtered },
    { name: 'filtered lists by address, closed at once', request: filtered, hangUpMs: 2 },
    {
      name: 'filtered lists by call',
      request: (number) => json('/wp-json/rihla-pro/v1/refresh-loop', filteredCall(listingId, number)),
    },
    { name: 'results of a search', request: (number) => get(`/search/a${number}/`) },
    { name: 'live search', request: (number) => get(`/wp-json/rihla/v1/search/?q=a${number}`) },
    {
      name: 'lists of the REST API, closed at once',
      request: () => get('/api/pages?limit=100&depth=10'),
      hangUpMs: 10,
    },
    { name: 'a wide question to the REST API', request: () => get(`/api/tours?${wideQuestion()}`) },
    {
      name: 'preview of nested brackets, zipped',
      request: () => post('/preview/render', 'application/json', brackets, zipped),
    },
    {
      name: 'a form of tiny parts',
      request: () => post('/wp-json/rihla-pro/v1/forms/1', 'multipart/form-data; boundary=x', parts),
    },
    {
      name: 'a form of many fields',
      request: () =>
        post('/wp-json/rihla-pro/v1/forms/1', 'application/x-www-form-urlencoded', '_page&'.repeat(FIELDS)),
    },
    {
      name: 'a form that stays silent',
      request: () =>
        write('POST', '/wp-json/rihla-pro/v1/forms/1', {
          ...own,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': String(UPLOAD_BYTES),
        }),
    },
    {
      name: 'signing in at the studio',
      request: (number) => json('/api/users/login', { email: `a${number}@b.example`, password: 'x' }),
    },
    { name: 'the studio’s first page', request: () => get('/admin/login') },
    { name: 'the studio’s first page, closed at once', request: () => get('/admin/login'), hangUpMs: 10 },
    {
      name: 'signing in as a traveller',
      request: (number) =>
        post('/account/sign-in/', 'application/x-www-form-urlencoded', `email=a${number}@b.example&password=x`),
    },
    {
      name: 'a cart',
      request: () => post('/shop/cart/add/', 'application/x-www-form-urlencoded', 'departure=1&adults=1'),
    },
    {
      name: 'the end of the calendar, by a partner',
      request: () => json(`/octo/availability/calendar?${DAY}`, CALENDAR, { Authorization: `Bearer ${partnerKey}` }),
    },
    {
      name: 'messages of PayPal, forged',
      request: (number) => json('/shop/payments/paypal/', { id: `WH-${number}`, resource: {} }),
    },
    { name: 'pieces of pages', request: (number) => get(`/wp-json/rihla/v1/departures/${number % 200}/`) },
  ];
}

/** The list of tours below a price, which is not cached: a page that has to be rendered. */
export function filteredList(listingId: string, number: number): string {
  return `/tours/?${filterParameter(listingId, 'price')}.max=${priceOf(number)}`;
}

function filteredCall(listingId: string, number: number): object {
  const address = filteredList(listingId, number);
  const filters = readFilters(listingId, address.split('?')[1] ?? '');
  return { post_id: '/tours/', widget_id: listingId, widget_filters: filters, pagination_base_url: address };
}

function priceOf(number: number): number {
  return LOWEST_PRICE + (number % PRICES);
}

function write(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function wideQuestion(): string {
  const terms = Array.from({ length: 150 }, (_, index) => `where[or][${index}][title][like]=${'%25a'.repeat(5)}`);
  return terms.join('&');
}

function tinyParts(bytes: number): string {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  return `${part.repeat(Math.floor(bytes / part.length))}--x--\r\n`;
}
