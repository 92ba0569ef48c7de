import { loadApi } from './loadApi.ts';
import type { FilmListeners, FilmPlayer } from './types.ts';
import { whenReady } from './whenReady.ts';

/** Script of Vimeo's documented player API for embeds. */
export const VIMEO_API = 'https://player.vimeo.com/api/player.js';

interface VimeoTime {
  seconds?: number;
  duration?: number;
}

interface VimeoPlayer {
  ready(): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
  setCurrentTime(seconds: number): Promise<unknown>;
  on(event: 'play' | 'pause' | 'timeupdate' | 'ended' | 'error', listener: (time: VimeoTime) => void): void;
}

declare global {
  interface Window {
    Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
  }
}

/** Player API of a Vimeo embed. */
export function connectVimeo(frame: HTMLIFrameElement, listeners: FilmListeners): FilmPlayer {
  const ending = new AbortController();
  const { signal } = ending;
  let player: VimeoPlayer | undefined;
  let isReady = false;

  const end = (): void => ending.abort();
  const fail = (): void => {
    if (signal.aborted) return;
    end();
    listeners.onFail();
  };
  const listen = (there: VimeoPlayer): void => {
    const unlessOver = (tell: (time: VimeoTime) => void) => (time: VimeoTime) => signal.aborted || tell(time);
    there.on('play', unlessOver(listeners.onPlay));
    there.on('pause', unlessOver(listeners.onPause));
    there.on('ended', unlessOver(listeners.onEnd));
    there.on(
      'timeupdate',
      unlessOver(({ duration = 0, seconds = 0 }) => listeners.onTime(seconds, duration)),
    );
    const answer = (): void => {
      if (signal.aborted) return;
      isReady = true;
      listeners.onReady?.();
    };
    there.ready().then(answer, fail);
  };
  const attach = (): boolean => {
    if (!player && window.Vimeo?.Player) {
      player = new window.Vimeo.Player(frame);
      listen(player);
    }
    return isReady;
  };

  loadApi(VIMEO_API, fail, signal);
  whenReady(attach, fail, signal);
  const whenThere = (act: (there: VimeoPlayer) => Promise<unknown>): void => {
    // Rejected when autoplay is blocked; the player then shows its own button.
    if (player && isReady && !signal.aborted) act(player).catch(() => undefined);
  };
  return {
    play: () => whenThere((there) => there.play()),
    pause: () => whenThere((there) => there.pause()),
    seek: (seconds) => whenThere((there) => there.setCurrentTime(seconds)),
    end,
  };
}
