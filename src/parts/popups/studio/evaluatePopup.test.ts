import { describe, expect, it, test } from 'vitest';
import type { StoredPopup } from '../rules/findWarnings.ts';
import type { PageFacts } from '../rules/matchesConditions.ts';
import { REASONS, type Reason } from '../rules/reasons.ts';
import { type RuleName, TIMING_DEFAULTS, TRIGGER_DEFAULTS } from '../rules/timing.ts';
import { evaluatePopup } from './evaluatePopup.ts';
import { explainRule } from './ruleTexts.ts';
import { describeTriggers } from './triggerTexts.ts';
import { type MadeUpVisitor, makeSnapshot } from './visitor.ts';

const visitor: MadeUpVisitor = {
  pageViews: 2,
  sessions: 1,
  referrer: 'https://www.google.com/',
  role: '',
  device: 'mobile',
  browser: 'safari',
  clock: '2027-07-01T12:00',
  shown: 0,
  lastShown: 'session',
};
const front: PageFacts = { kind: 'front', terms: [] };
const popup: StoredPopup = {
  conditions: [{ rule: 'include', of: 'site' }],
  triggers: { page_load: { enabled: true, delay: 5 }, exit_intent: { enabled: true } },
  timing: { page_views: { enabled: true, views: 2 }, sources: { enabled: true, sources: ['search'] } },
};
const judge = (change: StoredPopup = {}, who: Partial<MadeUpVisitor> = {}, timezone = '+00:00') =>
  evaluatePopup({ ...popup, ...change }, makeSnapshot({ ...visitor, ...who }, 'khettara.example'), front, timezone);

describe('explains a popup’s verdict', () => {
  it('when all rules pass', () => {
    expect(judge()).toEqual({
      opens: true,
      headline: 'It would open by itself.',
      verdicts: [
        { label: 'Page', passes: true, text: 'A condition includes this page.' },
        { label: 'Pages seen', passes: true, text: expect.stringContaining('page 2') },
        { label: 'Kind of site', passes: true, text: 'The visitor came from a search engine.' },
      ],
      waitsFor: [
        '5 seconds pass after the page has loaded',
        expect.stringMatching(/at the top of the window.*back to the tab.*2 seconds/),
      ],
    });
  });

  it('when rules fail, and names them', () => {
    const { headline, opens, verdicts } = judge({}, { pageViews: 1, referrer: '' });
    expect(opens).toBe(false);
    expect(headline).toContain('pages seen, kind of site');
    expect(verdicts.map(({ passes }) => passes)).toEqual([true, false, false]);
  });

  it.each([
    [[], 'No condition includes this page.'],
    [[{ rule: 'exclude', of: 'site' }], 'No condition includes this page.'],
    [
      [
        { rule: 'include', of: 'site' },
        { rule: 'exclude', of: 'kinds', kinds: ['front'] },
      ],
      'This page is an exception.',
    ],
  ] as const)('when the page’s conditions do not match: %j', (conditions, text) => {
    expect(judge({ conditions })).toMatchObject({ opens: false, verdicts: [{ passes: false, text }, {}, {}] });
  });

  it('when there is no trigger', () => {
    expect(judge({ triggers: {} })).toMatchObject({ opens: false, headline: expect.stringContaining('no trigger') });
  });

  it('by number and time of impressions', () => {
    const timing: StoredPopup['timing'] = { times: { enabled: true, times_times: 1, times_period: 'week' } };
    expect(judge({ timing }, { shown: 1, lastShown: 'week' }).opens).toBe(false);
    expect(judge({ timing }, { shown: 1, lastShown: 'month' }).opens).toBe(true);
    const once: StoredPopup['timing'] = { times: { enabled: true, times_times: 1, times_period: 'ever' } };
    expect(judge({ timing: once }, { shown: 1, lastShown: 'month' }).opens).toBe(false);
    const session: StoredPopup['timing'] = { times: { enabled: true, times_times: 1, times_period: 'session' } };
    expect(judge({ timing: session }, { shown: 1, lastShown: 'session' }).opens).toBe(false);
    expect(judge({ timing: session }, { shown: 1, lastShown: 'day' }).opens).toBe(true);
  });

  it('by dates in the site’s time zone, independent of the editor’s', () => {
    const clock = new Date('2027-07-01T12:00:00Z');
    const local = new Date(clock.getTime() - clock.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    const timing: StoredPopup['timing'] = { schedule: { enabled: true, schedule_start_date: '2027-07-01 13:30' } };
    expect(judge({ timing }, { clock: local }, '+01:00').opens).toBe(false);
    expect(judge({ timing }, { clock: local }, '+02:00').opens).toBe(true);
  });
});

test.each(Object.entries(REASONS) as [RuleName, readonly Reason[]][])(
  '%s has a sentence for each reason',
  (rule, reasons) => {
    const snapshot = makeSnapshot(visitor, 'khettara.example');
    const texts = reasons.map((reason) => explainRule({ rule, reason, passes: true }, TIMING_DEFAULTS, snapshot));
    for (const text of texts) expect(text).toMatch(/^[A-Z].{10,}\.$/);
  },
);

test('every trigger has a phrase that continues “when”', () => {
  const texts = describeTriggers(TRIGGER_DEFAULTS);
  expect(texts).toHaveLength(Object.keys(TRIGGER_DEFAULTS).length);
  expect(new Set(texts).size).toBe(texts.length);
});
