// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { mount } from './MiniCartIsland.ts';

const stop = vi.hoisted(() => vi.fn());
const showCartLinks = vi.hoisted(() => vi.fn(() => stop));
vi.mock('./cartLinks.ts', () => ({ showCartLinks }));

test('the links are shown until the island goes, and not at all when it goes before', async () => {
  const end = mount();
  await vi.waitFor(() => expect(showCartLinks).toHaveBeenCalledOnce());
  end();
  expect(stop).toHaveBeenCalledOnce();
  mount()();
  await vi.dynamicImportSettled();
  expect(showCartLinks).toHaveBeenCalledOnce();
});
