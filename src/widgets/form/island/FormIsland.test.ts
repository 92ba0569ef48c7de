// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formFaults } from '../../../shared/messages/en/formFaults.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';
import { mount } from './FormIsland.ts';
import { SUBMITTED_EVENT } from './finishForm.ts';
import { type FormIslandProps, mountForm } from './mountForm.ts';
import type { SentField } from './ruledField.ts';

vi.mock('../../../parts/forms/island/protect.ts', () => ({
  protect: async () => ({ _token: 'a-token' }),
  renew: vi.fn(),
  warm: vi.fn(),
}));

const t = createTranslate('en');
/** Has only the messages that the script loads. */
const say: typeof t = (key, ...values) => (Object.hasOwn(formFaults, key) ? t(key, ...values) : `no words: ${key}`);
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let element: HTMLElement;
let unmount: () => void;

const rule = (kind: SentField['kind'], name: string, more: Partial<SentField> = {}): SentField => ({
  kind,
  name,
  label: name,
  ...more,
});

const box = (name: string, control: string, attributes = '') =>
  `<div class="r-field" data-field="${name}" ${attributes}><label for="f-${name}">${name}</label>${control}<p class="r-field__help" id="f-${name}-help">Help</p><p class="r-field__fault" id="f-${name}-fault" hidden></p></div>`;
const input = (name: string, attributes = '') =>
  `<input id="f-${name}" name="${name}" aria-describedby="f-${name}-help" ${attributes}>`;

const FRAME = (inner: string) =>
  `<form action="/wp-json/rihla-pro/v1/forms/7" id="f" method="post"><div class="r-form__summary" hidden role="alert" tabindex="-1"><p></p><ul></ul></div><p class="r-form__about" hidden><label><input type="checkbox" name="_tour" disabled><b data-tour></b><span data-asked></span></label></p>${inner}<p class="r-form__submit"><button type="submit">Send</button></p></form>`;

const FIELDS = [
  rule('text', 'name', { isRequired: true }),
  rule('email', 'action'),
  rule('select', 'by', { options: ['plane'] }),
  rule('text', 'flight', { isRequired: true, showIf: [{ field: 'by', is: 'equals', value: 'plane' }] }),
  rule('text', 'passport', { isPrivate: true }),
  rule('acceptance', 'privacy'),
];
const MARKUP = FRAME(
  box('name', input('name', 'required')) +
    box('action', input('action')) +
    box('by', '<select id="f-by" name="by"><option value=""></option><option value="plane">Plane</option></select>') +
    box('flight', input('flight'), 'data-unmet=""') +
    box('passport', input('passport')) +
    box('privacy', '<input id="f-privacy" name="privacy" type="checkbox" value="yes">'),
);

function wake(markup = MARKUP, fields: unknown = FIELDS): void {
  unmount?.();
  document.body.innerHTML = `<rihla-island>${markup}</rihla-island>`;
  element = document.body.firstElementChild as HTMLElement;
  unmount = mountForm(element, { form: 7, title: 'Contact', fields } as FormIslandProps, say);
}

const control = (name: string) => element.querySelector(`[data-field="${name}"] [name]`) as HTMLInputElement;
const fault = (name: string) => {
  const place = element.querySelector<HTMLElement>(`[data-field="${name}"] .r-field__fault`);
  return place?.hidden ? '' : place?.textContent;
};
const summary = () => element.querySelector<HTMLElement>('.r-form__summary');
const message = () => (summary()?.hidden ? '' : summary()?.querySelector('p')?.textContent);
const type = (name: string, value: string) => {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const leave = (name: string) => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
const send = async () => {
  element.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.runAllTimersAsync();
};
const respond = (status: number, body: unknown, headers = {}) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
const sentTo = (call = 0) => answer.mock.calls[call]?.[1].body as URLSearchParams;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/');
  Element.prototype.scrollIntoView = vi.fn();
  wake();
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows a field’s error on blur, removes it once corrected, and skips untouched fields', () => {
  leave('name');
  expect(fault('name')).toBe('');
  type('action', 'amina');
  leave('action');
  expect(fault('action')).toBe(t('form.email'));
  expect(control('action').getAttribute('aria-invalid')).toBe('true');
  expect(control('action').getAttribute('aria-describedby')).toBe('f-action-help f-action-fault');
  type('action', 'amina@example.com');
  expect(fault('action')).toBe('');
  expect(control('action').hasAttribute('aria-invalid')).toBe(false);
});

