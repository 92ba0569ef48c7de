import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { defineBlock } from '../../src/cms/fields/block/defineBlock.ts';
import { slotField } from '../../src/cms/fields/layout.ts';
import { findMarkFaults } from '../support/widgets/previewMarks.ts';

const kind = defineBlock({
  slug: 'card',
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text', localized: true }, slotField()] },
  ],
});

const card = { blockType: 'card', title: 'Sand', rows: [{ text: 'Wind', blocks: [{ blockType: 'quote', id: 'q' }] }] };

const faultsOf = (inside: string) => {
  const html = `<div data-block-id="c" data-block-type="card">${inside}</div>`;
  return findMarkFaults(kind, card, new JSDOM(html).window.document.body.firstElementChild as Element);
};

const slot = (inside: string) => `<div data-slot="rows.0.blocks">${inside}</div>`;
const quote = '<p data-block-id="q" data-block-type="quote"><b data-text="text">Sand</b></p>';
const wind = '<i data-text="rows.0.text">Wind</i>';

test('a widget that marks every text and slot has no fault', () => {
  expect(faultsOf(`<h2 data-text="title">Sand</h2>${wind}${slot(`<rihla-island>${quote}</rihla-island>`)}`)).toEqual(
    [],
  );
  expect(faultsOf(slot(quote))).toEqual([]);
});

test.each([
  ['a text without a mark', `<h2>Sand</h2>${wind}${slot(quote)}`, '“Sand” of title stands in no element'],
  [
    'other words beside it',
    `<h2 data-text="title">Sand, and more</h2>${slot(quote)}`,
    'holds “Sand, and more” instead of “Sand”',
  ],
  ['an unknown field', `<h2 data-text="heading">Sea</h2>${slot(quote)}`, 'names no localized text'],
  ['a slot without a mark', `<div>${quote}</div>`, '0 elements are marked with data-slot="rows.0.blocks"'],
  ['something between a slot and its blocks', slot(`<div>${quote}</div>`), 'instead of q'],
  ['an unknown slot', `${slot(quote)}<div data-slot="blocks"></div>`, 'names no slot'],
])('%s is detected', (_, html, fault) => {
  expect(faultsOf(html).join()).toContain(fault);
});
