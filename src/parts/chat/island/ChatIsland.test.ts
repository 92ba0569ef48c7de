// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import type { ChatProps } from '../chatProps.ts';
import { mount } from './ChatIsland.ts';
import { CHAT_CLICKS_URL } from './countClicks.ts';

const HREF = 'https://api.whatsapp.com/send?phone=212612345678&text=Hello%20http%3A%2F%2Flocalhost%3A3000%2F';
/** A Monday. */
const NOON = Date.parse('2026-11-23T12:00:00Z');
const HOURS: ChatProps = {
  hours: { 2: { week: '|09:00-18:00|||||', off: 'Away, <em>soon</em> back', back: 'Back in [njwa_time_work]' } },
  words: { online: 'Online', offline: 'Offline' },
};
const row = (id: number, name: string, status = '') =>
  `<li><a data-account="${id}" ${status && 'data-status="online"'} href="${HREF}" target="_blank"><b class="r-chat__name">${name}</b>
  <span class="r-chat__status">${status}</span> <span class="r-chat__back"></span></a></li>`;
const CONSENT = '<label class="r-chat__consent"><input type="checkbox"> I agree</label>';

let stop: (() => void) | undefined;
const beacon = vi.fn((_url: string, _body: Blob) => true);

function show(props: ChatProps = {}, { consent = '', only = '' } = {}): void {
  document.head.innerHTML = '<link rel="canonical" href="http://localhost:3000/">';
  document.body.innerHTML = `<main><a href="/">elsewhere</a></main><rihla-island><div class="r-chat" ${only && `data-only="${only}"`}>
    <button class="r-chat__button">Write</button><div class="r-chat__box" id="chat" role="dialog">${consent}
    <ul>${row(1, 'Salma', 'Online')}${row(2, 'Brahim')}</ul></div></div></rihla-island>`;
  stop = mount(find('rihla-island'), props);
}

function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const link = (id: number) => find<HTMLAnchorElement>(`[data-account="${id}"]`);
const words = (id: number) => link(id).textContent?.replace(/\s+/g, ' ').trim();
const openStates = () =>
  ['pending', 'active', 'launched'].filter((state) => find('#chat').hasAttribute(`data-${state}`));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  // Not implemented in jsdom.
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(navigator, { sendBeacon: beacon });
  // jsdom cannot navigate.
  document.addEventListener('click', preventDefault);
});

