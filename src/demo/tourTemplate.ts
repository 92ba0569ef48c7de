import { block, container, toAddress } from './blocks.ts';
import type { DemoTemplate } from './demoTemplate.ts';

/** The HTML id of the enquiry form, the target of all enquiry links. */
const ENQUIRY = 'enquiry';
const ENQUIRE = toAddress(`#${ENQUIRY}`);

/** Days and departures have enquiry links. */
const ASKS = { showAsk: true, askAddress: `#${ENQUIRY}` };

/**
 * Template of the demo's tours: facts, highlights, itinerary, route, departures, prices, reviews, and an enquiry form.
 * @param form its id
 */
export function tourTemplate(form: number): DemoTemplate {
  return {
    title: 'Tour',
    kind: 'tour',
    layout: [
      opening(),
      story(),
      way(),
      dates(),
      packing(),
      proof(),
      enquiry(form),
      more(),
      block('enquiry-bar', { link: ENQUIRE }),
    ],
  };
}

function opening() {
  return container({ gap: '6', advanced: { paddingStart: '6' } }, [
    block('breadcrumbs', { showCurrent: false }),
    block('document-title', {}),
    block('tour-strip', { link: ENQUIRE }),
    block('document-image', {}),
  ]);
}

function story() {
  return container({ gap: '6', advanced: { paddingStart: '5', paddingEnd: '7' } }, [
    block('tour-facts', {
      look: 'strip',
      facts: [
        { fact: 'duration' },
        { fact: 'route' },
        { fact: 'group' },
        { fact: 'difficulty' },
        { fact: 'age' },
        { fact: 'languages' },
        { fact: 'months' },
        { fact: 'destinations' },
        { fact: 'types' },
        { fact: 'code' },
      ],
    }),
    container({ direction: 'grid', grid: '2-1', gap: '7' }, [days(), aside()]),
  ]);
}

function days() {
  return container({ tag: 'article', gap: '7' }, [
    block('document-content', {}),
    block('itinerary', { title: 'Day *by day*', opens: 'none', showPictures: true, size: 'l', ...ASKS }),
  ]);
}

function aside() {
  return container({ tag: 'aside', gap: '5' }, [
    block('tour-lists', { level: 'h2', lists: [{ list: 'highlights' }], arrangement: 'below' }),
    block('button', { label: 'Ask about this journey', link: ENQUIRE }),
    block('compare-button', {}),
    block('tour-dossier', {}),
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
    block('add-to-cart', { title: 'Dates and *places*', limit: 3 }),
    // It lists the departures itself where the shop is off.
    block('departures', {
      title: 'Dates and *places*',
      limit: 6,
      ...ASKS,
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
    block('tour-gallery', { title: 'What you *will see*', layout: 'justified' }),
    block('tour-reviews', {
      title: 'Those who *came along*',
      limit: 3,
      verification: 'We ask everybody who has travelled with us, and publish what they write, good or bad.',
    }),
    block('tour-faq', { title: 'Before you *ask*', opens: 'none', size: 'm' }),
  ]);
}

function enquiry(form: number) {
  return container({ tag: 'section', gap: '7', advanced: { paddingStart: '7', paddingEnd: '8' } }, [
    block('form', {
      form,
      title: 'Ask about these *days*',
      text: 'It costs nothing and binds nobody. Somebody who knows the road writes back within one working day.',
      level: 'h2',
      arrangement: 'beside',
      look: 'boxed',
      advanced: { htmlId: ENQUIRY },
    }),
  ]);
}

function more() {
  return container(
    { backgroundColour: 'sand', tag: 'section', gap: '6', advanced: { paddingStart: '7', paddingEnd: '8' } },
    [block('tour-related', { title: 'More *like this*', limit: 3, showCompare: true })],
  );
}
