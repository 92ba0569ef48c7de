import { loadApi } from './loadApi.ts';
import type { FilmListeners, FilmPlayer } from './types.ts';
import { whenReady } from './whenReady.ts';

/** Script of YouTube's documented player API for embeds. */
export const YOUTUBE_API = 'https://www.youtube.com/iframe_api';

/** Polling interval of the position of a playing video, in ms: there is no event for it. */
const ASK_MS = 250;

/** Player states, as numbered in the documentation. */
const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

interface YoutubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  getCurrentTime(): number;
  getDuration(): number;
}

interface YoutubeApi {
  Player?: new (
    frame: HTMLIFrameElement,
    options: { events: Record<'onReady' | 'onStateChange' | 'onError', (event: { data?: number }) => void> },
  ) => YoutubePlayer;
}

declare global {
  interface Window {
    YT?: YoutubeApi;
  }
}

/** Player API of a YouTube embed. */
export function connectYoutube(frame: HTMLIFrameElement, listeners: FilmListeners): FilmPlayer {
  const ending = new AbortController();
  const { signal } = ending;
  let player: YoutubePlayer | undefined;
  let isReady = false;
  let asking: ReturnType<typeof setInterval> | undefined;

  const fail = (): void => {
    if (signal.aborted) return;
    end();
    listeners.onFail();
  };
  const ask = (): void => {
    // Before its first frame a player returns nothing.
    if (player) listeners.onTime(player.getCurrentTime() || 0, player.getDuration() || 0);
  };
  const follow = (state: number | undefined): void => {
    if (signal.aborted) return;
    clearInterval(asking);
    if (state === PLAYING) {
      asking = setInterval(ask, ASK_MS);
      listeners.onPlay();
    } else if (state === PAUSED) listeners.onPause();
    else if (state === ENDED) listeners.onEnd();
  };
  const attach = (): boolean => {
    if (!player && window.YT?.Player) {
      player = new window.YT.Player(frame, {
        events: {
          onReady: () => {
            isReady = true;
            if (!signal.aborted) listeners.onReady?.();
          },
          onStateChange: ({ data }) => follow(data),
          onError: fail,
        },
      });
    }
    return isReady;
  };
  function end(): void {
    clearInterval(asking);
    ending.abort();
  }

  loadApi(YOUTUBE_API, fail, signal);
  whenReady(attach, fail, signal);
  const whenThere = (act: (there: YoutubePlayer) => void): void => {
    if (player && isReady && !signal.aborted) act(player);
  };
  return {
    play: () => whenThere((there) => there.playVideo()),
    pause: () => whenThere((there) => there.pauseVideo()),
    seek: (seconds) => whenThere((there) => there.seekTo(seconds, true)),
    end,
  };
}
