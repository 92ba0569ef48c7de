import { expect, test } from 'vitest';
import { buildDocument, buildMissingView, buildTerm, buildView, withParts } from '../../pages/head/testSupport.ts';
import type { PageView } from '../../render/types.ts';
import { popupEntries } from './popupEntries.ts';
import type { SharedPopup } from './popupsData.ts';

const SITE: SharedPopup['conditions'] = [{ rule: 'include', of: 'site' }];
const ON_LOAD: SharedPopup['triggers'] = { page_load: { enabled: true, delay: 2 } };

const entriesOf = (popup: Partial<SharedPopup>, view: PageView = buildView()) =>
  popupEntries(withParts(view, { popups: [{ id: 5, conditions: SITE, triggers: ON_LOAD, ...popup }] }));
const isOn = (view: PageView, conditions: SharedPopup['conditions']) => entriesOf({ conditions }, view).length > 0;

test.each([
  ['no conditions', { conditions: [] }],
  [
    'conditions of other pages',
    { conditions: [{ rule: 'include' as const, of: 'kinds' as const, kinds: ['front' as const] }] },
  ],
  ['neither trigger nor selector', { triggers: {}, open_selector: '  ' }],
  ['triggers that are all off', { triggers: { page_load: { enabled: false, delay: 2 } } }],
])('skips a popup with %s', (_name, popup) => {
  expect(entriesOf(popup)).toEqual([]);
});

test('contains only enabled settings', () => {
  expect(entriesOf({})).toEqual([{ id: 5, triggers: { page_load: { delay: 2 } } }]);
  const popup: Partial<SharedPopup> = {
    triggers: {},
    timing: { page_views: { enabled: true, views: 3 }, sessions: { enabled: false, sessions: 9 } },
    open_selector: ' .guide ',
    avoid_multiple_popups: true,
  };
  expect(entriesOf(popup)).toEqual([
    { id: 5, timing: { page_views: { views: 3 } }, open_selector: '.guide', avoid_multiple_popups: true },
  ]);
});

test('on booking pages no trigger opens a popup; selectors do', () => {
  const view = withParts(buildView(), {
    popups: [
      { id: 5, conditions: SITE, triggers: ON_LOAD },
      { id: 6, conditions: SITE, triggers: ON_LOAD, open_selector: '.guide' },
    ],
  });
  expect(popupEntries(view, true)).toEqual([{ id: 6, open_selector: '.guide' }]);
});

test('reads a schedule in the operator’s time zone', () => {
  const view = buildView();
  const site = { ...view.site, timezone: '+02:00' };
  const schedule = { enabled: true, schedule_timezone: 'site' as const, schedule_start_date: '2027-03-01 09:00' };
  expect(entriesOf({ timing: { schedule } }, { ...view, site })).toMatchObject([
    { timing: { schedule: { schedule_timezone: 'site', schedule_start_date: '2027-03-01T07:00Z' } } },
  ]);
});

test('a page’s facts are its kind, its document and its terms', () => {
  const article = buildView({
    document: buildDocument({
      id: 7,
      sections: [buildTerm({ collection: 'categories', id: 1 })],
      keywords: [buildTerm({ id: 2 })],
    }),
  });
  const front = buildView({
    kind: 'page',
    path: '/',
    document: buildDocument({ collection: 'pages', id: 7, path: '/' }),
  });
  expect(isOn(article, [{ rule: 'include', of: 'kinds', kinds: ['article'] }])).toBe(true);
  expect(isOn(front, [{ rule: 'include', of: 'kinds', kinds: ['front'] }])).toBe(true);
  expect(isOn(front, [{ rule: 'include', of: 'kinds', kinds: ['page'] }])).toBe(false);
  expect(isOn(buildMissingView(), [{ rule: 'include', of: 'kinds', kinds: ['not-found'] }])).toBe(true);
  expect(isOn(article, [{ rule: 'include', of: 'documents', documents: [{ relationTo: 'posts', value: 7 }] }])).toBe(
    true,
  );
  expect(isOn(front, [{ rule: 'include', of: 'documents', documents: [{ relationTo: 'posts', value: 7 }] }])).toBe(
    false,
  );
  expect(isOn(article, [{ rule: 'include', of: 'terms', terms: [{ relationTo: 'tags', value: 2 }] }])).toBe(true);
  expect(isOn(article, [{ rule: 'include', of: 'terms', terms: [{ relationTo: 'tags', value: 1 }] }])).toBe(false);
});
