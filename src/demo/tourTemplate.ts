import { block, container, toAddress } from './blocks.ts';
import type { DemoTemplate } from './demoTemplate.ts';

const ENQUIRE = toAddress('/contact/');

/** The template around the demo's tours: what it is, why, day by day, the way, dates, prices, and what others say. */
export function tourTemplate(): DemoTemplate {
  return {
    title: 'Tour',
    kind: 'tour',
    layout: [opening(), story(), way(), dates(), packing(), proof(), more(), block('enquiry-bar', { link: ENQUIRE })],
  };
}

function opening() {
  return container({ gap: '6', advanced: { paddingStart: '6' } }, [
    block('breadcrumbs', { showCurrent: false }),
    block('document-title', {}),
    block('document-image', {}),
    block('tour-facts', { look: 'strip', facts: [] }),
  ]);
}

function story() {
  return container({ direction: 'grid', grid: '2-1', gap: '7', advanced: { paddingStart: '6', paddingEnd: '7' } }, [
    container({ tag: 'article', gap: '7' }, [
      block('document-content', {}),
      block('itinerary', { title: 'Day *by day*', opens: 'first', showPictures: true, size: 'l' }),
    ]),
    container({ tag: 'aside', gap: '5' }, [
      block('tour-facts', {
        look: 'card',
        hasIcons: false,
        facts: [{ fact: 'price' }, { fact: 'destinations' }, { fact: 'types' }, { fact: 'code' }],
      }),
      block('tour-lists', { level: 'h2', lists: [{ list: 'highlights' }], arrangement: 'below' }),
      block('button', { label: 'Ask about this journey', link: ENQUIRE }),
      block('tour-dossier', {}),
    ]),
  ]);
}

function way() {
  return container(
    { backgroundColour: 'sand', tag: 'section', gap: '7', advanced: { paddingStart: '7', paddingEnd: '7' } },
    [block('tour-route', { title: 'The *way*', showProfile: true, list: 'beside' })],
  );
}

function dates() {
  return container({ tag: 'section', gap: '7', advanced: { paddingStart: '7', paddingEnd: '7' } }, [
    block('departures', {
      title: 'Dates and *places*',
      limit: 6,
      requestLabel: 'Ask for other dates',
      requestLink: ENQUIRE,
    }),
    block('tour-prices', { title: 'What it *costs*' }),
  ]);
}

function packing() {
  return container(
    { backgroundColour: 'sand', tag: 'section', gap: '7', advanced: { paddingStart: '7', paddingEnd: '7' } },
    [
      block('tour-lists', {
        title: 'What you *pay for*, and what to pack',
        lists: [{ list: 'included' }, { list: 'excluded' }, { list: 'bring' }],
        arrangement: 'beside',
      }),
      block('tour-lists', { lists: [{ list: 'fit' }], arrangement: 'below' }),
    ],
  );
}

function proof() {
  return container({ tag: 'section', gap: '7', advanced: { paddingStart: '7', paddingEnd: '7' } }, [
    block('tour-gallery', { layout: 'grid', columns: 3 }),
    block('tour-reviews', {
      title: 'Those who *came along*',
      limit: 3,
      verification: 'We ask everybody who has travelled with us, and publish what they write, good or bad.',
    }),
    block('tour-faq', { title: 'Before you *ask*', opens: 'first', size: 'm' }),
  ]);
}

function more() {
  return container(
    { backgroundColour: 'sand', tag: 'section', gap: '6', advanced: { paddingStart: '7', paddingEnd: '8' } },
    [block('tour-related', { title: 'More *like this*', limit: 3 })],
  );
}
