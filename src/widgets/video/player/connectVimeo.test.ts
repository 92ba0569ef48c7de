// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectVimeo, VIMEO_API } from './connectVimeo.ts';
import type { FilmPlayer } from './types.ts';
import { READY_CHECK_MS, READY_LIMIT_MS } from './whenReady.ts';

type Listener = (time: { seconds?: number; duration?: number }) => void;

let said: string[];
let hear: Map<string, Listener>;
let answer: () => void;
let player: FilmPlayer;
const told: unknown[][] = [];
const note =
  (name: string) =>
  (...values: unknown[]) =>
    void told.push([name, ...values]);

/** Fake of Vimeo's documented API, as its script provides it. */
function bringApi({ mayPlay = true } = {}): void {
  const done = async (word: string, isAllowed = true): Promise<void> => {
    said.push(word);
    if (!isAllowed) throw new DOMException('No', 'NotAllowedError');
  };
  class Player {
    ready = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    play = () => done('play', mayPlay);
    pause = () => done('pause');
    setCurrentTime = (seconds: number) => done(`seek ${seconds}`);
    on = (event: string, listener: Listener) => void hear.set(event, listener);
  }
  vi.stubGlobal('Vimeo', { Player });
}

function connect(): void {
  const frame = document.createElement('iframe');
  player = connectVimeo(frame, {
    onReady: note('ready'),
    onPlay: note('play'),
    onPause: note('pause'),
    onTime: note('time'),
    onEnd: note('end'),
    onFail: note('fail'),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  hear = new Map();
  told.length = 0;
});

afterEach(() => {
  player.end();
  document.head.querySelector(`script[src="${VIMEO_API}"]`)?.dispatchEvent(new Event('error'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends commands once it is ready, and reports events', async () => {
  connect();
  bringApi();
  vi.advanceTimersByTime(READY_CHECK_MS);
  player.play();
  expect(said).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  player.play();
  player.seek(4);
  player.pause();
  expect(said).toEqual(['play', 'seek 4', 'pause']);
  hear.get('play')?.({});
  hear.get('timeupdate')?.({ seconds: 5, duration: 60 });
  hear.get('timeupdate')?.({});
  hear.get('ended')?.({});
  expect(told.map(([name, ...values]) => [name, ...(name === 'time' ? values : [])])).toEqual([
    ['ready'],
    ['play'],
    ['time', 5, 60],
    ['time', 0, 0],
    ['end'],
  ]);
});

test('blocked autoplay is not an error', async () => {
  bringApi({ mayPlay: false });
  connect();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  player.play();
  await vi.advanceTimersByTimeAsync(READY_LIMIT_MS * 2);
  expect(told).toEqual([['ready']]);
});

test('without a response fails once, and is silent after unmounting', async () => {
  bringApi();
  connect();
  vi.advanceTimersByTime(READY_LIMIT_MS * 2);
  expect(told).toEqual([['fail']]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  hear.get('play')?.({});
  expect(told).toEqual([['fail']]);
});
