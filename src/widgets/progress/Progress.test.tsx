import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { ProgressBlock } from '../../cms/payload-types.ts';

const show = (bars: object[], fields: object = {}) =>
  renderExample({ block: { blockType: 'progress', bars, ...fields } as ProgressBlock });

test('each bar has role meter, a name from its label, and a value text', async () => {
  const { main } = await show([{ label: 'On foot', value: 62, inner: 'Sand' }], { showValue: false });
  const meter = main.querySelector('[role=meter]');
  expect(meter?.getAttribute('aria-valuenow')).toBe('62');
  expect(meter?.getAttribute('aria-valuetext')).toBe('62%, Sand');
  expect(main.querySelector(`#${meter?.getAttribute('aria-labelledby')}`)?.textContent).toBe('On foot');
  expect(main.querySelector('.r-progress__value')).toBeNull();
});

test.each([
  [-5, 0],
  [250, 100],
  ['9%;color:red', 0],
  [null, 0],
])('a value of %s becomes %i', async (value, expected) => {
  const { css, main } = await show([{ label: 'On foot', value }]);
  expect(main.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe(`${expected}`);
  expect(css).toContain(`{--value:${expected}%}`);
});

test('text is inside the filled part where it fits, otherwise beside it', async () => {
  const bars = [
    { label: 'Much', value: 40, inner: 'in' },
    { label: 'Little', value: 39, inner: 'beside' },
  ];
  const fills = [...(await show(bars, { size: 'bar' })).main.querySelectorAll('.r-progress__fill')];
  expect(fills.map(({ textContent }) => textContent)).toEqual(['in', '']);
  const fine = await show(bars);
  expect(fine.main.querySelector('.r-progress__fill')?.textContent).toBe('');
});

test('bars without a label are skipped; without bars renders nothing', async () => {
  expect(
    (await show([{ label: ' ', value: 4 }, { label: 'On foot' }])).main.querySelectorAll('[role=meter]'),
  ).toHaveLength(1);
  expect((await show([{ value: 4 }])).main.innerHTML).toBe('');
});
