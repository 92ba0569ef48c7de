// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf, showPlaceholder } from '../../../browser/frames/testing.ts';
import { fakeMedia } from '../../../browser/testing.ts';
import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';
import { fakeSight } from '../player/testing.ts';
import { mount, type VideoFileIslandProps } from './VideoFileIsland.ts';

const FILM: VideoFileIslandProps = { title: 'Mint tea', page: 'https://rihla.example/films/tea.mp4', start: 0 };

let root: HTMLElement;
let video: HTMLVideoElement;
let end: (() => void) | undefined;
const told: string[] = [];
const note = (event: Event) => void told.push((event as CustomEvent<VisitorEvent>).detail.name);

/** Simulates playback, which jsdom lacks. */
function wake(props: Partial<VideoFileIslandProps> = {}): void {
  root = showPlaceholder();
  video = document.createElement('video');
  video.play = vi.fn(async () => void video.dispatchEvent(new Event('play')));
  video.pause = vi.fn(() => void video.dispatchEvent(new Event('pause')));
  video.load = vi.fn();
  partOf(root, '.r-frame__screen').prepend(video);
  end = mount(root, { ...FILM, ...props });
}
const state = () => partOf(root, '.r-frame').dataset.state;

beforeEach(() => {
  told.length = 0;
  document.addEventListener(VISITOR_EVENT, note);
});

afterEach(() => {
  end?.();
  document.removeEventListener(VISITOR_EVENT, note);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the button plays it from its start time', () => {
  wake({ start: 2 });
  partOf(root, '.r-frame__open').click();
  expect(video.play).toHaveBeenCalledOnce();
  expect(state()).toBe('shown');
  expect(video.currentTime).toBe(2);
  expect(told).toEqual(['video_start']);
});

test('captions are enabled on play, unless the visitor has chosen some', () => {
  const play = (...modes: TextTrackMode[]) => {
    const tracks = modes.map((mode) => ({ mode }));
    wake();
    Object.defineProperty(video, 'textTracks', { value: tracks });
    video.dispatchEvent(new Event('play'));
    return tracks.map(({ mode }) => mode);
  };
  expect(play('disabled', 'disabled')).toEqual(['showing', 'disabled']);
  expect(play('disabled', 'showing')).toEqual(['disabled', 'showing']);
  expect(play()).toEqual([]);
});

test('stops at its end time, or loops', () => {
  wake({ end: 5 });
  video.dispatchEvent(new Event('play'));
  video.currentTime = 5.2;
  video.dispatchEvent(new Event('timeupdate'));
  expect(video.pause).toHaveBeenCalledOnce();
  expect(told.at(-1)).toBe('video_complete');

  wake({ isLoop: true, start: 1 });
  video.dispatchEvent(new Event('ended'));
  expect(video.currentTime).toBe(1);
  expect(video.play).toHaveBeenCalledOnce();
});

test('a playback error is shown, and can be retried', () => {
  wake();
  video.dispatchEvent(new Event('error'));
  expect(state()).toBe('failed');
  expect(partOf(root, '.r-frame__failed').hidden).toBe(false);
  Object.defineProperty(video, 'error', { value: { code: 4 } });
  partOf(root, '.r-frame__again').click();
  expect(video.load).toHaveBeenCalledOnce();
  expect(video.play).toHaveBeenCalledOnce();
});

test('autoplays muted when visible, pauses off screen, and never plays under reduced motion', () => {
  fakeMedia({ reducedMotion: true });
  const sight = fakeSight();
  wake({ isAutoplay: true });
  const see = (share: number) => sight.see(partOf(root, '.r-frame__stage'), share);
  see(1);
  expect(video.play).not.toHaveBeenCalled();
  fakeMedia({});
  see(0);
  see(1);
  expect(video.play).toHaveBeenCalledOnce();
  expect(video.muted).toBe(true);
  see(0);
  expect(video.pause).toHaveBeenCalledOnce();
  see(1);
  expect(video.play).toHaveBeenCalledTimes(2);
});
