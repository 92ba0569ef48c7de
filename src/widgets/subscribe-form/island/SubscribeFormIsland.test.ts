// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../../../islands/testSupport.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';
import { mount, SUBMITTED } from './SubscribeFormIsland.ts';

const PROPS = {
  title: 'Letters',
  required: 'Fill this in.',
  email: 'Write an address.',
  tick: 'Tick this.',
  sending: 'Sending …',
  failed: 'Not sent.',
};
const BOX = '<input type="checkbox" name="agreed" value="on">';

vi.mock('../../../parts/forms/island/protect.ts', () => ({
  warm: vi.fn(),
  renew: vi.fn(),
  protect: async () => ({ _token: 'a token' }),
}));

let answer: () => Promise<Partial<Response>>;
let bodies: Record<string, unknown>[];

beforeEach(() => {
  bodies = [];
  answer = async () => ({ ok: true });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function start(extra = '') {
  const element = insertHtml(`<div><form action="/subscribe"><input name="email" type="email" required>${extra}
    <input type="hidden" name="words" value="Six a year."><input type="hidden" name="seal" value="s">
    <button><span>Subscribe</span></button><p role="alert"></p></form><p class="r-subscribe__done" hidden tabindex="-1">Sent.</p></div>`);
  const stop = mount(element, PROPS);
  const form = element.querySelector('form') as HTMLFormElement;
  return {
    stop,
    form,
    email: form.elements.namedItem('email') as HTMLInputElement,
    button: form.querySelector('button') as HTMLButtonElement,
    fault: form.querySelector('[role=alert]') as HTMLElement,
    done: element.querySelector('.r-subscribe__done') as HTMLElement,
    submit: () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true })),
  };
}

test('sends the form, and the message replaces it with focus', async () => {
  const { done, email, form, submit } = start();
  const told = vi.fn();
  document.addEventListener(SUBMITTED, told, { once: true });
  email.value = 'amina@example.com';
  expect(submit()).toBe(false);
  await vi.waitFor(() => expect(done.hidden).toBe(false));
  expect(bodies).toEqual([
    { email: 'amina@example.com', words: 'Six a year.', seal: 's', agreed: false, _page: '/', _token: 'a token' },
  ]);
  expect([form.hidden, document.activeElement]).toEqual([true, done]);
  expect(told.mock.calls[0]?.[0].detail).toEqual({ form: 'subscribe', title: 'Letters' });
});

test.each([
  ['', PROPS.required],
  ['amina', PROPS.email],
])('“%s” is invalid, which is shown without a request', (value, says) => {
  const { email, fault, submit } = start();
  email.value = value;
  submit();
  expect([fault.textContent, email.getAttribute('aria-invalid'), document.activeElement]).toEqual([
    says,
    'true',
    email,
  ]);
  expect(bodies).toEqual([]);
  email.dispatchEvent(new Event('input', { bubbles: true }));
  expect([fault.textContent, email.hasAttribute('aria-invalid')]).toEqual(['', false]);
});

test('the consent box is required', async () => {
  const { email, fault, form, submit } = start(BOX);
  email.value = 'amina@example.com';
  submit();
  expect(fault.textContent).toBe(PROPS.tick);
  (form.elements.namedItem('agreed') as HTMLInputElement).checked = true;
  submit();
  await vi.waitFor(() => expect(bodies).toMatchObject([{ agreed: true }]));
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a field',
    async () => ({ ok: false, json: async () => ({ error: { fields: { email: 'Not this one.' } } }) }),
    'Not this one.',
  ],
  [
    'the whole form',
    async () => ({ ok: false, json: async () => ({ error: { message: 'Wait a minute.' } }) }),
    'Wait a minute.',
  ],
  ['an invalid response', async () => ({ ok: false, json: () => Promise.reject(new Error('no JSON')) }), PROPS.failed],
  ['no connection', () => Promise.reject(new TypeError('offline')), PROPS.failed],
])('the error of %s is shown, and no input is lost', async (_, answers, says) => {
  const { button, email, fault, form, submit } = start();
  answer = answers as typeof answer;
  email.value = 'amina@example.com';
  submit();
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([PROPS.sending, 'true']);
  await vi.waitFor(() => expect(fault.textContent).toBe(says));
  expect([email.value, form.hidden, button.textContent, button.hasAttribute('aria-disabled')]).toEqual([
    'amina@example.com',
    false,
    'Subscribe',
    false,
  ]);
});

test('repeated clicks send it once', async () => {
  const { done, email, submit } = start();
  email.value = 'amina@example.com';
  submit();
  submit();
  await vi.waitFor(() => expect(done.hidden).toBe(false));
  expect(bodies).toHaveLength(1);
});

test('after unmounting the browser submits the form itself', () => {
  const { form, stop, submit } = start();
  stop?.();
  expect([form.noValidate, submit()]).toEqual([false, true]);
});

test('a successful submission is reported to analytics, a failed one is not', async () => {
  const counted: unknown[] = [];
  const count = (event: Event) => counted.push((event as CustomEvent).detail);
  document.addEventListener(VISITOR_EVENT, count);
  const { done, email, fault, submit } = start();
  email.value = 'amina@example.com';
  answer = async () => ({ ok: false, json: async () => ({ error: { message: 'Not now.' } }) });
  submit();
  await vi.waitFor(() => expect(fault.textContent).toBe('Not now.'));
  expect(counted).toEqual([]);
  answer = async () => ({ ok: true });
  submit();
  await vi.waitFor(() => expect(done.hidden).toBe(false));
  expect(counted).toEqual([{ name: 'subscribe', method: 'newsletter', form: 'Letters' }]);
  document.removeEventListener(VISITOR_EVENT, count);
});
