import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { blockExamples } from './examples.ts';

test('the row of several reviews, which scrolls on phones, is focusable by keyboard', async () => {
  const [example] = Object.values(blockExamples);
  if (!example) throw new Error('There is no example.');
  const { main } = await renderExample(example as Parameters<typeof renderExample>[0]);
  expect(main.querySelectorAll('.r-review').length).toBeGreaterThan(1);
  expect(main.querySelector('.r-reviews__list')?.getAttribute('tabindex')).toBe('0');
});
