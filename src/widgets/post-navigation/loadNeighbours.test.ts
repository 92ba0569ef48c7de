import { expect, test } from 'vitest';
import { buildList, buildPageView, fakeContent } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/renderExample.ts';
import type { PostNavigationBlock } from '../../cms/payload-types.ts';
import type { ListQuery } from '../../content/types.ts';
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

test('asks for the nearest on either side, and for no others', async () => {
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

test('stays in the category of the article where it is told to', async () => {
  const { asked, content } = reader();
  const view = buildPageView('article');
  await loadNeighbours({ ...BLOCK, sameCategory: true }, { content, view });
  expect(asked[0]?.terms).toEqual({ categories: [view.document?.sections[0]?.id] });
});

test('what has no date has no neighbours, and nothing is asked', async () => {
  const { asked, content } = reader();
  for (const page of ['archive', 'not-found'] as const) {
    expect(await loadNeighbours(BLOCK, { content, view: buildPageView(page) })).toEqual({});
  }
  expect(asked).toEqual([]);
});

test('the first article has a next one alone', async () => {
  const { content } = reader([]);
  const { main } = await renderExample({ block: BLOCK }, { content });
  expect([...main.querySelectorAll('a')].map(({ rel, textContent }) => [rel, textContent])).toEqual([
    ['next', `Next${NEWER?.title}`],
  ]);
});
