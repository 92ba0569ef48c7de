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

test('a link that the visitor follows opens a popup, also one that is never to be shown again', async () => {
  hidePopup(7);
  await openByLink({ id: 7 }, link);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ id: 7, by: 'action', opener: link });
});

test.each(['', '[]', '{"hidden":7}', '{'])(
  'what cannot be read of an earlier visit hides nothing: %s',
  async (kept) => {
    localStorage.setItem(COUNTERS_KEY, kept);
    await openByLink({ id: 7 }, undefined);
    expect(openPopup).toHaveBeenCalledOnce();
  },
);

test('an address that names a popup opens it, but not one that is never to be shown again', async () => {
  hidePopup(7);
  for (const id of [7, 8]) await openByLink({ id }, undefined);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ id: 8, by: 'action', opener: undefined });
});
