// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAllowed } from '../../../browser/frames/allowedProviders.ts';
import { partOf, showPlaceholder } from '../../../browser/frames/testing.ts';
import { fakeMedia } from '../../../browser/testing.ts';
import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';
import { YOUTUBE_API } from '../player/connectYoutube.ts';
import { type FakeYoutube, fakeSight, fakeYoutube } from '../player/testing.ts';
import { READY_CHECK_MS, READY_LIMIT_MS } from '../player/whenReady.ts';
import { mount, type VideoIslandProps } from './VideoIsland.ts';

const FILM: VideoIslandProps = {
  provider: 'youtube',
  player: 'https://www.youtube-nocookie.com/embed/abcDEF123-_?autoplay=1&enablejsapi=1',
  page: 'https://www.youtube.com/watch?v=abcDEF123-_',
  title: 'Three nights',
  start: 0,
};
const PLAYING = 1;
const PAUSED = 2;
const ENDED = 0;

let told: VisitorEvent[] = [];
let end: (() => void) | undefined;
let root: HTMLElement;
const note = (event: Event) => void told.push((event as CustomEvent<VisitorEvent>).detail);

function wake(props: Partial<VideoIslandProps> = {}): void {
  root = showPlaceholder();
  end = mount(root, { ...FILM, ...props } as VideoIslandProps);
}
const press = () => partOf(root, '.r-frame__open').click();
const frame = () => root.querySelector('iframe');
const state = () => partOf(root, '.r-frame').dataset.state;
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${YOUTUBE_API}"]`);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  told = [];
  document.addEventListener(VISITOR_EVENT, note);
});

