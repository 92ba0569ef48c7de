// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnquiryView, InboxList, InboxRow, InboxStart } from '../rules/inbox.ts';
import { Inbox } from './Inbox.tsx';

/** Whether the signed-in account is an editor's. */
let isEditor = true;
vi.mock('../../../cms/studio/useMay.ts', () => ({ useMay: () => isEditor }));

const NOW = Date.parse('2027-03-12T10:00:00Z');
const HOUR = 3_600_000;

const ROW: InboxRow = {
  id: 12,
  reference: 'K-7Q2M4',
  name: 'Hélène Morvan',
  email: 'helene@example.com',
  tourTitle: 'First sand',
  dates: 'April',
  party: '2 adults',
  excerpt: 'Is it cold at night?',
  formTitle: 'Ask about this journey',
  source: 'form',
  status: 'new',
  isSpam: false,
  owner: undefined,
  receivedAt: NOW - 30 * HOUR,
  answerDue: NOW - 6 * HOUR,
  firstAnsweredAt: undefined,
};
const ENQUIRY: EnquiryView = {
  ...ROW,
  phone: '+33 6 12',
  answers: [{ name: 'message', label: 'Message', shown: '<b>Is it cold?</b>' }],
  files: [],
  consents: [],
  spamReasons: [],
  page: '/tours/first-sand/',
  pageTitle: 'First sand',
  campaign: '',
  locale: 'en',
  isErased: false,
  tour: undefined,
  departure: undefined,
  messages: [],
  mails: [],
  facts: { 'first name': 'Hélène', tour: 'First sand' },
  chatLink: undefined,
};
const LIST: InboxList = {
  query: { filter: 'new', search: '', page: 1 },
  rows: [ROW, { ...ROW, id: 11, name: 'Paolo Ricci' }],
  leads: [],
  total: 2,
  pages: 1,
  counts: { mine: 0, new: 2, overdue: 2, spam: 0 },
  staff: [{ id: 1, name: 'Salma' }],
  newest: 12,
};
const START: InboxStart = {
  list: LIST,
  enquiry: ENQUIRY,
  templates: [
    { id: 5, name: 'Cold', subject: '', text: 'Dear [first name], [dates]?' },
    { id: 6, name: 'Warm', subject: '', text: 'Hello [first name]!' },
  ],
  user: { id: 1, name: 'Salma' },
  isAdmin: false,
  timezone: '+00:00',
  now: NOW,
};

/** Requests to the server, and its next responses. */
const asked: { address: string; body: unknown; tag: string | undefined }[] = [];
let answer: (address: string, body: unknown) => Response;
let root: Root;
let hidden = false;

