import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { renderExamplePage } from '../../../tests/support/widgets/renderExample.ts';
import { CHOICE_KEY } from './rules/choice.ts';

test('a page without tours contains nothing of it', async () => {
  const { html } = await renderBlocksPage([{ blockType: 'heading', text: 'Wells', level: 'h1' }]);
  expect(html).not.toMatch(/compare/i);
});

test('a list with compare buttons has tray and start script; one without has neither', async () => {
  const listing = { blockType: 'listing' as const, kind: 'tours' as const, showCount: false };
  const offering = await renderExamplePage({ block: { ...listing, showCompare: true } });
  expect(offering.html).toContain('data-compare-tray');
  expect(offering.html).toContain(CHOICE_KEY);
  const { html } = await renderExamplePage({ block: listing });
  expect(html).not.toMatch(/compare/i);
});

test('a tour’s button is a link to its comparison', async () => {
  const { html } = await renderExamplePage({ block: { blockType: 'compare-button' }, page: 'tour' });
  expect(html).toMatch(/<a [^>]*data-compare="KH-03"[^>]*href="\/compare\/\?tours=KH-03"/);
  expect(html).toContain('name="compare"');
});

test('only the comparison page redirects to the stored choice', async () => {
  const table = await renderExamplePage({ block: { blockType: 'compare-table' } });
  expect(table.html).toContain('location.replace("?tours="');
  const fixed = await renderExamplePage({ block: { blockType: 'compare-table', chosen: [31] } });
  expect(fixed.html).not.toContain('location.replace');
});
