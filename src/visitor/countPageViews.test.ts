// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { countPageViews } from './countPageViews.ts';
import { readVisits } from './readVisits.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-popups');
});

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a site without popups stores no counters', () => {
  countPageViews();
  show(true);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('counts the page at once, and again when restored from the back/forward cache', () => {
  document.documentElement.dataset.popups = '';
  countPageViews();
  expect(readVisits()).toEqual({ v: 1, pageViews: 1, sessions: 1 });
  show(false);
  expect(readVisits().pageViews).toBe(1);
  show(true);
  expect(readVisits()).toEqual({ v: 1, pageViews: 2, sessions: 1 });
});
