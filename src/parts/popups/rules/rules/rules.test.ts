import { describe, expect, test } from 'vitest';
import { buildVisitor } from '../testing.ts';
import type { RuleName, Timing } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';
import { rules } from './index.ts';

type Row = [what: string, visitor: Partial<VisitorSnapshot>, passes: boolean];

function table<Rule extends RuleName>(rule: Rule, settings: NonNullable<Timing[Rule]>, rows: Row[]): void {
  test.each(rows)(`${rule} ${JSON.stringify(settings)}: %s`, (_, visitor, passes) => {
    expect(rules[rule](settings, buildVisitor(visitor))).toBe(passes);
  });
}

const from = (referrer: string): Partial<VisitorSnapshot> => ({ referrer, host: 'www.rihla.example' });

describe('counters', () => {
  table('page_views', { views: 3 }, [
    ['the second', { pageViews: 2 }, false],
    ['the third', { pageViews: 3 }, true],
    ['the fourth', { pageViews: 4 }, true],
  ]);
  table('sessions', { sessions: 2 }, [
    ['the first', { sessions: 1, pageViews: 9 }, false],
    ['the second', { sessions: 2 }, true],
    ['the third', { sessions: 3 }, true],
  ]);
});

describe('url', () => {
  const REFERRER = { referrer: 'https://www.example.com/Tours/?a=1' };
  table('url', { url: 'example.com/Tours', action: 'show' }, [
    ['contained', REFERRER, true],
    ['other letters', { referrer: 'https://www.example.com/tours/' }, false],
    ['no referrer', { referrer: '' }, false],
    ['beyond what is looked at', { referrer: `https://a.example/${'x'.repeat(2000)}example.com/Tours` }, false],
  ]);
  table('url', { url: 'a.b', action: 'show' }, [
    ['the text is no pattern', { referrer: 'https://axb.example/' }, false],
  ]);
  table('url', { url: '', action: 'show' }, [['no referrer contains nothing', { referrer: '' }, true]]);
  table('url', { url: 'example.com/Tours', action: 'hide' }, [
    ['contained', REFERRER, false],
    ['not contained', { referrer: 'https://other.example/' }, true],
    ['no referrer', { referrer: '' }, true],
  ]);
  table('url', { url: '^https://(www\\.)?example\\.', action: 'regex' }, [
    ['matches', REFERRER, true],
    ['differs', { referrer: 'http://example.com/' }, false],
  ]);
  table('url', { url: '(', action: 'regex' }, [
    ['an invalid pattern', REFERRER, false],
    ['an invalid pattern, no referrer', { referrer: '' }, false],
  ]);
  table('url', { url: 'x{2000}$', action: 'regex' }, [['text is cut', { referrer: `${'x'.repeat(2000)}yyy` }, true]]);
});

describe('sources', () => {
  table('sources', { sources: ['internal'] }, [
    ['own', from('https://www.rihla.example/about/'), true],
    ['own without www', from('https://rihla.example/'), true],
    ['own without a path', from('https://RIHLA.example'), true],
    ['another port', from('https://www.rihla.example:8443/'), false],
    ['a subdomain', from('https://shop.rihla.example/'), false],
    ['one that ends alike', from('https://norihla.example/'), false],
    ['none', from(''), false],
  ]);
  table('sources', { sources: ['external'] }, [
    ['another site', from('https://blog.example/'), true],
    ['none', from(''), true],
    ['no address', from('nonsense'), true],
    ['own', from('https://rihla.example/'), false],
    ['a search engine', from('https://www.google.com/'), false],
    ['mail of a search engine', from('https://mail.google.com/'), true],
    ['an impostor', from('https://google.com.evil.example/'), true],
    ['another impostor', from('https://notgoogle.com/'), true],
    ['a search engine in the path', from('https://blog.example/google.com'), true],
    ['an app', from('android-app://org.telegram.messenger/'), true],
  ]);
  table('sources', { sources: ['internal', 'external', 'search'] }, [
    ['none', from(''), true],
    ['own', from('https://rihla.example/'), true],
    ['a search engine', from('https://duckduckgo.com/'), true],
    ['another site', from('https://blog.example/'), true],
  ]);
  table('sources', { sources: [] }, [['nothing is listed', from('https://blog.example/'), false]]);
  test.each([
    'www.google.com',
    'google.co.ma',
    'www.google.com.eg',
    'www.google.fr',
    'search.yahoo.com',
    'fr.search.yahoo.com',
    'search.yahoo.co.jp',
    'www.bing.com',
    'cn.bing.com',
    'yandex.ru',
    'yandex.com.tr',
    'ya.ru',
    'www.baidu.com',
    'm.baidu.com',
    'duckduckgo.com',
    'html.duckduckgo.com',
    'www.ecosia.org',
    'www.qwant.com',
    'www.startpage.com',
    'search.naver.com',
    'm.search.naver.com',
  ])('%s is a search engine', (host) => {
    expect(rules.sources({ sources: ['search'] }, buildVisitor(from(`https://${host}/`)))).toBe(true);
  });
});

