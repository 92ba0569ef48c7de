import { expect, test } from 'vitest';
import type { Toc } from '../../render/types.ts';
import { tocSettings } from './tocSettings.ts';

test('has the spec’s defaults: collapsed at first on every device, 30 px above a section', () => {
  expect(tocSettings({ id: 1 })).toMatchObject({
    hideByDefault: true,
    hideByDevice: 'all',
    scrollOffset: 30,
    smoothScroll: true,
  });
});

test('null means the default', () => {
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

test('stored values override defaults, also empty ones', () => {
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