beforeEach(() => {
  isEditor = true;
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  localStorage.clear();
  asked.length = 0;
  answer = () => new Response(null, { status: 304 });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    const headers = (init.headers ?? {}) as Record<string, string>;
    asked.push({ address, body, tag: headers['if-none-match'] });
    return answer(address, body);
  });
  window.history.replaceState(null, '', '/admin/inbox?enquiry=12');
  document.body.innerHTML = '<div id="root"></div>';
  document.title = 'Inbox';
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(start: InboxStart = START) {
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => root.render(<Inbox start={start} />));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const find = <E extends HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const press = (key: string, on: Element = document.body) =>
  act(() => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const click = (selector: string) => act(() => find(selector).click());
async function type(selector: string, value: string) {
  const field = find<HTMLTextAreaElement>(selector);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  await act(() => {
    set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const json = (body: unknown, etag = '"a"') => Response.json(body, { headers: { etag } });
const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

test('polls every 15 seconds with an ETag while visible; a hidden window does not poll until it is shown', async () => {
  answer = (address) => json(address.includes('thread') ? ENQUIRY : LIST, `"${address.length}"`);
  await open();
  expect(asked).toEqual([]);
  await pass(15_000);
  expect(asked.map(({ tag }) => tag)).toEqual([undefined, undefined]);
  await pass(15_000);
  expect(asked.slice(2).every(({ tag }) => tag?.startsWith('"'))).toBe(true);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(600_000);
  expect(asked).toHaveLength(4);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveLength(6);
});

test('offers its settings only to users who may change them', async () => {
  await open();
  expect(find('a[href="/admin/globals/inbox"]').textContent).toBe('Settings');
  await act(() => root.unmount());
  isEditor = false;
  await open();
  expect(document.querySelector('a[href="/admin/globals/inbox"]')).toBeNull();
});

test('adds a new enquiry to the list without reload, announces it, and counts it in the title', async () => {
  await open();
  const rows = [{ ...ROW, id: 13, name: 'Clara Bergmann' }, ...LIST.rows];
  answer = (address) =>
    address.includes('thread')
      ? new Response(null, { status: 304 })
      : json({ ...LIST, rows, total: 3, newest: 13, counts: { ...LIST.counts, new: 3 } });
  await pass(15_000);
  expect(find('[role=status]').textContent).toBe('New enquiry from Clara Bergmann.');
  expect(document.querySelectorAll('.rihla-inbox-row')).toHaveLength(3);
  expect(document.title).toBe('(3) Inbox');
});

test('shows messages for a lost connection and an ended session', async () => {
  await open();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await pass(15_000);
  expect(find('[role=status]').textContent).toMatch(/^There is no connection/);
  answer = () => refusal(403, 'x');
  await pass(15_000);
  expect(find('[role=status]').textContent).toMatch(/^You are signed out/);
  answer = () => new Response(null, { status: 304 });
  await pass(15_000);
  expect(find('[role=status]').textContent).toBe('');
});

test('keyboard shortcuts move through the list and start a reply; in text fields they type', async () => {
  await open();
  await press('j');
  expect(document.activeElement?.textContent).toContain('Paolo Ricci');
  await press('k', document.activeElement as Element);
  expect(document.activeElement?.textContent).toContain('Hélène Morvan');
  await press('r', document.activeElement as Element);
  expect(document.activeElement).toBe(find('textarea'));
  await press('n', find('textarea'));
  expect(find('form.rihla-inbox-composer').getAttribute('aria-label')).toBe('Reply to Hélène Morvan');
  await press('Escape', find('textarea'));
  expect(document.querySelector('textarea')).toBeNull();
  localStorage.setItem('rihla:inbox:keys', 'off');
  await press('r');
  expect(document.querySelector('textarea')).toBeNull();
});

test('keeps an unsent reply across a reload, and retries it with the same idempotency key', async () => {
  await open();
  await press('r');
  await type('.rihla-inbox-composer select', '5');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Dear Hélène, [dates]?');
  expect(find('.rihla-inbox-composer__hint').textContent).toMatch(/^Not known here: \[dates\]/);
  await type('textarea', 'Dear Hélène, yes.');
  answer = (_, body) => (body ? refusal(500, 'The database is away.') : new Response(null, { status: 304 }));
  await click('.rihla-inbox-composer [type=submit]');
  expect(find('[role=alert]').textContent).toBe('The database is away.');
  await act(() => root.unmount());
  await open();
  expect(find('.rihla-inbox-bar').textContent).toContain('Go on with the reply');
  await press('r');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Dear Hélène, yes.');
  answer = (address, body) =>
    body ? json({ ...ENQUIRY, status: 'answered' }) : json(address.includes('thread') ? ENQUIRY : LIST);
  await click('.rihla-inbox-composer [type=submit]');
  const sent = asked.filter(({ body }) => body).map(({ body }) => body as { uuid: string; text: string });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(document.querySelector('textarea')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a second template replaces the first, unless the text was edited', async () => {
  await open();
  await press('r');
  const text = () => find<HTMLTextAreaElement>('textarea').value;
  await type('.rihla-inbox-composer select', '5');
  await type('.rihla-inbox-composer select', '6');
  expect(text()).toBe('Hello Hélène!');
  await type('textarea', 'As I said on the telephone.');
  await type('.rihla-inbox-composer select', '6');
  await type('.rihla-inbox-composer select', '5');
  expect(text()).toBe('As I said on the telephone.\n\nDear Hélène, [dates]?');
});

test('reports a status changed by another user, and keeps the draft', async () => {
  await open();
  answer = (_, body) =>
    body ? refusal(409, 'Somebody has set it to “Won” meanwhile.') : new Response(null, { status: 304 });
  await type('.rihla-inbox-controls select', 'lost');
  expect(asked.find(({ body }) => body)?.body).toEqual({ from: 'new', to: 'lost' });
  expect(find('[role=alert]').textContent).toContain('Won');
  expect(find<HTMLSelectElement>('.rihla-inbox-controls select').value).toBe('new');
});

test('escapes the traveller’s text, describes the clock, and keeps the view in the URL', async () => {
  await open();
  expect(find('.rihla-inbox-answers').innerHTML).toContain('&lt;b&gt;Is it cold?&lt;/b&gt;');
  expect(find('.rihla-inbox-clock--large').textContent).toContain('Overdue by 6 h');
  await click('.rihla-inbox-back');
  expect([window.location.pathname, window.location.search]).toEqual(['/admin/inbox', '']);
  expect(find('.rihla-inbox').dataset.pane).toBe('list');
});
