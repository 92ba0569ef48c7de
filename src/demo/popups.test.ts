import { describe, expect, it } from 'vitest';
import { schemaFaults } from '../../tests/support/widgets/blockSchema.ts';
import { evaluateTiming } from '../parts/popups/rules/evaluateTiming.ts';
import { findWarnings, type StoredPopup } from '../parts/popups/rules/findWarnings.ts';
import { readTiming } from '../parts/popups/rules/readTiming.ts';
import { readTriggers } from '../parts/popups/rules/readTriggers.ts';
import type { VisitorSnapshot } from '../parts/popups/rules/visitorSnapshot.ts';
import { checkClosing } from '../parts/popups/settings/checkClosing.ts';
import { demoPopups, linkedPopups } from './popups.ts';
import { demoSite } from './settings.ts';

const NOW = Date.parse('2027-03-20T10:00:00Z');
const DAY = 86_400_000;
const popups = demoPopups({
  refs: new Map([['/category/journeys/', { relationTo: 'categories', value: 1 }]]),
  now: NOW,
});
const linked = Object.values(linkedPopups).map(({ popup }) => popup);

/** A first-time visitor from a search engine, on a phone. */
const arrived: VisitorSnapshot = {
  pageViews: 1,
  sessions: 1,
  sessionStart: NOW,
  referrer: 'https://www.google.com/',
  host: 'khettara.example',
  user: null,
  device: 'mobile',
  browser: 'safari',
  now: NOW,
  wallClock: '2027-03-20T10:00',
  impressions: { count: 0, timestamps: [] },
};

describe.each([...popups, ...linked].map((popup) => [popup.title, popup] as const))('“%s”', (_, popup) => {
  it('passes the studio’s validation without warnings', () => {
    expect(popup.layout?.flatMap((block) => schemaFaults(block))).toEqual([]);
    expect(checkClosing(popup.close_button ?? true, { siblingData: popup })).toBe(true);
    const warnings = findWarnings({ overlay: true, ...popup } as StoredPopup);
    expect(warnings).toEqual(linked.includes(popup) ? ['by_links_only'] : []);
  });

  it('does not open for visitors who have just arrived', () => {
    const timing = readTiming(popup.timing, demoSite.timezone);
    const { page_load } = readTriggers(popup.triggers);
    if (page_load) expect(evaluateTiming(timing, arrived).passes && page_load.delay < 10).toBe(false);
    expect(popup.overlay !== false && page_load).toBeFalsy();
  });
});

it('has a note from the third page on, once', () => {
  const { timing } = popups[0] ?? {};
  const judge = (change: Partial<VisitorSnapshot>) =>
    evaluateTiming(readTiming(timing, demoSite.timezone), { ...arrived, ...change }).passes;
  expect([1, 2, 3, 4].map((pageViews) => judge({ pageViews }))).toEqual([false, false, true, true]);
  expect(judge({ pageViews: 9, now: NOW + 400 * DAY, impressions: { count: 1, timestamps: [NOW] } })).toBe(false);
});

it('has an announcement that is current after seeding, and expires', () => {
  const timing = readTiming(popups[2]?.timing, demoSite.timezone);
  const judge = (days: number) => evaluateTiming(timing, { ...arrived, now: NOW + days * DAY }).passes;
  expect([-8, -6, 0, 91, 93].map(judge)).toEqual([false, true, true, true, false]);
});

it('never opens two automatic popups at once', () => {
  const beside = popups.filter(({ overlay }) => overlay === false);
  expect(beside.map((popup) => popup.avoid_multiple_popups)).toEqual([true, true, true]);
});
