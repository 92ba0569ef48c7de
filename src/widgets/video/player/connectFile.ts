import type { FilmListeners, FilmPlayer } from './types.ts';

/** Player API of a native video. */
export function connectFile(video: HTMLVideoElement, listeners: FilmListeners): FilmPlayer {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (type: string, listener: () => void): void => video.addEventListener(type, listener, { signal });
  tell('play', () => listeners.onPlay());
  // The end also fires a pause, just before.
  tell('pause', () => video.ended || listeners.onPause());
  tell('timeupdate', () => listeners.onTime(video.currentTime, Number.isFinite(video.duration) ? video.duration : 0));
  tell('ended', () => listeners.onEnd());
  tell('error', () => listeners.onFail());
  return {
    // Rejected when autoplay is blocked; playback errors are reported by an event.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (seconds) => {
      video.currentTime = seconds;
    },
    end: () => ending.abort(),
  };
}
