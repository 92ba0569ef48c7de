import { block, container } from './blocks.ts';
import type { DemoTemplate } from './demoTemplate.ts';

/** The address that the finder had before the list of all journeys became it. */
export const FORMER_FINDER = { from: '/find-a-journey/', to: '/tours/' };

/** The id by which the foot of the filters leads to what is left. */
const LIST = 'journeys';

/** The template of all lists of tours: filters beside what they leave. On a phone they fold above it. */
export function tourArchiveTemplate(): DemoTemplate {
  return {
    title: 'Archive of tours',
    kind: 'tourArchive',
    layout: [
      // A section of its own: a phone shows it before the style of the filters is there.
      container({ gap: '6', advanced: { paddingStart: '6' } }, [
        block('breadcrumbs', { showCurrent: false }),
        block('document-title', {}),
      ]),
      container({ advanced: { paddingStart: '6', paddingEnd: '8' } }, [
        container({ direction: 'grid', grid: 'filters', gap: '6' }, [
          container({ gap: '6' }, [
            block('filter-panel', { label: 'Find yours', blocks: filters() }),
            block('listing-map', {}),
          ]),
          container({ gap: '5' }, [
            block('filter-summary', {
              showCount: true,
              showChosen: true,
              orders: [{ order: 'days' }, { order: 'price' }, { order: 'price-desc' }, { order: 'title' }],
            }),
            block('listing', {
              source: 'current',
              order: 'days',
              pageSize: 8,
              pagination: 'loadMore',
              view: 'grid',
              columns: 2,
              showCount: false,
              showCompare: true,
              cardLevel: 'h3',
              emptyText: 'We run no journey like that. Take away what matters least:',
              advanced: { htmlId: LIST },
            }),
          ]),
        ]),
      ]),
    ],
  };
}

/** When, how long, what for, where, and for how much: what travellers know first stands first. */
function filters() {
  return [
    block('taxonomy-filter', { title: 'When', taxonomy: 'month', view: 'select', allText: 'Any month' }),
    block('taxonomy-filter', { title: 'Starting in', taxonomy: 'start', view: 'select', allText: 'Anywhere' }),
    block('taxonomy-filter', { title: 'How long', taxonomy: 'duration', multiple: 'OR', view: 'chips', shown: 0 }),
    block('taxonomy-filter', {
      title: 'What for',
      taxonomy: 'tour-types',
      multiple: 'AND',
      view: 'checkboxes',
      shown: 0,
      emptyTerms: 'disabled',
    }),
    block('taxonomy-filter', {
      title: 'Where',
      taxonomy: 'destinations',
      multiple: 'OR',
      view: 'list',
      hierarchy: 'drillDown',
      emptyTerms: 'hidden',
      allText: 'All of Morocco',
      shown: 0,
    }),
    block('range-filter', { title: 'For how much', range: 'price', view: 'atMost', unit: '€ each', step: 50 }),
  ];
}
