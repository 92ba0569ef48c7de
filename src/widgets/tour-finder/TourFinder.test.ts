import { expect, test } from 'vitest';
import { buildPageView, fakeContent, renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { readFilters } from '../../shared/listings/filterQuery.ts';
import { widgets } from '../registry.ts';
import { loadFinder } from './loadFinder.ts';

test('the archive’s listing understands the form’s parameters', async () => {
  const { main } = await renderExample({ block: { blockType: 'tour-finder' } });
  const form = main.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/tours/', 'get']);
  const names = [...main.querySelectorAll('select')].map((select) => select.getAttribute('name') ?? '');
  const [where = '', when = '', long = ''] = names;
  const query = new URLSearchParams([
    [where, 'sahara'],
    [when, '10'],
    [long, ''],
  ]);
  expect(readFilters('alltours', query).taxonomy).toMatchObject({
    destinations: { terms: ['sahara'] },
    month: { terms: ['10'] },
  });
});

test('offers no term without results', async () => {
  const { main } = await renderExample({ block: { blockType: 'tour-finder' } });
  const options = [...main.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  expect(options.length).toBeGreaterThan(3);
  expect(new Set(options).size).toBe(options.length);
});

test('without a listing in the archive there is no finder', async () => {
  const view = buildPageView('article');
  const content = fakeContent({ findEntry: async () => ({ layout: [] }) as never });
  expect(await loadFinder({}, { content, view, widgets })).toBeUndefined();
  const { html } = await renderBlocksPage([{ blockType: 'tour-finder' } as never], { content });
  expect(html).not.toContain('r-tour-finder');
});
