// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONSENT_EVENT, TRACKERS_READY_EVENT } from '../consentEvents.ts';
import { sendConsentDefault } from '../googleTag.ts';
import { mount } from './TrackersIsland.ts';
import type { TrackersProps } from './trackersProps.ts';

const PROPS: TrackersProps = {
  tagManagerId: 'GTM-RIHLA1',
  measurementId: 'G-RIHLA1',
  pixelId: '123456',
  chat: { ga4: true, classic: false, pixel: true },
};

let end: (() => void) | undefined;

beforeEach(() => {
  document.head.innerHTML = '';
  sendConsentDefault([]);
});

afterEach(() => {
  end?.();
  for (const name of ['gtag', 'fbq', '_fbq', 'dataLayer'] as const) delete window[name];
});

function start(granted: string, props = PROPS): void {
  document.documentElement.dataset.consent = granted;
  end = mount(document.createElement('div'), props);
}

function change(granted: string): void {
  document.documentElement.dataset.consent = granted;
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
}

const scripts = (): string[] => [...document.querySelectorAll('script')].map(({ src }) => src);
const commands = (): unknown[][] => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);

test('analytics loads tag manager and property, but no pixel', () => {
  start('analytics', { ...PROPS, tagManagerId: undefined });
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-RIHLA1']);
  expect(commands().map(([command]) => command)).toEqual(['consent', 'js', 'config']);
  expect(window.fbq).toBeUndefined();
});

test('advertising loads the pixel, but nothing of Google', () => {
  start('advertising');
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  expect(window.fbq?.queue).toEqual([
    ['init', '123456'],
    ['track', 'PageView'],
  ]);
  expect(commands().map(([command]) => command)).toEqual(['consent']);
});

test('loads nothing twice, however often the choice changes', () => {
  start('analytics advertising');
  const first = scripts();
  expect(first).toHaveLength(3);
  change('');
  change('analytics advertising');
  expect(scripts()).toEqual(first);
  expect(window.fbq?.queue.filter(([command]) => command === 'track')).toHaveLength(1);
});

test('stops both when withdrawn, and resumes when granted again', () => {
  start('analytics advertising');
  const isOff = () => (window as unknown as Record<string, unknown>)['ga-disable-G-RIHLA1'];
  expect(isOff()).toBe(false);
  change('');
  expect(isOff()).toBe(true);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
  change('analytics advertising');
  expect(isOff()).toBe(false);
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'grant']);
});

test('loads what is granted later', () => {
  start('analytics');
  change('analytics advertising');
  expect(scripts()).toHaveLength(3);
});

test('announces where events go, and forwards by the current grants', () => {
  document.documentElement.dataset.consent = 'analytics';
  const element = document.createElement('div');
  let forward: ((event: object) => void) | undefined;
  element.addEventListener(TRACKERS_READY_EVENT, (event) => {
    forward = (event as CustomEvent).detail;
  });
  end = mount(element, { ...PROPS, tagManagerId: undefined });
  forward?.({ name: 'share', method: 'copy', content_type: 'article', item_id: '/' });
  change('');
  forward?.({ name: 'share', method: 'copy', content_type: 'article', item_id: '/' });
  expect(commands().filter(([command]) => command === 'event')).toHaveLength(1);
});
