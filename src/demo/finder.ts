import type { Layout } from '../render/types.ts';
import { block, container } from './blocks.ts';

/** The page on which a journey is found by when, how long, where and what for. */
export const FINDER = {
  path: '/find-a-journey/',
  title: 'Find your journey',
  excerpt:
    'All fifteen journeys by month, length, place and kind. Choose two or three things; if nothing is left, take one away again, or write to us.',
};

/** The layout of that page: menus and chips above the list they narrow. */
export function finderLayout(): NonNullable<Layout> {
  return [
    container({ tag: 'section', gap: '5', advanced: { paddingEnd: '4' } }, [
      container({ direction: 'grid', grid: '1-1-1', gap: '5' }, [
        block('taxonomy-filter', { title: 'When', taxonomy: 'month', view: 'select', allText: 'Any month' }),
        block('taxonomy-filter', { title: 'How long', taxonomy: 'duration', view: 'select', allText: 'Any length' }),
        block('taxonomy-filter', {
          title: 'Where',
          taxonomy: 'destinations',
          view: 'select',
          hierarchy: 'indented',
          emptyTerms: 'hidden',
          allText: 'All of Morocco',
        }),
      ]),
      block('taxonomy-filter', {
        title: 'What for',
        taxonomy: 'tour-types',
        multiple: 'AND',
        view: 'chips',
        shown: 0,
        emptyTerms: 'disabled',
      }),
      block('filter-summary', {
        showCount: true,
        showChosen: true,
        orders: [{ order: 'days' }, { order: 'price' }, { order: 'price-desc' }, { order: 'title' }],
      }),
      block('listing', {
        source: 'query',
        kind: 'tours',
        order: 'days',
        pageSize: 9,
        pagination: 'loadMore',
        view: 'grid',
        columns: 3,
        showCount: false,
        cardLevel: 'h2',
        emptyText: 'We run no journey like that. Take away what matters least:',
      }),
    ]),
  ];
}
