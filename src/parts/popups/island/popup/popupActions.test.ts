// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { COUNTERS_KEY } from '../../../../visitor/countersKey.ts';
import { hidePopup } from '../counters/popupRecords.ts';
import { openByLink } from './popupActions.ts';

const openPopup = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./openPopup.ts', () => ({ openPopup }));

const link = document.createElement('a');

beforeEach(() => {
  localStorage.clear();
  openPopup.mockClear();
});

test('a followed link opens a popup, even after "do not show again"', async () => {
  hidePopup(7);
  await openByLink({ id: 7 }, link);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ id: 7, by: 'action', opener: link });
});

test.each(['', '[]', '{"hidden":7}', '{'])('corrupt storage hides nothing: %s', async (kept) => {
  localStorage.setItem(COUNTERS_KEY, kept);
  await openByLink({ id: 7 }, undefined);
  expect(openPopup).toHaveBeenCalledOnce();
});

test('a URL with a popup action opens it, but not after "do not show again"', async () => {
  hidePopup(7);
  for (const id of [7, 8]) await openByLink({ id }, undefined);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ id: 8, by: 'action', opener: undefined });
});
