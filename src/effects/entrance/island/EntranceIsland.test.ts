// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount as mountIsland } from './EntranceIsland.ts';

/** Fakes IntersectionObserver entries. */
let tell: (...seen: [string, boolean][]) => void;
const watched = new Set<Element>();
const mounted: (() => void)[] = [];

function mount(element: HTMLElement): () => void {
  const unmount = mountIsland(element);
  mounted.push(unmount);
  return unmount;
}

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        tell = (...seen) =>
          callback(
            seen
              .map(([id, isIntersecting]) => ({ target: get(id), isIntersecting }))
              .filter(({ target }) => watched.has(target)),
          );
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
  document.body.innerHTML = `<div class="r-entrance" id="hero"></div>
    <div class="r-entrance" id="below"><p class="r-entrance" id="inside"></p></div>
    <dialog><div class="r-entrance" id="popup"></div><i id="marker"></i></dialog>`;
});

afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
  vi.unstubAllGlobals();
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
const state = (id: string) => get(id).dataset.entrance;
const end = (id: string) => get(id).dispatchEvent(new Event('animationend', { bubbles: true }));

test('never touches blocks visible at hydration; those below wait, and animate once', () => {
  mount(document.body);
  tell(['hero', true], ['below', false]);
  expect([state('hero'), state('below')]).toEqual([undefined, 'waiting']);
  tell(['below', true]);
  expect(state('below')).toBe('running');
  end('below');
  tell(['below', false], ['hero', false]);
  expect([state('hero'), state('below')]).toEqual([undefined, 'done']);
});

test('an entrance that started before hydration out of view waits, regardless of animations that end inside it', () => {
  mount(document.body);
  tell(['below', false], ['inside', true]);
  end('below');
  end('inside');
  expect([state('below'), state('inside')]).toEqual(['waiting', 'done']);
});

test('in a popup handles only its blocks', () => {
  mount(get('marker'));
  expect([...watched].map(({ id }) => id)).toEqual(['popup']);
});

test('elements added later wait and animate too, until unmounting', async () => {
  const unmount = mount(document.body);
  const add = async (id: string) => {
    document.body.insertAdjacentHTML('beforeend', `<ul><li class="r-entrance" id="${id}"></li></ul>`);
    await Promise.resolve();
  };
  await add('card');
  tell(['card', false]);
  expect(state('card')).toBe('waiting');
  tell(['card', true]);
  end('card');
  expect(state('card')).toBe('done');
  unmount();
  await add('later');
  expect(watched.has(get('later'))).toBe(false);
});

test('unmounting shows everything', () => {
  const unmount = mount(document.body);
  tell(['below', false]);
  unmount();
  expect(state('below')).toBe('done');
});
