// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { mount } from './MiniCartIsland.ts';

const stop = vi.hoisted(() => vi.fn());
const showCartLinks = vi.hoisted(() => vi.fn(() => stop));
vi.mock('./cartLinks.ts', () => ({ showCartLinks }));

test('shows the links while mounted, and not at all when unmounted while loading', async () => {
  const end = mount();
  await vi.waitFor(() => expect(showCartLinks).toHaveBeenCalledOnce());
  end();
  expect(stop).toHaveBeenCalledOnce();
  mount()();
  await vi.dynamicImportSettled();
  expect(showCartLinks).toHaveBeenCalledOnce();
});