test('an invalid form is not sent: the summary links to the errors, and the first one gets focus', async () => {
  type('action', 'amina');
  await send();
  expect(answer).not.toHaveBeenCalled();
  expect(message()).toBe(t('form.refused'));
  expect([...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    `name – ${t('form.required')}`,
    `action – ${t('form.email')}`,
  ]);
  expect(document.activeElement).toBe(control('name'));
  summary()?.querySelectorAll('a')[1]?.click();
  expect(document.activeElement).toBe(control('action'));
});

test('a conditional field is shown when its conditions are met, and not required or sent before', async () => {
  const flight = element.querySelector<HTMLElement>('[data-field=flight]');
  expect([flight?.dataset.unmet, control('flight').disabled]).toEqual(['', true]);
  type('by', 'plane');
  expect([flight?.dataset.unmet, control('flight').disabled, control('flight').required]).toEqual([
    undefined,
    false,
    true,
  ]);
  type('flight', 'AT 801');
  type('by', '');
  type('name', 'Amina');
  respond(200, { html: '<p>Shukran.</p>' });
  await send();
  expect(sentTo().has('flight')).toBe(false);
});

test('is sent once, with its metadata; the message replaces it with focus, and an event is fired', async () => {
  history.replaceState(null, '', '/contact/?utm_source=letter&x=1');
  const told = vi.fn();
  document.addEventListener(SUBMITTED_EVENT, told);
  document.addEventListener(VISITOR_EVENT, told);
  type('name', 'Amina');
  respond(200, { html: '<p>Shukran.</p>', reference: 'K-7Q2M4' });
  const first = send();
  await send();
  await first;
  expect(answer).toHaveBeenCalledOnce();
  expect(answer.mock.calls[0]?.[0]).toBe('/wp-json/rihla-pro/v1/forms/7');
  const { _uuid, ...sent } = Object.fromEntries(sentTo());
  expect(_uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(sent).toMatchObject({
    name: 'Amina',
    _page: '/contact/',
    _token: 'a-token',
    _campaign: '{"utm_source":"letter"}',
  });
  expect(element.querySelector('form')).toBeNull();
  expect(document.activeElement?.innerHTML).toBe('<p>Shukran.</p>');
  expect(told.mock.calls.map(([event]) => event.detail)).toEqual([
    { form: 7, title: 'Contact' },
    { name: 'form_sent', lead_source: 'form', form: 'Contact' },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  [404, {}, {}, 'forms.gone', {}],
  [413, {}, {}, 'forms.tooLarge', {}],
  [429, {}, { 'retry-after': '42' }, 'forms.tooOften', { seconds: 42 }],
  [500, 'no JSON of ours', {}, 'forms.failed', {}],
  [503, {}, {}, 'forms.failed', {}],
] as const)('after %s the input is kept, with an error', async (status, body, headers, key, values) => {
  type('name', 'Amina');
  respond(status, body, headers);
  await send();
  expect(message()).toBe(t(key, values));
  expect(control('name').value).toBe('Amina');
  expect(element.querySelector('button')?.hasAttribute('aria-disabled')).toBe(false);
});

test('shows the server’s message when storage is full, and keeps the input', async () => {
  type('name', 'Amina');
  respond(503, { error: { id: 'no_room', message: 'There is no room for files.' } });
  await send();
  expect(message()).toBe('There is no room for files.');
  expect(control('name').value).toBe('Amina');
});

test('server errors are shown like client errors, including those of the whole form', async () => {
  type('name', 'Amina');
  respond(422, { error: { message: 'No.', fields: { name: 'Taken.', _form: 'We are closed.', other: 'x' } } });
  await send();
  expect([fault('name'), message()]).toEqual(['Taken.', 'We are closed.']);
  expect(document.activeElement).toBe(control('name'));
});

test('after a network error nothing is lost; an unchanged retry keeps the idempotency key, a changed one gets a new key', async () => {
  type('name', 'Amina');
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await send();
  expect(message()).toBe(t('forms.offline'));
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send();
  expect(message()).toBe(t('forms.failed'));
  type('name', 'Amina B.');
  respond(200, {});
  await send();
  const names = [0, 1, 2].map((call) => sentTo(call).get('_uuid'));
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[1]);
  expect(document.activeElement?.textContent).toBe(t('forms.done'));
});

test('a reload restores the draft, except consent and private fields', () => {
  type('name', 'Amina');
  type('by', 'plane');
  type('passport', 'X123');
  control('privacy').checked = true;
  window.dispatchEvent(new Event('pagehide'));
  wake();
  expect([control('name').value, control('by').value, control('passport').value]).toEqual(['Amina', 'plane', '']);
  expect([control('privacy').checked, control('flight').disabled]).toEqual([false, false]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('X123');
});

test.each(['{', 'null', '{"values":{"name":1}}', '[]'])('a damaged draft %j restores nothing', (text) => {
  sessionStorage.setItem('rihla:form:7', text);
  wake();
  expect(control('name').value).toBe('');
});

test('works without sessionStorage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  wake();
  type('name', 'Amina');
  respond(200, {});
  await send();
  expect(answer).toHaveBeenCalledOnce();
});

test('damaged props leave a form that can only be submitted', async () => {
  wake(MARKUP, 'none');
  respond(200, {});
  await send();
  expect(answer).toHaveBeenCalledOnce();
});

test('redirects only to http(s) URLs', async () => {
  type('name', 'Amina');
  respond(200, { html: 'Thanks', to: 'javascript:alert(1)' });
  await send();
  expect(document.activeElement?.textContent).toBe('Thanks');
});

const STEP = (index: number, inner: string, buttons: string) =>
  `<fieldset class="r-form-step" data-step="${index}" tabindex="-1"${index ? '' : ' data-current=""'}>${inner}${buttons}</fieldset>`;
const IN_STEPS = FRAME(
  `<ol class="r-form__steps"><li aria-current="step"></li><li></li></ol>${STEP(0, box('name', input('name')), '<button type="button" data-go="1">Continue</button>')}${STEP(1, box('mail', input('mail')), '<button type="button" data-go="-1">Back</button>')}`,
);
const STEP_FIELDS = [
  rule('text', 'name', { isRequired: true, step: 0 }),
  rule('email', 'mail', { isRequired: true, step: 1 }),
];

test('steps: an invalid one is not left; Enter goes forward; Back does not validate; an error opens its step', async () => {
  wake(IN_STEPS, STEP_FIELDS);
  const [one, two] = [...element.querySelectorAll<HTMLElement>('.r-form-step')];
  const current = () => element.querySelector('[data-current]');
  const press = (by: string) => element.querySelector<HTMLElement>(`[data-go="${by}"]`)?.click();
  press('1');
  expect([current(), document.activeElement, fault('name')]).toEqual([one, control('name'), t('form.required')]);
  type('name', 'Amina');
  await send();
  expect([current(), document.activeElement, message()]).toEqual([two, two, '']);
  expect(element.querySelector('[aria-current]')).toBe(element.querySelectorAll('li')[1]);
  press('-1');
  expect([current(), fault('mail')]).toEqual([one, '']);
  press('1');
  type('mail', 'amina@example.com');
  respond(422, { error: { fields: { name: 'Taken.' } } });
  await send();
  expect([current(), document.activeElement]).toEqual([one, control('name')]);
});

test('shows the subject of the URL; a removed one is not sent', async () => {
  history.replaceState(null, '', '/contact/?tour=KH-03&departure=12&day=3');
  wake();
  const line = element.querySelector<HTMLElement>('.r-form__about');
  expect([line?.hidden, line?.textContent]).toEqual([false, 'KH-03, day 3']);
  type('name', 'Amina');
  respond(503, {});
  await send();
  expect(Object.fromEntries(sentTo())).toMatchObject({ _tour: 'KH-03', _departure: '12', _day: '3' });
  line?.querySelector('input')?.click();
  respond(200, {});
  await send();
  expect(['_tour', '_departure', '_day'].filter((name) => sentTo(1).has(name))).toEqual([]);
});

test.each(['?tour=%3Cb%3E', '?departure=12', '?day=3', '?tour='])('%s has no subject', (search) => {
  history.replaceState(null, '', `/contact/${search}`);
  wake();
  expect(element.querySelector<HTMLElement>('.r-form__about')?.hidden).toBe(true);
});

test('a link on the page to one of its days presets the form without navigation', () => {
  document.body.insertAdjacentHTML('beforeend', '<a data-ask href="/contact/?tour=KH-03&day=2#f">Ask</a>');
  document.querySelector<HTMLElement>('a[data-ask]')?.click();
  expect(element.querySelector('.r-form__about')?.textContent).toBe('KH-03, day 2');
  expect(document.activeElement?.getAttribute('name')).toBe('_tour');
});

test('messages are loaded with the form’s script, in the page’s language', async () => {
  unmount();
  element.innerHTML = MARKUP;
  unmount = await mount(element, { form: 7, title: 'Contact', fields: FIELDS });
  await send();
  expect(fault('name')).toBe(t('form.required'));
});
