import { expect, test } from 'vitest';
import { findDeviceFault, ownOnDevice, withDeviceSettings } from './deviceValues.ts';

const ALLOWED = new Map([
  ['gap', ['1', '2']],
  ['advanced.marginStart', ['0', '9']],
]);

test.each([
  [undefined],
  [null],
  [{}],
  [{ tablet: {}, mobile: { advanced: {} } }],
  [{ tablet: { gap: '1' }, mobile: { gap: null, advanced: { marginStart: '9' } } }],
])('%j is valid', (value) => {
  expect(findDeviceFault(value, ALLOWED)).toBeUndefined();
});

test.each([
  ['text', 'Nothing is known'],
  [[{ gap: '1' }], 'Nothing is known'],
  [{ watch: { gap: '1' } }, 'Nothing is known of “watch.gap”'],
  [{ tablet: { width: '1' } }, 'Nothing is known of “tablet.width”'],
  [{ tablet: { gap: { gap: { gap: { gap: '1' } } } } }, 'Nothing is known'],
  [{ tablet: { gap: '3' } }, '“3” is no choice for gap on a tablet.'],
  [{ mobile: { gap: 1 } }, '“1” is no choice for gap on a phone.'],
  [{ mobile: { gap: ['1'] } }, 'is no choice'],
])('%j is refused', (value, words) => {
  expect(findDeviceFault(value, ALLOWED)).toContain(words);
});

test('a text is an override; anything else inherits', () => {
  expect(ownOnDevice({ deviceValues: { tablet: { gap: '2' } } }, 'gap', 'tablet')).toBe('2');
  for (const gap of ['', null, 3, {}]) {
    expect(ownOnDevice({ deviceValues: { tablet: { gap } } }, 'gap', 'tablet')).toBeUndefined();
  }
});

test('equal values on all devices collapse to one', () => {
  const setting = { path: 'gap', label: 'Space between', tab: 'style', type: 'select' } as const;
  expect(withDeviceSettings(setting)).toEqual([setting]);
  const [, tablet] = withDeviceSettings({ ...setting, onDevices: { options: { '1': 'Small' } } });
  expect(tablet).toEqual({
    ...setting,
    path: 'deviceValues.tablet.gap',
    label: 'Space between on tablets',
    options: ['1'],
  });
});
