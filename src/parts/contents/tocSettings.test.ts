import { expect, test } from 'vitest';
import type { Toc } from '../../render/types.ts';
import { tocSettings } from './tocSettings.ts';

test('what was never set is as the spec says: hidden at first on every device, 30 px above a section', () => {
  expect(tocSettings({ id: 1 })).toMatchObject({
    hideByDefault: true,
    hideByDevice: 'all',
    scrollOffset: 30,
    smoothScroll: true,
  });
});

test('null is not set', () => {
  const empty = {
    id: 1,
    levels: null,
    exclude: null,
    numbering: null,
    visibility_hide_by_device: null,
    scrollOffset: null,
  } as Toc;
  expect(tocSettings(empty)).toEqual(tocSettings({ id: 1 }));
});

test('what is set counts, also when it is nothing', () => {
  const settings: Toc = {
    id: 1,
    levels: ['2', '5'],
    exclude: 'Day *',
    maxDepth: 2,
    minHeadings: 4,
    numbering: 'decimal',
    visibleLinks: 6,
    visibility_hide_by_default: false,
    visibility_hide_by_device: [],
    smoothScroll: false,
    scrollOffset: 0,
  };
  expect(tocSettings(settings)).toMatchObject({
    levels: [2, 5],
    exclude: 'Day *',
    maxDepth: 2,
    minHeadings: 4,
    numbering: 'decimal',
    visibleLinks: 6,
    hideByDefault: false,
    hideByDevice: [],
    smoothScroll: false,
    scrollOffset: 0,
  });
});
