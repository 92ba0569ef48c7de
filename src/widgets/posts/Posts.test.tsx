import { describe, expect, test } from 'vitest';
import { buildList, fakeContent } from '../../../tests/support/pageBuilders.ts';
import { dataFields } from '../../../tests/support/widgets/blockSchema.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { PostsBlock } from '../../cms/payload-types.ts';
import type { ExamplePage } from '../../render/samples/example.ts';
import { samplePost } from '../../render/samples/posts.ts';
import { postsBlock } from './block.ts';
import { DEFAULT_COLUMNS, MASONRY_SPACING_PX } from './constants.ts';

const show = (block: Partial<PostsBlock>, page: ExamplePage = 'article', options = {}) =>
  renderExample({ block: { blockType: 'posts', ...block }, page }, options);

describe('a masonry', () => {
  test('has 3 columns and a row gap of 30 px, as in the spec', () => {
    expect([DEFAULT_COLUMNS, MASONRY_SPACING_PX]).toEqual([3, 30]);
    const fields = dataFields(postsBlock.fields);
    expect(fields.get('columns')).toMatchObject({ defaultValue: 3 });
    expect(fields.get('verticalSpacing')).toMatchObject({ defaultValue: 30 });
  });

  test.each([
    [{}, 3, '30px'],
    [{ columns: null, verticalSpacing: null }, 3, '30px'],
    [{ columns: 4, verticalSpacing: 0 }, 4, '0px'],
    [{ columns: 99, verticalSpacing: 9999 }, 4, '120px'],
    [{ columns: -1, verticalSpacing: -1 }, 1, '0px'],
  ])('with %j has %i columns, gap %s', async (settings, columns, gap) => {
    const { css } = await show({ view: 'masonry', ...settings });
    expect(css).toContain(`--columns:${columns};--row-gap:${gap}`);
  });
});

describe('pagination', () => {
  const linksOf = (main: HTMLElement) =>
    [...main.querySelectorAll('.r-pagination a')].map((link) => link.getAttribute('href'));

  test('of an archive links to its own URLs, the first without a number', async () => {
    const { main } = await show({ source: 'current', pagination: 'numbers' }, 'archive');
    const base = '/category/d%C3%A9sert/';
    expect(linksOf(main)).toEqual([base, base, `${base}page/2/`, `${base}page/3/`, `${base}page/3/`]);
    expect(main.querySelector('.r-pagination [aria-current="page"]')?.textContent).toBe('2');
  });

  test.each([
    [{ source: 'query', pagination: 'numbers' }, 'archive'],
    [{ source: 'current', pagination: 'none' }, 'archive'],
  ] as const)('%j has none', async (block, page) => {
    expect(linksOf((await show(block, page)).main)).toEqual([]);
  });
});

test('a card shows the set details, and no empty elements', async () => {
  const bare = samplePost({ id: 1, title: 'Wells', path: '/wells/', excerpt: null, categories: [], publishedAt: null });
  const { main } = await show({ showDate: true, showCategory: true, showExcerpt: true }, 'article', {
    content: fakeContent({}, [bare]),
  });
  expect(main.querySelector('.r-card')?.textContent).toBe('Wells');
  expect(main.querySelector('.r-card__meta')).toBeNull();
});

test('an empty archive shows a message instead of a list', async () => {
  const content = fakeContent({ list: async () => buildList({ docs: [] }) });
  const { main } = await show({ source: 'current' }, 'archive', { content });
  expect(main.textContent).toBe('Nothing here yet.');
  expect(main.querySelector('ul')).toBeNull();
});
