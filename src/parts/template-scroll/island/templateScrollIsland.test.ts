// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../browser/testing.ts';
import { mount } from './templateScrollIsland.ts';

let layout: ReturnType<typeof fakeLayout>;

beforeEach(() => {
  vi.useFakeTimers();
  layout = fakeLayout();
  document.body.innerHTML =
    '<header data-sticky-top style="position: fixed"></header><button>Menu</button><section data-template-id="42"></section>';
  layout.place(document.querySelector('header'), { top: 0, height: 80, isFixed: true });
  layout.place(document.querySelector('section'), { top: 1000, height: 200 });
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function open(search: string): Promise<void> {
  history.replaceState(null, '', `/${search}`);
  mount();
  await vi.advanceTimersByTimeAsync(50);
}

test('scrolls to the template below the header and keeps focus', async () => {
  document.querySelector('button')?.focus();
  await open('?theme_template_id=42');
  expect(window.scrollY).toBe(920);
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test('scrolls once', async () => {
  await open('?theme_template_id=42');
  layout.scroll(0);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.scrollY).toBe(0);
});

test.each(['', '?theme_template_id=7', '?theme_template_id=', '?theme_template_id=42"]', '?theme_template_id=x'])(
  'does nothing for "%s"',
  async (search) => {
    await open(search);
    expect(window.scrollTo).not.toHaveBeenCalled();
  },
);

test('waits for pictures', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await open('?theme_template_id=42');
  expect(window.scrollY).toBe(0);
  layout.place(document.querySelector('section'), { top: 1500, height: 200 });
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(50);
  expect(window.scrollY).toBe(1420);
});

test('does not scroll when the visitor starts scrolling during the fetch', async () => {
  history.replaceState(null, '', '/?theme_template_id=42');
  mount();
  window.dispatchEvent(new Event('wheel'));
  await vi.advanceTimersByTimeAsync(50);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('does not scroll when the visitor has started to', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await open('?theme_template_id=42');
  window.dispatchEvent(new Event('wheel'));
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(50);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
