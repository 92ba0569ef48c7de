import { expect, test } from 'vitest';
import { panelAttributes, panelSide, panelSizeRule } from './panelLook.ts';

test.each([
  [{ side: 'left' }, 'left'],
  [{ side: 'bottom' }, 'bottom'],
  [{ side: 'constructor' }, 'right'],
  [{ side: null }, 'right'],
  [{}, 'right'],
])('the side of %j is %s', (settings, side) => {
  expect(panelSide(settings)).toBe(side);
});

test.each([
  [{ size: 480 }, '--panel-size:480px'],
  [{ size: 40, sizeUnit: 'percent' }, '--panel-size:40vi'],
  [{ size: 40, sizeUnit: 'percent', side: 'top' }, '--panel-size:40dvb'],
  [{ size: 400, sizeUnit: 'percent', side: 'bottom' }, '--panel-size:100dvb'],
  [{ size: 1e9 }, '--panel-size:2000px'],
  [{ size: 0 }, undefined],
  [{ size: -5 }, undefined],
  [{ size: Number.NaN }, undefined],
  [{ size: '9;color:red' as never }, undefined],
  [{ size: null }, undefined],
])('the size of %j is %s', (settings, rule) => {
  expect(panelSizeRule(settings)).toBe(rule);
});

test('default switches set no attribute', () => {
  const given = (settings: object) =>
    Object.fromEntries(Object.entries(panelAttributes(settings)).filter(([, value]) => value !== undefined));
  expect(given({ overlay: true, closesOnEsc: null })).toEqual({ 'data-side': 'right' });
  expect(
    given({ side: 'left', overlay: false, closesOnOverlay: false, closesOnEsc: false, locksScroll: false }),
  ).toEqual({
    'data-side': 'left',
    'data-shade': 'off',
    'data-background': 'off',
    'data-escape': 'off',
    'data-scroll': 'off',
  });
});
