import { expect, test } from 'vitest';
import type { Kind, KindSetting } from '../../shared/layouts/kind.ts';
import { explainStyle } from './explainStyle.ts';

const setting = (path: string, more: Partial<KindSetting> = {}): KindSetting => ({
  path,
  label: path,
  tab: 'advanced',
  type: 'select',
  ...more,
});
const KIND = {
  settings: [
    setting('text', { tab: 'content', type: 'text' }),
    setting('size', { tab: 'style', initial: 'm' }),
    setting('advanced.marginStart'),
    setting('deviceValues.mobile.advanced.marginStart'),
    setting('advanced.paddingStart'),
    setting('advanced.htmlId', { type: 'text' }),
  ],
} as unknown as Kind;

const sourcesOf = (block: object, style?: object) =>
  explainStyle({ id: 'a', blockType: 'word', ...block }, KIND, style).map(({ path, source, value }) => [
    path,
    source,
    value,
  ]);

test('without a setting everything is by design; words and ids are no look', () => {
  expect(sourcesOf({ size: 'm', text: 'Dunes' })).toEqual([
    ['size', 'design', 'm'],
    ['advanced.marginStart', 'design', undefined],
    ['advanced.paddingStart', 'design', undefined],
  ]);
});

test('a setting of the block holds before its saved style, and on all devices', () => {
  const style = {
    advanced: { marginStart: '3', paddingStart: '5' },
    deviceValues: { mobile: { advanced: { marginStart: '1', paddingStart: '2' } } },
  };
  expect(sourcesOf({ size: 'l', advanced: { marginStart: '7' } }, style)).toEqual([
    ['size', 'own', 'l'],
    ['advanced.marginStart', 'own', '7'],
    ['advanced.paddingStart', 'saved', '5'],
    ['deviceValues.mobile.advanced.paddingStart', 'saved', '2'],
  ]);
});

test('a value on a device is named by itself', () => {
  const block = { deviceValues: { mobile: { advanced: { marginStart: '1' } } } };
  expect(sourcesOf(block, { advanced: { marginStart: '3' } }).slice(1, 3)).toEqual([
    ['advanced.marginStart', 'design', undefined],
    ['deviceValues.mobile.advanced.marginStart', 'device', '1'],
  ]);
});
