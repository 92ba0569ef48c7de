import { expect, test } from 'vitest';
import { buildPageView, fakeContent } from '../../../tests/support/pageBuilders.ts';
import type { ListQuery } from '../../content/listTypes.ts';
import { DAY_TOUR, DESERT_TOUR } from '../../tours/samples.ts';
import type { Tour } from '../../tours/tour.ts';
import { loadRelated } from './loadRelated.ts';

function reader(docs = [DESERT_TOUR, DAY_TOUR]) {
  const asked: ListQuery[] = [];
  const content = fakeContent({
    list: async (_kind, query) => {
      asked.push(query);
      return {
        docs: query.ids ? docs.filter(({ id }) => query.ids?.includes(id)) : docs,
        page: 1,
        totalPages: 1,
        totalDocs: 2,
      };
    },
  });
  return { asked, content };
}
const view = buildPageView('tour');

test('the tour’s own related tours come first', async () => {
  const { asked, content } = reader();
  expect((await loadRelated({}, { content, view })).map(({ id }) => id)).toEqual([DAY_TOUR.id]);
  expect(asked).toEqual([{ ids: [32, 33], limit: 2 }]);
});

test.each([
  ['none of them is published', {}, [DESERT_TOUR]],
  ['the block says so', { source: 'destination' as const }, [DESERT_TOUR, DAY_TOUR]],
])('others of its destinations where %s, without the tour itself', async (_, block, docs) => {
  const { asked, content } = reader(docs);
  const found = await loadRelated({ ...block, limit: 2 }, { content, view });
  expect(found.map(({ id }) => id)).not.toContain(DESERT_TOUR.id);
  expect(asked.at(-1)).toEqual({ terms: { destinations: [4, 5] }, limit: 3 });
});

test('an editor’s choice, on any page and in order', async () => {
  const { asked, content } = reader();
  const article = buildPageView('article');
  const found = await loadRelated(
    { source: 'chosen', chosen: [DAY_TOUR.id, DESERT_TOUR.id] },
    { content, view: article },
  );
  expect(found).toHaveLength(2);
  expect(asked).toEqual([{ ids: [DAY_TOUR.id, DESERT_TOUR.id], limit: 2 }]);
  expect(await loadRelated({ source: 'chosen', chosen: [] }, { content, view: article })).toEqual([]);
});

test('without relations and destinations sends no query', async () => {
  const { asked, content } = reader();
  const details = { ...(DESERT_TOUR.details as Tour), related: [], destinations: [] };
  const alone = buildPageView('tour', { document: { ...DESERT_TOUR, details } });
  expect(await loadRelated({}, { content, view: alone })).toEqual([]);
  expect(await loadRelated({}, { content, view: buildPageView('article') })).toEqual([]);
  expect(asked).toEqual([]);
});
