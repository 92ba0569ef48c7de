import type { FilmListeners, FilmPlayer } from './types.ts';

/** Talks to a film that the browser plays by itself. */
export function connectFile(video: HTMLVideoElement, listeners: FilmListeners): FilmPlayer {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (type: string, listener: () => void): void => video.addEventListener(type, listener, { signal });
  tell('play', () => listeners.onPlay());
  // The end is told as a pause too, just before.
  tell('pause', () => video.ended || listeners.onPause());
  tell('timeupdate', () => listeners.onTime(video.currentTime, Number.isFinite(video.duration) ? video.duration : 0));
  tell('ended', () => listeners.onEnd());
  tell('error', () => listeners.onFail());
  return {
    // A browser that lets nothing play by itself rejects, and a film that cannot be played says so by an event.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (seconds) => {
      video.currentTime = seconds;
    },
    end: () => ending.abort(),
  };
}
