import { block, container } from './blocks.ts';
import type { DemoTemplate } from './demoTemplate.ts';

/** Redirect from the former URL of the finder to the list of all tours. */
export const FORMER_FINDER = { from: '/find-a-journey/', to: '/tours/' };

/** Id of the list, for the filters' link to the results. */
const LIST = 'journeys';

/**
 * Archive template of tours: filters beside the list. On a phone they are collapsed above it.
 * @param everywhere label of the destination filter for all destinations
 */
export function tourArchiveTemplate(everywhere = 'All of Morocco'): DemoTemplate {
  return {
    title: 'Archive of tours',
    kind: 'tourArchive',
    layout: [
      // In its own section, so that a phone shows it before the filters' style has loaded.
      container({ gap: '6', advanced: { paddingStart: '6' } }, [
        block('breadcrumbs', { showCurrent: false }),
        block('document-title', {}),
      ]),
      container({ advanced: { paddingStart: '6', paddingEnd: '8' } }, [
        container({ direction: 'grid', grid: 'filters', gap: '6' }, [
          container({ gap: '6' }, [
            block('filter-panel', { label: 'Find yours', blocks: filters(everywhere) }),
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

/** Filters by month, duration, type, destination and price, in the order in which travellers decide. */
function filters(everywhere: string) {
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
      allText: everywhere,
      shown: 0,
    }),
    block('range-filter', { title: 'For how much', range: 'price', view: 'atMost', unit: 'each', step: 50 }),
  ];
}
