// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCounters } from '../../../../visitor/parseCounters.ts';

const KEY = 'rihla-popups';
const EMPTY = { v: 1, pageViews: 0, sessions: 0, impressions: {}, hidden: [] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

afterEach(() => vi.useRealTimers());

/** Simulates a page load: fresh modules. */
async function loadPage() {
  vi.resetModules();
  const [counters, visit, records, session] = await Promise.all([
    import('./popupCounters.ts'),
    import('../../../../visitor/countVisit.ts'),
    import('./popupRecords.ts'),
    import('../../../../visitor/sessionStart.ts'),
  ]);
  return { ...counters, ...visit, ...records, ...session };
}

function refuse(method: 'getItem' | 'setItem', error = 'QuotaExceededError') {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', error);
  });
}

test('counts each page and each browser session once', async () => {
  const visit = async () => {
    const { countVisit, readCounters } = await loadPage();
    countVisit();
    return [readCounters().pageViews, readCounters().sessions];
  };
  expect([await visit(), await visit()]).toEqual([
    [1, 1],
    [2, 1],
  ]);
  sessionStorage.clear();
  expect(await visit()).toEqual([3, 2]);
});

test('stores the session’s start with its first page', async () => {
  const visit = async () => {
    const { countVisit, readSessionStart } = await loadPage();
    countVisit();
    return readSessionStart();
  };
  vi.useFakeTimers({ now: 5_000 });
  expect(await visit()).toBe(5_000);
  vi.setSystemTime(9_000);
  expect(await visit()).toBe(5_000);
  sessionStorage.setItem('rihla-session', '1e99');
  expect(await visit()).toBe(9_000);
  sessionStorage.setItem('rihla-session', 'soon');
  expect(await visit()).toBe(9_000);
});

test('two tabs do not overwrite each other’s counts', async () => {
  const first = await loadPage();
  const second = await loadPage();
  first.countVisit();
  second.countVisit();
  first.countImpression(7, 3);
  second.countImpression(7, 3);
  first.hidePopup(7);
  second.hidePopup(8);
  const { hidden, impressions, pageViews } = first.readCounters();
  expect([pageViews, impressions[7]?.count, hidden]).toEqual([2, 2, [7, 8]]);
});

test('keeps the latest timestamps up to a limit, and counts all', async () => {
  vi.useFakeTimers({ now: 100 });
  const { countImpression, readCounters } = await loadPage();
  for (let moment = 101; moment <= 105; moment++) {
    vi.setSystemTime(moment);
    countImpression(4, 2);
  }
  expect(readCounters().impressions).toEqual({ 4: { count: 5, timestamps: [104, 105] } });
});

test('hides a popup on all pages', async () => {
  const { hidePopup } = await loadPage();
  hidePopup(3);
  hidePopup(3);
  const { isHidden, readCounters } = await loadPage();
  expect([isHidden(3), isHidden(4), readCounters().hidden]).toEqual([true, false, [3]]);
});

describe('unavailable storage', () => {
  test.each(['getItem', 'setItem'] as const)('when %s throws, counts for this page only, silently', async (method) => {
    refuse(method);
    const { countImpression, countVisit, hidePopup, isHidden, readCounters } = await loadPage();
    countVisit();
    countImpression(1, 3);
    hidePopup(1);
    expect([readCounters().impressions[1]?.count, isHidden(1)]).toEqual([1, true]);
  });

  test('without any storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const { countVisit, readCounters } = await loadPage();
    countVisit();
    expect(readCounters()).toEqual(EMPTY);
  });

  test('without a session marker, no session is counted', async () => {
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    for (let page = 0; page < 3; page++) (await loadPage()).countVisit();
    const { readCounters } = await loadPage();
    expect([readCounters().pageViews, readCounters().sessions]).toEqual([3, 0]);
  });

  test('leaves data of a newer version unchanged', async () => {
    const newer = JSON.stringify({ v: 2, pageViews: 'many' });
    localStorage.setItem(KEY, newer);
    const { countVisit, readCounters } = await loadPage();
    countVisit();
    expect([readCounters().pageViews, localStorage.getItem(KEY)]).toEqual([0, newer]);
  });
});

test.each(['{"v":1,', 'null', '"popups"', '7', '[1,2]', '{"pageViews":"many","sessions":{}}'])(
  'continues counting from %s',
  async (text) => {
    localStorage.setItem(KEY, text);
    const { countVisit, readCounters } = await loadPage();
    countVisit();
    countVisit();
    expect(readCounters()).toEqual({ ...EMPTY, pageViews: 2, sessions: 1 });
  },
);

test('keeps other data when counting', async () => {
  const { countVisit, hidePopup, countImpression, readCounters } = await loadPage();
  hidePopup(3);
  countImpression(4, 1);
  const { hidden, impressions } = readCounters();
  countVisit();
  expect(readCounters()).toEqual({ ...EMPTY, pageViews: 1, sessions: 1, hidden, impressions });
});

test.each([
  ['broken', '{"v":1,'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['a word', '"popups"'],
  ['huge', `{"v":1,"pageViews":5,"x":"${'x'.repeat(600_000)}"}`],
  ['of wrong types', '{"v":1,"pageViews":"5","sessions":{},"impressions":[],"hidden":"all"}'],
  ['out of bounds', '{"v":1,"pageViews":-4,"sessions":1.5,"impressions":null,"hidden":[null,"1",0.5]}'],
])('%s text reads as empty counters', (_, text) => {
  expect(parseCounters(text)).toEqual(EMPTY);
});

test('any stored text reads as valid counters, and survives writing', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.array(fc.integer()),
    fc.dictionary(fc.string(), fc.jsonValue()),
  );
  const impressions = fc.dictionary(
    fc.oneof(fc.nat().map(String), fc.constant('__proto__'), fc.string()),
    fc.oneof(odd, fc.record({ count: odd, timestamps: fc.oneof(odd, fc.array(fc.nat(), { maxLength: 150 })) })),
  );
  const stored = fc.record({
    v: fc.constantFrom(0, 1, '1', null),
    pageViews: odd,
    sessions: odd,
    impressions,
    hidden: odd,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        stored.map((value) => JSON.stringify(value)),
        fc.json(),
        fc.string(),
      ),
      (text) => {
        const counters = parseCounters(text);
        if (!counters) return fc.pre(false);
        for (const count of [counters.pageViews, counters.sessions]) {
          expect(Number.isInteger(count) && count >= 0 && count <= 1e9).toBe(true);
        }
        for (const { count, timestamps } of Object.values(counters.impressions)) {
          expect(Number.isInteger(count) && count >= 0 && timestamps.length <= 100).toBe(true);
          expect(timestamps.every(Number.isInteger)).toBe(true);
        }
        expect(counters.hidden.every(Number.isInteger)).toBe(true);
        expect(JSON.parse(JSON.stringify(parseCounters(JSON.stringify(counters))))).toEqual(
          JSON.parse(JSON.stringify(counters)),
        );
      },
    ),
  );
});

test('keeps at most 300 popups, numeric ids before other keys', () => {
  const impressions = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`x${index}`, {}]));
  const counters = parseCounters(JSON.stringify({ v: 1, impressions: { ...impressions, 12: { count: 2 } } }));
  expect(Object.keys(counters?.impressions ?? {})).toHaveLength(300);
  expect(counters?.impressions[12]).toEqual({ count: 2, timestamps: [] });
});
