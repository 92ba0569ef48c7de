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

test('loads the video when visible: muted, looping, inline, and hidden from screen readers', () => {
  const { see, video } = start();
  expect(video()).toBeNull();
  see();
  expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true, tabIndex: -1, ariaHidden: 'true' });
  expect(video()?.getAttribute('src')).toBe('/films/camp.mp4');
  expect(calls).toEqual(['play']);
});

test('shows the video once it plays, pauses it off screen, and shows the picture when prefers-reduced-motion turns on', () => {
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

test('with Save-Data there is no video and no pause button', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { button, video } = start();
  expect([video(), button.hidden, stop]).toEqual([null, true, undefined]);
});

test('a video that fails to load leaves the picture, without a button', () => {
  const { button, look, see, video } = start();
  see();
  video()?.dispatchEvent(new Event('error'));
  look('hidden');
  look('visible');
  expect([video(), button.hidden, calls]).toEqual([null, true, ['play']]);
});

test('a rejected play() is silent', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('to save power'));
  const { see, video } = start();
  see();
  await Promise.resolve();
  expect(video()?.hasAttribute('data-shown')).toBe(false);
});
