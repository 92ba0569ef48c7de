// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ISLAND_ERROR_EVENT } from '../../../islands/constants.ts';
import { IslandAssets } from '../../../islands/context.ts';
import type { RenderContext } from '../../../render/context.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';
import { Consent } from '../Consent.tsx';
import { ConsentSettings } from '../ConsentSettings.tsx';
import type { ConsentQuestion } from '../rules/decideConsent.ts';
import { mount } from './ConsentIsland.ts';
import { CHOICE_READY_EVENT, TRACKERS_READY_EVENT } from './consentEvents.ts';

const QUESTION: ConsentQuestion = { region: 'everywhere', revision: 1, offered: ['analytics', 'advertising'] };
const part = { title: '', text: '' };
const words = { title: '', intro: '', accept: '', reject: '', save: '', close: '' };

let end: (() => void) | undefined;

function start(question = QUESTION): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandAssets value={{ resolve: (name) => ({ src: `/assets/${name}.js` }) }}>
      <Consent
        choice={{
          language: 'en',
          offered: [],
          revision: 1,
          words: { ...words, necessary: part, analytics: part, advertising: part },
        }}
        labels={{
          region: 'Cookies',
          text: '',
          privacy: '',
          accept: 'Accept',
          reject: 'Reject',
          preferences: 'More',
          failed: 'Failed',
        }}
        privacyPath={undefined}
        question={question}
        trackers={{ chat: { ga4: false, classic: false, pixel: false } }}
      />
      <ConsentSettings context={{ t: createTranslate('en') } as RenderContext} />
    </IslandAssets>,
  );
  const element = document.querySelector('rihla-island') as HTMLElement;
  end = mount(element, question);
  return element;
}

const banner = () => document.querySelector('section') as HTMLElement;
const loose = (name: string) => document.querySelector<HTMLElement>(`rihla-island > [name=${name}]`);
const press = (action: string) => document.querySelector<HTMLElement>(`button[data-consent=${action}]`)?.click();
const granted = () => document.documentElement.dataset.consent;
const decided = (categories: string[]) =>
  window.dispatchEvent(new CustomEvent('cc:onConsent', { detail: { cookie: { categories } } }));
const share = (method: string) =>
  announceVisitorEvent({ name: 'share', method, content_type: 'article', item_id: '/' });

function ready(name: string, type: string): unknown[] {
  const told: unknown[] = [];
  const detail = (what: unknown) => told.push(what);
  loose(name)?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  return told;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
  delete window.gtag;
  delete window.dataLayer;
  delete document.documentElement.dataset.consent;
});

test('shows the banner, and releases no island before the answer', () => {
  start();
  expect(banner().hidden).toBe(false);
  expect(granted()).toBe('');
  expect(loose('trackers')).toBeNull();
  expect(loose('consent-choice')).toBeNull();
});

describe('an answer', () => {
  test('waits for the choice island, and is passed on once', () => {
    start();
    press('accept');
    expect(banner().hasAttribute('data-waiting')).toBe(true);
    const told = ready('consent-choice', CHOICE_READY_EVENT);
    expect(told).toEqual(['accept']);
    expect(banner().hasAttribute('data-waiting')).toBe(false);
    press('reject');
    expect(told).toEqual(['accept', 'reject']);
    expect(document.querySelectorAll('[name=consent-choice]')).toHaveLength(1);
  });

  test('is the latest one when pressed repeatedly', () => {
    start();
    press('accept');
    press('reject');
    expect(ready('consent-choice', CHOICE_READY_EVENT)).toEqual(['reject']);
  });

  test('closes the banner when stored, and releases the granted trackers', () => {
    start();
    decided(['necessary', 'analytics', 'anything']);
    expect(banner().hidden).toBe(true);
    expect(granted()).toBe('analytics');
    expect(loose('trackers')).not.toBeNull();
  });

  test('that failed shows an error, and the retry uses another URL', () => {
    start();
    press('accept');
    const failed = loose('consent-choice');
    const address = failed?.getAttribute('src');
    failed?.dispatchEvent(new CustomEvent(ISLAND_ERROR_EVENT, { bubbles: true, detail: {} }));
    expect(banner().hidden).toBe(false);
    expect(document.querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);
    press('reject');
    expect(loose('consent-choice')?.getAttribute('src')).toMatch(/^\/assets\/consent-choice\.js\?again=\d+$/);
    expect(loose('consent-choice')?.getAttribute('src')).not.toBe(address);
    expect(ready('consent-choice', CHOICE_READY_EVENT)).toEqual(['reject']);
  });
});

describe('visitor events', () => {
  test('before an acceptance are sent after it, in order', () => {
    start();
    share('one');
    decided(['analytics']);
    share('two');
    const told = ready('trackers', TRACKERS_READY_EVENT);
    share('three');
    expect(told).toMatchObject([{ method: 'one' }, { method: 'two' }, { method: 'three' }]);
  });

  test('before a refusal are dropped, even after a later acceptance', () => {
    start();
    share('one');
    decided([]);
    share('two');
    decided(['analytics']);
    expect(ready('trackers', TRACKERS_READY_EVENT)).toEqual([]);
  });
});

test('a page restored from the back/forward cache reads the current choice', () => {
  start();
  const choice = {
    categories: ['analytics'],
    revision: 1,
    consentId: 'x',
    consentTimestamp: '2026',
    lastConsentTimestamp: '2026',
  };
  // biome-ignore lint/suspicious/noDocumentCookie: what the library would have written on another page
  document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify(choice))}; Path=/`;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(banner().hidden).toBe(true);
  expect(granted()).toBe('analytics');
  expect(window.dataLayer?.filter((entry) => [...(entry as Iterable<unknown>)][1] === 'default')).toHaveLength(1);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'cc_cookie=; Max-Age=0; Path=/';
});

test('on booking pages no banner is shown, and trackers wait', () => {
  start({ ...QUESTION, isQuiet: true });
  expect(banner().hidden).toBe(true);
  expect([granted(), loose('trackers')]).toEqual(['', null]);
});

test('where no consent is required, trackers are released at once', () => {
  start({ ...QUESTION, region: 'nowhere' });
  expect(banner().hidden).toBe(true);
  expect(loose('trackers')).not.toBeNull();
});
