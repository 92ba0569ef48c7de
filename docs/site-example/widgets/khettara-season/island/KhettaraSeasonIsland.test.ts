// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './KhettaraSeasonIsland.ts';

afterEach(() => void vi.useRealTimers());

test('the month that it is now is marked, and no other', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9) });
  document.body.innerHTML = '<ol><li data-month="2"></li><li data-month="3"></li></ol>';
  mount(document.body);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(document.querySelector('[data-month="3"]')?.getAttribute('aria-current')).toBe('date');
});
