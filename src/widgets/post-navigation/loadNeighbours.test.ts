import { expect, test } from 'vitest';
import { buildList, buildPageView, fakeContent } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { PostNavigationBlock } from '../../cms/payload-types.ts';
import type { ListQuery } from '../../content/listTypes.ts';
import { POSTS } from '../../render/samples/posts.ts';
import { loadNeighbours } from './loadNeighbours.ts';

const BLOCK: PostNavigationBlock = { blockType: 'post-navigation' };
const [OLDER, NEWER] = POSTS;

function reader(older = [OLDER], newer = [NEWER]) {
  const asked: ListQuery[] = [];
  const content = fakeContent({
    list: async (_kind, query) => {
      asked.push(query);
      return buildList({ docs: (query.order === 'oldest' ? newer : older) as never });
    },
  });
  return { asked, content };
}

test('queries only the nearest document on either side', async () => {
  const { asked, content } = reader();
  const view = buildPageView('article');
  const found = await loadNeighbours(BLOCK, { content, view });
  expect([found.previous?.title, found.next?.title]).toEqual([OLDER?.title, NEWER?.title]);
  const after = { id: view.document?.id, date: view.document?.publishedAt };
  expect(asked).toEqual([
    { after, order: 'newest', limit: 1 },
    { after, order: 'oldest', limit: 1 },
  ]);
});

test('stays in the article’s category when set so', async () => {
  const { asked, content } = reader();
  const view = buildPageView('article');
  await loadNeighbours({ ...BLOCK, sameCategory: true }, { content, view });
  expect(asked[0]?.terms).toEqual({ categories: [view.document?.sections[0]?.id] });
});

test('without a date there are no neighbours, and no query', async () => {
  const { asked, content } = reader();
  for (const page of ['archive', 'not-found'] as const) {
    expect(await loadNeighbours(BLOCK, { content, view: buildPageView(page) })).toEqual({});
  }
  expect(asked).toEqual([]);
});

test('the first article has only a next one', async () => {
  const { content } = reader([]);
  const { main } = await renderExample({ block: BLOCK }, { content });
  expect([...main.querySelectorAll('a')].map(({ rel, textContent }) => [rel, textContent])).toEqual([
    ['next', `Next${NEWER?.title}`],
  ]);
});
