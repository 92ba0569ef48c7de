import type { Layout } from '../render/types.ts';
import { block, container, toAddress } from './blocks.ts';

/** The comparison page; hidden from search engines. */
export const COMPARE = {
  path: '/compare/',
  title: 'Journeys side by side',
  excerpt:
    'Up to four of them: what they cost, how far they drive, where you sleep. The address of this page can be sent to whoever comes along.',
};

/** The layout of that page. */
export function compareLayout(): NonNullable<Layout> {
  return [
    container({ tag: 'section', advanced: { paddingEnd: '4' } }, [
      block('compare-table', {
        emptyText:
          'Nothing stands here yet. Choose a first journey, or tick “Compare” on the cards of those you like and come back.',
        moreLabel: 'See all journeys',
        moreLink: toAddress('/tours/'),
      }),
    ]),
  ];
}
