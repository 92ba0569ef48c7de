import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-route'> = {
  'the way with its heights': {
    page: 'tour',
    block: { blockType: 'tour-route', title: 'The *way*', level: 'h2', showProfile: true, list: 'beside' },
  },
  'the map above its list': {
    page: 'tour',
    block: { blockType: 'tour-route', title: 'Where we go', level: 'h3', showProfile: false, list: 'below' },
  },
  'without a title': {
    page: 'tour',
    block: { blockType: 'tour-route', level: 'h4', showProfile: true, list: 'below' },
  },
  'a title that is no heading': {
    page: 'tour',
    block: { blockType: 'tour-route', title: 'From snow to sand', level: 'p', showProfile: false, list: 'beside' },
  },
};
