// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMovement, PAUSE_BUTTON } from '../../../browser/movementTesting.ts';
import { insertHtml } from '../../../islands/testSupport.ts';
import { mount } from './ContainerFilmIsland.ts';

const calls: string[] = [];
let stop: (() => void) | undefined;

beforeEach(() => {
  calls.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void calls.push('play'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
});
afterEach(() => {
  stop?.();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = '';
});

function start() {
  const visitor = fakeMovement();
  const element = insertHtml(`<div><div class="r-film"><img alt=""></div>${PAUSE_BUTTON}</div>`);
  stop = mount(element, { film: '/films/camp.mp4' });
  return {
    ...visitor,
    button: element.querySelector('button') as HTMLButtonElement,
    video: () => element.querySelector('video'),
  };
}

test('the film comes when it is in view: silent, unending, in its place, and out of the way of those who listen', () => {
  const { see, video } = start();
  expect(video()).toBeNull();
  see();
  expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true, tabIndex: -1, ariaHidden: 'true' });
  expect(video()?.getAttribute('src')).toBe('/films/camp.mp4');
  expect(calls).toEqual(['play']);
});

test('it is seen once it runs, rests out of view, and gives way to its picture when less motion is asked for', () => {
  const { askForLessMotion, see, video } = start();
  see();
  video()?.dispatchEvent(new Event('playing'));
  expect(video()?.hasAttribute('data-shown')).toBe(true);
  see(false);
  expect(calls).toEqual(['play', 'pause']);
  expect(video()?.hasAttribute('data-shown')).toBe(true);
  askForLessMotion(true);
  expect(video()?.hasAttribute('data-shown')).toBe(false);
});

test('for whoever saves data there is no film, and nothing to stop', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { button, video } = start();
  expect([video(), button.hidden, stop]).toEqual([null, true, undefined]);
});

test('a film that cannot be had leaves its picture alone, without a button', () => {
  const { button, look, see, video } = start();
  see();
  video()?.dispatchEvent(new Event('error'));
  look('hidden');
  look('visible');
  expect([video(), button.hidden, calls]).toEqual([null, true, ['play']]);
});

test('a browser that refuses to play says nothing', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('to save power'));
  const { see, video } = start();
  see();
  await Promise.resolve();
  expect(video()?.hasAttribute('data-shown')).toBe(false);
});