describe('by visitor and device', () => {
  table('logged_in', { users: 'all', roles: [] }, [
    ['anonymous', { user: null }, true],
    ['logged in', { user: { roles: ['editor'] } }, false],
    ['logged in without a role', { user: { roles: [] } }, false],
  ]);
  table('logged_in', { users: 'custom', roles: ['editor', 'owner'] }, [
    ['anonymous', { user: null }, true],
    ['a listed role', { user: { roles: ['guide', 'owner'] } }, false],
    ['another role', { user: { roles: ['guide'] } }, true],
    ['no role', { user: { roles: [] } }, true],
  ]);
  table('devices', { devices: ['mobile', 'tablet'] }, [
    ['mobile', { device: 'mobile' }, true],
    ['tablet', { device: 'tablet' }, true],
    ['desktop', { device: 'desktop' }, false],
  ]);
  table('devices', { devices: [] }, [['none', { device: 'mobile' }, false]]);
  table('browsers', { browsers: 'all', browsers_options: [] }, [['any', { browser: 'other' }, true]]);
  table('browsers', { browsers: 'custom', browsers_options: ['safari'] }, [
    ['listed', { browser: 'safari' }, true],
    ['not listed', { browser: 'chrome' }, false],
  ]);
});

describe('schedule', () => {
  const visitor = {
    schedule_timezone: 'visitor',
    schedule_start_date: '2026-03-01T09:00',
    schedule_end_date: '2026-03-31T18:00',
  } as const;
  table('schedule', visitor, [
    ['the minute before', { wallClock: '2026-03-01T08:59' }, false],
    ['the first minute', { wallClock: '2026-03-01T09:00' }, true],
    ['the last minute', { wallClock: '2026-03-31T18:00' }, true],
    ['the minute after', { wallClock: '2026-03-31T18:01' }, false],
    ['the server says otherwise', { wallClock: '2026-03-10T00:00', serverNow: 0 }, true],
  ]);
  table('schedule', { schedule_timezone: 'visitor' }, [['no ends', { wallClock: '1999-01-01T00:00' }, true]]);
  table('schedule', { schedule_timezone: 'visitor', schedule_end_date: '2026-03-31T18:00' }, [
    ['no start', { wallClock: '1999-01-01T00:00' }, true],
    ['after', { wallClock: '2027-01-01T00:00' }, false],
  ]);
  const site = {
    schedule_timezone: 'site',
    schedule_start_date: '2026-03-01T09:00:00.000Z',
    schedule_end_date: '2026-03-01T09:30Z',
  } as const;
  const at = (time: string) => ({ wallClock: '2026-03-01T09:10', now: 0, serverNow: Date.parse(time) });
  table('schedule', site, [
    ['a moment before', at('2026-03-01T08:59:59.999Z'), false],
    ['the first moment', at('2026-03-01T09:00:00.000Z'), true],
    ['the last moment of the last minute', at('2026-03-01T09:30:59.999Z'), true],
    ['a moment after', at('2026-03-01T09:31:00.000Z'), false],
    ['the server does not say', { now: Date.parse('2026-03-01T09:10Z') }, true],
    ['the server does not say, after', { now: Date.parse('2026-03-01T10:10Z') }, false],
  ]);
});

describe('times', () => {
  const NOW = Date.parse('2026-03-10T12:00Z');
  const shown = (count: number, ...ages: number[]): Partial<VisitorSnapshot> => ({
    now: NOW,
    sessionStart: NOW - 60_000,
    impressions: { count, timestamps: ages.map((seconds) => NOW - seconds * 1000) },
  });
  table('times', { times_count: true, times_period: '', times_times: 2 }, [
    ['never', shown(0), true],
    ['once', shown(1, 5), true],
    ['twice, of which no moment is kept', shown(2), false],
  ]);
  table('times', { times_count: true, times_period: '', times_times: 500 }, [['no cap', shown(499), true]]);
  for (const [times_period, seconds] of [
    ['day', 86_400],
    ['week', 604_800],
    ['month', 2_628_288],
  ] as const) {
    table('times', { times_count: false, times_period, times_times: 2 }, [
      ['both within', shown(2, seconds - 1, 5), false],
      ['one just outside', shown(2, seconds, 5), true],
      ['many outside', shown(90, seconds * 3, seconds * 2, 5), true],
      ['one ahead of the clock', shown(2, -10, 5), true],
      ['one now', shown(2, 0, 5), false],
    ]);
  }
  table('times', { times_count: true, times_period: 'session', times_times: 1 }, [
    ['in an earlier one', shown(3, 61), true],
    ['as it began', shown(3, 60), false],
    ['in this one', shown(1, 1), false],
  ]);
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  table('times', { times_count: true, times_period: 'day', times_times: 500 }, [
    ['all that are kept', shown(100, ...hundred), false],
    ['one less', shown(99, ...hundred.slice(1)), true],
  ]);
});
