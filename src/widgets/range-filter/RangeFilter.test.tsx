import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { RangeFilterBlock } from '../../cms/payload-types.ts';

const show = async (fields: Partial<RangeFilterBlock>) => {
  const block = { blockType: 'range-filter', title: 'For how much', range: 'price', ...fields } as RangeFilterBlock;
  const { main } = await renderExample({ block, page: 'listing' });
  return main;
};

test.each(['each', '€ each', '€'])(
  'a slider with the unit “%s” shows and announces the currency of a price once',
  async (unit) => {
    const main = await show({ view: 'atMost', unit });
    const shown = main.querySelector('.r-range-filter__slider p')?.textContent;
    expect(shown?.trim()).toBe(unit === '€' ? 'At most €900' : 'At most €900 each');
    expect(main.querySelector('[type=range]')?.getAttribute('aria-valuetext')).toBe(shown?.trim());
  },
);

test('a select lists amounts, and number fields keep the unit set by the editor', async () => {
  const menu = await show({ view: 'exact', step: 500 });
  expect([...menu.querySelectorAll('option')].map((option) => option.textContent)).toContain('€1,500');
  const fields = await show({ view: 'fields', unit: '€' });
  expect(fields.querySelector('.r-range-filter__unit')?.textContent).toBe('€');
});