afterEach(() => {
  end?.();
  end = undefined;
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  document.removeEventListener(VISITOR_EVENT, note);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('loads nothing before the click; then frame and API, once each', () => {
  wake();
  expect([frame(), scripts().length]).toEqual([null, 0]);
  press();
  expect(new URL(frame()?.src ?? '').searchParams.get('origin')).toBe(location.origin);
  expect(frame()?.allow).toContain('autoplay');
  expect(scripts()).toHaveLength(1);
  press();
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  expect(scripts()).toHaveLength(1);
});

test('polls for the API every 350 ms, and plays when the player responds', () => {
  wake();
  press();
  vi.advanceTimersByTime(READY_CHECK_MS);
  const fake = fakeYoutube();
  vi.advanceTimersByTime(READY_CHECK_MS - 1);
  expect(fake.frames).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fake.frames).toEqual([frame()]);
  expect(fake.said).toEqual([]);
  fake.speak('onReady');
  expect(fake.said).toEqual(['play']);
  expect(state()).toBe('shown');
  vi.advanceTimersByTime(READY_LIMIT_MS * 2);
  expect(fake.frames).toHaveLength(1);
  expect(state()).toBe('shown');
});

test('after 30 s without a response shows an error, with a retry', () => {
  wake();
  press();
  vi.advanceTimersByTime(READY_LIMIT_MS - READY_CHECK_MS);
  expect(state()).toBe('loading');
  vi.advanceTimersByTime(READY_CHECK_MS);
  expect(state()).toBe('failed');
  expect(partOf(root, '.r-frame__failed').hidden).toBe(false);
  const fake = fakeYoutube();
  partOf(root, '.r-frame__again').click();
  expect(partOf(root, '.r-frame__failed').hidden).toBe(true);
  fake.speak('onReady');
  expect(state()).toBe('shown');
});

test('an API that fails to load is an error at once, and is loaded again on retry', () => {
  wake();
  press();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(state()).toBe('failed');
  expect(scripts()).toHaveLength(0);
  partOf(root, '.r-frame__again').click();
  expect(scripts()).toHaveLength(1);
});

describe('a playing video', () => {
  let fake: FakeYoutube;
  function play(props: Partial<VideoIslandProps> = {}): void {
    fake = fakeYoutube();
    wake(props);
    press();
    fake.speak('onReady');
    fake.said.length = 0;
    fake.speak('onStateChange', PLAYING);
  }
  function reach(seconds: number, duration = 100): void {
    fake.at = { seconds, duration };
    vi.advanceTimersByTime(250);
  }
  const marks = () => told.map((event) => ('video_percent' in event ? event.video_percent : event.name));

  test('reports its progress, each step once', () => {
    play();
    for (const seconds of [1, 10, 30, 5, 30, 80]) reach(seconds);
    fake.speak('onStateChange', PAUSED);
    fake.speak('onStateChange', PLAYING);
    fake.speak('onStateChange', ENDED);
    expect(marks()).toEqual(['video_start', '10', '25', '50', '75', 'video_complete']);
    expect(told[0]).toEqual({
      name: 'video_start',
      video_title: FILM.title,
      video_provider: 'youtube',
      video_url: FILM.page,
    });
  });

  test('is not polled while paused', () => {
    play();
    fake.speak('onStateChange', PAUSED);
    reach(90);
    expect(marks()).toEqual(['video_start']);
  });

  test('stops at its end time, with progress relative to that', () => {
    play({ start: 20, end: 40 });
    reach(25);
    expect(marks()).toEqual(['video_start', '10', '25']);
    reach(40.1);
    expect(fake.said).toEqual(['pause']);
    expect(marks().at(-1)).toBe('video_complete');
    reach(40.3);
    expect(fake.said).toEqual(['pause']);
  });

  test('loops from its start time', () => {
    play({ start: 20, isLoop: true });
    fake.speak('onStateChange', ENDED);
    expect(fake.said).toEqual(['seek 20', 'play']);
  });

  test('shows a playback error', () => {
    play();
    fake.speak('onError', 150);
    expect(state()).toBe('failed');
  });

  test('is removed on unmount', () => {
    play();
    end?.();
    end = undefined;
    expect(frame()).toBeNull();
    fake.speak('onStateChange', PLAYING);
    reach(50);
    expect(marks()).toEqual(['video_start']);
  });
});

describe('a docked video', () => {
  const screen = () => partOf(root, '.r-frame__screen');
  const isStuck = () => screen().hasAttribute('data-stuck');

  test('is docked while playing and scrolled past; closing pauses it', () => {
    const sight = fakeSight();
    const fake = fakeYoutube();
    wake({ isSticky: true });
    press();
    fake.speak('onReady');
    const stage = screen().parentElement as Element;
    sight.see(stage, 0, -500);
    expect(isStuck()).toBe(false);
    fake.speak('onStateChange', PLAYING);
    expect(isStuck()).toBe(true);
    sight.see(stage, 1);
    expect(isStuck()).toBe(false);
    sight.see(stage, 0, 900);
    expect(isStuck()).toBe(false);
    sight.see(stage, 0, -500);
    fake.said.length = 0;
    partOf(root, '.r-frame__close').click();
    expect(fake.said).toEqual(['pause']);
    expect(isStuck()).toBe(false);
    fake.speak('onStateChange', PLAYING);
    expect(isStuck()).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isStuck()).toBe(false);
  });
});

describe('a video with autoplay', () => {
  function see(): void {
    const sight = fakeSight();
    wake({ isAutoplay: true });
    sight.see(partOf(root, '.r-frame__stage'), 1);
  }

  test('plays muted, where the visitor always allows the service', () => {
    fakeMedia({});
    setAllowed('youtube', true);
    see();
    expect(new URL(frame()?.src ?? '').searchParams.get('mute')).toBe('1');
  });

  test.each<[string, () => void]>([
    ['without consent', () => fakeMedia({})],
    [
      'under reduced motion',
      () => {
        fakeMedia({ reducedMotion: true });
        setAllowed('youtube', true);
      },
    ],
    [
      'when data is saved',
      () => {
        fakeMedia({});
        setAllowed('youtube', true);
        vi.stubGlobal('navigator', { connection: { saveData: true } });
      },
    ],
  ])('never %s', (_, arrange) => {
    arrange();
    see();
    expect(frame()).toBeNull();
  });
});

test('forged props load no other URL', () => {
  wake({ player: 'https://evil.example/embed/' });
  const errors: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    errors.push(event.error);
    event.preventDefault();
  };
  window.addEventListener('error', hear);
  press();
  window.removeEventListener('error', hear);
  expect(errors).toHaveLength(1);
  expect(frame()).toBeNull();
});
