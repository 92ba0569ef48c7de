import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { HotspotsBlock } from '../../cms/payload-types.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { readSpots } from './readSpots.ts';

const SPOT = { label: 'The well', text: 'Sweet water' };
const show = (fields: Partial<HotspotsBlock>, editing = false) =>
  renderExample({ block: { blockType: 'hotspots', picture: CARAVAN, spots: [SPOT], ...fields } }, { editing });
const placeOf = (fields: object) => {
  const [spot] = readSpots({ blockType: 'hotspots', picture: 1, spots: [{ ...SPOT, ...fields }] } as HotspotsBlock);
  return [spot?.x, spot?.y];
};

test.each([
  [{}, [50, 50]],
  [{ x: 20, y: 30 }, [20, 30]],
  [{ x: 20, fromX: 'right', y: 30.25, fromY: 'bottom' }, [80, 69.7]],
  [{ x: -3, y: 400 }, [0, 100]],
  [{ x: '1;color:red', y: null }, [50, 50]],
])('%j has the position %j per cent', (fields, expected) => {
  expect(placeOf(fields)).toEqual(expected);
});

test('every button opens the tooltip of its own number', async () => {
  const { document, main } = await show({ spots: [SPOT, { label: ' ', text: '' }, { label: 'The palm' }] });
  const opened = [...main.querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-label'),
    document.getElementById(button.getAttribute('popovertarget') ?? '')?.textContent,
  ]);
  expect(opened).toEqual([
    ['The well', 'The wellSweet water'],
    ['The palm', 'The palm'],
  ]);
});

test('spots without tooltips, and all in the editor, are a list without buttons', async () => {
  for (const { main } of [await show({ trigger: 'none' }), await show({}, true)]) {
    expect(main.querySelector('button, [popover], rihla-island')).toBeNull();
    expect(main.querySelector('ol')?.textContent).toContain('Sweet water');
  }
});

test('the list of one block does not affect another on the page', async () => {
  expect((await show({ trigger: 'none' })).css).not.toMatch(/\.r-hotspots \./);
});

test('the island is loaded when the picture is visible, and only without anchor positioning when nothing moves', async () => {
  const triggerOf = async (fields: Partial<HotspotsBlock>) =>
    (await show(fields)).main.querySelector('rihla-island')?.getAttribute('trigger');
  expect(await triggerOf({ trigger: 'click', animation: 'none' })).toBe('lacks(position-area: top)');
  expect(await triggerOf({ trigger: 'click' })).toBe('visible(0px)');
  expect(await triggerOf({ trigger: 'hover', animation: 'none' })).toBe('visible(0px)');
});
