import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import { buildView } from '../../pages/head/testSupport.ts';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { loadStrip } from './loadStrip.ts';

const row = (id: number, start: string, more: object = {}) => ({
  id,
  start,
  end: start,
  availability: 'open',
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function strip(rows: object[]) {
  return load(fakeContent({ listEntries: async () => rows as never }), DESERT_TOUR.id);
}

function load(content: ReturnType<typeof fakeContent>, tour: number) {
  return loadStrip({ tour }, { content, view: buildView(), layouts: [], widgets: {} as never });
}

test('finds the next departure with free seats; skips full ones and those past their cut-off', async () => {
  const found = await strip([
    row(1, '2027-03-03', { cutOffDays: 7 }),
    row(2, '2027-03-12', { availability: 'full' }),
    row(3, '2027-04-02'),
  ]);
  expect(found?.next?.id).toBe(3);
});

test('without a departure shows the tour only; without the tour nothing', async () => {
  const none = await strip([row(2, '2027-03-12', { availability: 'full' })]);
  expect([none?.tour.id, none?.next]).toEqual([DESERT_TOUR.id, undefined]);
  const content = fakeContent({ list: async () => ({ docs: [], page: 1, totalPages: 0, totalDocs: 0 }) });
  expect(await load(content, 5)).toBeUndefined();
});