afterEach(() => {
  stop?.();
  stop = undefined;
  beacon.mockClear();
  document.removeEventListener('click', preventDefault);
  // biome-ignore lint/suspicious/noDocumentCookie: as the module under test does it.
  document.cookie = 'nta-wa-gdpr=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function preventDefault(event: Event): void {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
}

describe('the box', () => {
  test('reflects its state in the DOM at every step', () => {
    show();
    const button = find('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-controls')).toBe('chat');
    button.click();
    expect(openStates()).toEqual(['pending', 'active']);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    vi.advanceTimersByTime(100);
    expect(openStates()).toEqual(['pending', 'active', 'launched']);
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(find('#chat').inert).toBe(true);
    vi.advanceTimersByTime(400);
    expect(openStates()).toEqual([]);
  });

  test('Esc closes it from inside and without focus, but not from elsewhere, nor when handled by others', () => {
    show();
    const press = (on: Element, isTaken = false) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      if (isTaken) event.preventDefault();
      on.dispatchEvent(event);
    };
    find('button').click();
    find('main a').focus();
    press(find('main a'));
    expect(openStates()).toContain('active');
    link(1).focus();
    press(link(1), true);
    expect(openStates()).toContain('active');
    press(link(1));
    expect(openStates()).not.toContain('active');
    expect(document.activeElement).toBe(find('button'));
    find('button').click();
    find('button').blur();
    press(document.body);
    expect(openStates()).not.toContain('active');
  });

  test('unmounting cancels what is in progress', () => {
    show(HOURS);
    find('button').click();
    stop?.();
    vi.advanceTimersByTime(10 * 86_400_000);
    expect(openStates()).toEqual(['pending', 'active']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('status', () => {
  test('is updated to the minute, in text and attributes', () => {
    vi.setSystemTime(Date.parse('2026-11-23T08:00:00Z'));
    show(HOURS);
    expect(words(2)).toBe('Brahim Offline Back in 1h:0m');
    expect(link(2).dataset.status).toBe('offline');
    vi.advanceTimersByTime(59 * 60_000);
    expect(words(2)).toBe('Brahim Offline Back in 0h:1m');
    vi.advanceTimersByTime(60_000);
    expect(words(2)).toBe('Brahim Online');
    expect(words(1)).toBe('Salma Online');
    vi.advanceTimersByTime(9 * 3_600_000 + 60_000);
    expect(words(2)).toBe('Brahim Offline Away, soon back');
    expect(link(2).querySelector('em')?.textContent).toBe('soon');
  });

  test('changes are announced, but not the first status and countdowns', () => {
    vi.setSystemTime(Date.parse('2026-11-23T08:58:00Z'));
    show(HOURS);
    const said = find('[role=status]');
    expect(said.textContent).toBe('');
    vi.advanceTimersByTime(60_000);
    expect(said.textContent).toBe('');
    vi.advanceTimersByTime(60_000);
    expect(said.textContent).toBe('Brahim: Online.');
    expect(find('#chat').contains(said)).toBe(true);
  });

  test('without hours there is no timer and no live region', () => {
    show();
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelector('[role=status]')).toBeNull();
  });
});

describe('a click', () => {
  const heard: VisitorEvent[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent<VisitorEvent>).detail);
  beforeEach(() => {
    heard.length = 0;
    document.addEventListener('rihla:event', listen);
    return () => document.removeEventListener('rihla:event', listen);
  });

  test('is announced, and sent as a beacon that survives navigation', async () => {
    history.replaceState(null, '', '/caf%C3%A9/?x=1');
    show();
    link(1).click();
    expect(heard).toEqual([{ name: 'generate_lead', lead_source: 'chat', method: 'whatsapp', account: 'Salma' }]);
    expect(beacon).toHaveBeenCalledTimes(1);
    const [url, body] = beacon.mock.lastCall ?? [];
    expect(url).toBe(CHAT_CLICKS_URL);
    expect(body?.type).toBe('application/json');
    expect(await readBlob(body)).toBe('{"account":1,"path":"/caf%C3%A9/"}');
  });

  test('counts with the middle button, but not with the secondary button', () => {
    show();
    link(1).dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(beacon).toHaveBeenCalledTimes(1);
    link(1).dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  test('falls back to fetch without beacons, and ignores network errors', () => {
    beacon.mockReturnValueOnce(false);
    const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetch);
    show();
    link(1).click();
    expect(fetch).toHaveBeenCalledWith(
      CHAT_CLICKS_URL,
      expect.objectContaining({ method: 'POST', keepalive: true, body: '{"account":1,"path":"/"}' }),
    );
    vi.unstubAllGlobals();
  });

  test('uses the page’s current URL', () => {
    show({ modes: { desktop: 'web', mobile: 'api' } });
    expect(link(1).href).toBe(HREF.replace('api', 'web'));
    history.pushState(null, '', '/?style=desert');
    link(1).click();
    expect(link(1).href).toBe(`${HREF.replace('api', 'web')}%3Fstyle%3Ddesert`);
  });
});

describe('consent', () => {
  const block = () => find('.r-chat__consent');
  const tick = () => find<HTMLInputElement>('input').click();

  test('before it is given, no account can be opened or counted', () => {
    show({}, { consent: CONSENT });
    expect(link(1).hasAttribute('href')).toBe(false);
    expect(link(1).getAttribute('aria-disabled')).toBe('true');
    expect(link(1).tabIndex).toBe(0);
    link(1).click();
    expect(block().dataset.refused).toBe('');
    expect(document.activeElement).toBe(find('input'));
    expect(beacon).not.toHaveBeenCalled();
    history.pushState(null, '', '/?x');
    link(1).dispatchEvent(new Event('pointerdown'));
    expect(link(1).hasAttribute('href')).toBe(false);
  });

  test('is stored when given, opens accounts at once, and hides the block after 400 ms', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    show({}, { consent: CONSENT });
    link(1).click();
    tick();
    expect(write).toHaveBeenCalledWith('nta-wa-gdpr=accept; Path=/; SameSite=Lax; Max-Age=2592000');
    expect(link(1).getAttribute('href')).toBe(HREF);
    expect(link(1).hasAttribute('aria-disabled')).toBe(false);
    expect(link(1).hasAttribute('role')).toBe(false);
    expect(block().dataset).toMatchObject({ accepted: '' });
    expect(block().dataset.refused).toBeUndefined();
    vi.advanceTimersByTime(399);
    expect(block().hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(block().hidden).toBe(true);
    expect(document.activeElement).toBe(link(1));
    link(1).click();
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  test('given before, is not asked again', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the module under test does it.
    document.cookie = 'nta-wa-gdpr=accept; Path=/';
    show({}, { consent: CONSENT });
    expect(block().hidden).toBe(true);
    expect(link(1).getAttribute('href')).toBe(HREF);
  });

  test('given in another tab, is recognized when the box is opened', () => {
    show({}, { consent: CONSENT });
    // biome-ignore lint/suspicious/noDocumentCookie: as the module under test does it.
    document.cookie = 'nta-wa-gdpr=accept; Path=/';
    find('button').click();
    expect(link(1).getAttribute('href')).toBe(HREF);
  });

  test('any other cookie value is no consent', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the module under test does it.
    document.cookie = 'nta-wa-gdpr=refuse; Path=/';
    show({}, { consent: CONSENT });
    expect(block().hidden).toBe(false);
  });
});

describe('on one kind of device only', () => {
  const asPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile');

  test('is shown on that device', () => {
    asPhone();
    show({ only: 'mobile' }, { only: 'mobile' });
    expect(find('.r-chat').hasAttribute('data-only')).toBe(false);
    find('button').click();
    expect(openStates()).toContain('active');
  });

  test('stays hidden on others', () => {
    show({ only: 'mobile' }, { only: 'mobile' });
    expect(find('.r-chat').dataset.only).toBe('mobile');
    find('button').click();
    expect(openStates()).toEqual([]);
  });
});

function readBlob(blob: Blob | undefined): Promise<string> {
  vi.useRealTimers();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}
