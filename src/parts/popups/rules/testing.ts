import type { VisitorSnapshot } from './visitorSnapshot.ts';

/** A visitor on a first page, without a referrer. */
export function buildVisitor(facts: Partial<VisitorSnapshot> = {}): VisitorSnapshot {
  return {
    pageViews: 1,
    sessions: 1,
    sessionStart: 0,
    referrer: '',
    host: 'rihla.example',
    user: null,
    device: 'desktop',
    browser: 'chrome',
    now: Date.parse('2026-03-10T12:00Z'),
    wallClock: '2026-03-10T12:00',
    impressions: { count: 0, timestamps: [] },
    ...facts,
  };
}
