import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'taxonomy-filter'> = {
  'where journeys start, in a menu': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'Starting in',
      taxonomy: 'start',
      view: 'select',
      allText: 'Anywhere',
    },
    page: 'listing',
  },
  'where to, with regions below countries': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'Where to',
      taxonomy: 'destinations',
      multiple: 'OR',
      view: 'list',
      hierarchy: 'indented',
      emptyTerms: 'disabled',
      shown: 4,
      isExclusion: false,
      showCounts: true,
    },
    page: 'listing',
  },
  'regions below the one that is chosen': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'Regions',
      taxonomy: 'destinations',
      multiple: 'DISABLED',
      view: 'list',
      hierarchy: 'drillDown',
      emptyTerms: 'hidden',
      allText: 'All of Morocco',
    },
    page: 'listing',
  },
  'kinds of journey to tick': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'What you would like to do',
      taxonomy: 'tour-types',
      multiple: 'AND',
      view: 'checkboxes',
      hierarchy: 'none',
      emptyTerms: 'disabled',
    },
    page: 'listing',
  },
  'the months as chips': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'When',
      taxonomy: 'month',
      multiple: 'OR',
      view: 'chips',
      shown: 0,
      showCounts: false,
    },
    page: 'listing',
  },
  'how long, one of several': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'How long',
      taxonomy: 'duration',
      multiple: 'DISABLED',
      view: 'checkboxes',
      allText: 'Any length',
    },
    page: 'listing',
  },
  'a menu of prices': {
    block: { blockType: 'taxonomy-filter', title: 'Price per person, €', taxonomy: 'price', view: 'select' },
    page: 'listing',
  },
  'articles by theme': {
    block: { blockType: 'taxonomy-filter', title: 'Read about', taxonomy: 'categories', view: 'chips', shown: 0 },
    page: 'listing',
  },
  'what to leave out': {
    block: {
      blockType: 'taxonomy-filter',
      title: 'Rather without',
      taxonomy: 'tags',
      multiple: 'OR',
      isExclusion: true,
      view: 'checkboxes',
      showCounts: false,
    },
    page: 'listing',
  },
};
