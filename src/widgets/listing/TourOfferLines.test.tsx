import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { DESERT_TOUR } from '../../tours/samples.ts';

const rows = (availability: string) => [
  { id: 1, start: '2099-03-12T12:00:00.000Z', end: '2099-03-14T12:00:00.000Z', availability },
];

async function card(availability: string, ratings: number[]): Promise<string[]> {
  const content = fakeContent({
    entriesOf: async ({ collection }, ids) =>
      new Map(
        ids.map((id) => [
          id,
          (collection === 'departures' ? rows(availability) : ratings.map((rating) => ({ rating }))) as never,
        ]),
      ),
  });
  const block = { blockType: 'listing' as const, kind: 'tours' as const, source: 'query' as const };
  const { main } = await renderExample({ block: { ...block, id: 'l1' }, page: 'listing' }, { content });
  const found = [...main.querySelectorAll('.r-listing__card')].find((each) =>
    each.textContent?.includes(DESERT_TOUR.title),
  );
  return [...(found?.querySelectorAll('[class^=r-offer__]') ?? [])].map((each) => each.textContent ?? '');
}

test('shows the next date, low availability, the rating and the price, in that order', async () => {
  const [next, few, rating, price] = await card('limited', [5, 4.5]);
  expect(next).toBe('Next 12 Mar 2099 Few places');
  expect([few, rating]).toEqual(['Few places', '4.8 of 5, 2 reviews']);
  expect(price).toMatch(/^from €/);
});

test('shows nothing for missing data', async () => {
  const words = await card('full', []);
  expect(words).toHaveLength(1);
  expect(words[0]).toMatch(/^from €/);
});
