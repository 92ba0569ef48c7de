import { expect, test } from 'vitest';
import { asStored, styleValues, withSavedStyle } from './savedStyle.ts';

const STYLE = {
  id: 4,
  advanced: { marginStart: '3', shadow: 'soft', hideOn: ['mobile'] },
  deviceValues: { mobile: { advanced: { marginStart: '1' } } },
};

test('a block has the values of its saved style, also on devices', () => {
  expect(withSavedStyle({ advanced: { savedStyle: STYLE, marginEnd: '2', hideOn: [] } })).toEqual({
    advanced: { savedStyle: STYLE, marginStart: '3', marginEnd: '2', shadow: 'soft', hideOn: ['mobile'] },
    deviceValues: { mobile: { advanced: { marginStart: '1' } } },
  });
});

test.each([
  ['for all devices', { advanced: { savedStyle: STYLE, marginStart: '7' } }],
  ['on tablets', { advanced: { savedStyle: STYLE }, deviceValues: { tablet: { advanced: { marginStart: '7' } } } }],
])('a value of its own %s replaces the style’s on all devices', (_, block) => {
  const styled = withSavedStyle(block) as typeof block & { deviceValues?: { mobile?: object } };
  expect(styled.deviceValues?.mobile).toBeUndefined();
  expect(styled.advanced).toMatchObject({ shadow: 'soft' });
  expect(styled.advanced).not.toMatchObject({ marginStart: '3' });
});

test.each([[{}], [{ advanced: null }], [{ advanced: { savedStyle: 4 } }], [{ advanced: { savedStyle: null } }]])(
  'without one, or with one that is gone, %j is the same block',
  (block) => {
    expect(withSavedStyle(block)).toBe(block);
  },
);

test('what a style bundles is stored as a block stores it; texts and ids are no part of it', () => {
  const block = {
    text: 'Dunes',
    advanced: { htmlId: 'dunes', marginStart: '3', shadow: '', hideOn: [] },
    ...{ deviceValues: STYLE.deviceValues },
  };
  expect(asStored(styleValues(block))).toEqual({ advanced: { marginStart: '3' }, deviceValues: STYLE.deviceValues });
});
