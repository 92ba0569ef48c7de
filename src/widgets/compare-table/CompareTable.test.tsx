import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { CompareTableBlock } from '../../cms/payload-types.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { DAY_TOUR, DESERT_TOUR } from '../../tours/samples.ts';
import { tourOf } from '../../tours/tour.ts';
import { canonicalCodes } from './canonicalCodes.ts';
import { compareRows } from './compareRows.ts';
import type { ComparedTour } from './loadCompared.ts';

const words = { t: createTranslate('en'), locale: 'en' as const };

function compared(document = DESERT_TOUR, change: object = {}): ComparedTour {
  return { document, tour: { ...tourOf(document), ...change } as ComparedTour['tour'], departures: [] };
}

const show = async (query?: string, block: Partial<CompareTableBlock> = {}) =>
  (
    await renderExample(
      { block: { blockType: 'compare-table', ...block } },
      { change: (view) => ({ ...view, path: '/compare/', query }) },
    )
  ).main;
const texts = (main: Element, selector: string) => [...main.querySelectorAll(selector)].map((one) => one.textContent);

test('shows the tours of the URL in order, at most four, without duplicates', async () => {
  const main = await show('tours=KH-01,gone,KH-03,KH-01');
  expect(texts(main, '.r-compare__title')).toEqual([DAY_TOUR.title, DESERT_TOUR.title]);
  expect(texts(main, 'tbody th').length).toBeGreaterThan(8);
  expect([...main.querySelectorAll('tbody tr')].every((row) => row.querySelectorAll('td').length === 2)).toBe(true);
});

test('a URL with a tour that is no longer offered says so, also in its canonical form', async () => {
  const gone = 'A journey of the address that you opened is not offered any more.';
  expect(texts(await show('tours=KH-01,gone,KH-03'), '.r-compare__note')).toEqual([gone]);
  expect(texts(await show('tours=gone'), '.r-compare__note')).toEqual([gone]);
  expect(texts(await show('tours=KH-01,KH-03'), '.r-compare__note')).toEqual([]);
  const content = { findIds: async () => new Map([['KH-01', 1]]) };
  const canonical = await canonicalCodes(['KH-01,gone'], content);
  expect(canonical).toBe('KH-01,!');
  expect(await canonicalCodes([canonical], content)).toBe(canonical);
  expect(texts(await show(`tours=${canonical}`), '.r-compare__note')).toContain(gone);
});

test('columns are named by the tour’s title alone', async () => {
  const headers = [...(await show('tours=KH-03,KH-01')).querySelectorAll('[role=columnheader]')];
  expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual([DESERT_TOUR.title, DAY_TOUR.title]);
});

test('each tour has a link that removes it, and a form adds another', async () => {
  const main = await show('tours=KH-03,KH-01');
  const hrefs = [...main.querySelectorAll('[data-remove]')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/compare/?tours=KH-01', '/compare/?tours=KH-03']);
  const alone = await show('tours=KH-03');
  expect(alone.querySelector('[data-remove]')?.getAttribute('href')).toBe('/compare/');
  expect(texts(alone, '.r-compare__note')).toEqual(['Add a second journey to see where they differ.']);
});

test('without tours shows how to begin', async () => {
  for (const query of [undefined, 'tours=', 'tours=gone']) {
    const main = await show(query, { moreLabel: 'All', moreLink: { kind: 'address', address: '/tours/' } });
    expect(main.querySelector('table')).toBeNull();
    expect(main.querySelector('.r-compare__empty')?.textContent).toContain('Nothing to compare yet');
    expect(main.querySelector('.r-compare__more a')?.getAttribute('href')).toBe('/tours/');
  }
});

test('an editor’s tours ignore the URL, and cannot be removed', async () => {
  const main = await show('tours=KH-03', { chosen: [32] });
  expect(texts(main, '.r-compare__title')).toEqual([DAY_TOUR.title]);
  expect(main.querySelector('[data-remove], form, rihla-island')).toBeNull();
});

test('differing rows are marked in words, equal ones are not', () => {
  const rows = compareRows([compared(), compared(DESERT_TOUR, { days: 5, nights: 4 })], words);
  const differing = rows.filter(({ differs }) => differs).map(({ name }) => name);
  expect(differing).toEqual(['duration']);
  expect(compareRows([compared(), compared()], words).some(({ differs }) => differs)).toBe(false);
});

test('a value that only one tour has differs; rows without values are left out', () => {
  const [row] = compareRows(
    [compared(DESERT_TOUR, { ageMin: 12 }), compared(DESERT_TOUR, { ageMin: undefined })],
    words,
  ).filter(({ name }) => name === 'age');
  expect([row?.cells, row?.differs]).toEqual([['From 12 years', undefined], true]);
  const none = compareRows([compared(DESERT_TOUR, { ageMin: undefined })], words);
  expect(none.some(({ name }) => name === 'age')).toBe(false);
});
