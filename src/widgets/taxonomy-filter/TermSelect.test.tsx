import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { TaxonomyFilterBlock } from '../../cms/payload-types.ts';

const show = async (fields: Partial<TaxonomyFilterBlock> = {}) => {
  const block = { blockType: 'taxonomy-filter', taxonomy: 'start', view: 'select', ...fields } as TaxonomyFilterBlock;
  const { main } = await renderExample({ block, page: 'listing' });
  return main;
};
const optionsOf = (main: Element) => [...main.querySelectorAll('option')].map(({ textContent }) => textContent);

test('a menu says how many results each term has, unless the setting leaves them out', async () => {
  const [all, ...terms] = optionsOf(await show());
  expect(all).toBe('All');
  expect(terms.length).toBeGreaterThan(1);
  for (const term of terms) expect(term).toMatch(/\S, \d+ journeys?$/);
  const bare = optionsOf(await show({ showCounts: false }));
  expect(bare).toEqual(['All', ...terms.map((term) => term.replace(/, \d+ journeys?$/, ''))]);
});

test('a menu chooses one at a time, whatever was set before the view was changed', async () => {
  for (const multiple of ['AND', 'OR'] as const) {
    const main = await show({ multiple });
    expect(main.querySelector('.r-taxonomy-filter')?.getAttribute('data-operator')).toBe('DISABLED');
    expect(main.querySelector('select')?.multiple).toBe(false);
  }
  const boxes = await show({ multiple: 'OR', view: 'checkboxes' });
  expect(boxes.querySelector('.r-taxonomy-filter')?.getAttribute('data-operator')).toBe('OR');
});
