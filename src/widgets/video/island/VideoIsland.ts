import { type OpenFrame, openFrame } from '../../../browser/frames/openFrame.ts';
import { playHosted } from '../player/playHosted.ts';
import { mayPlayByItself, watchSight } from '../player/playWhenSeen.ts';
import { type StuckScreen, stickScreen } from '../player/stickScreen.ts';
import type { FilmPlayer, HostedFilmProps } from '../player/types.ts';

export type VideoIslandProps = HostedFilmProps & {
  isSticky?: boolean;
  /** Autoplay, muted, when visible, where the visitor always allows the service. */
  isAutoplay?: boolean;
};

/** Plays an embedded video on click. */
export function mount(element: HTMLElement, { isAutoplay, isSticky, ...film }: VideoIslandProps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let player: FilmPlayer | undefined;
  let stuck: StuckScreen | undefined;
  let beganByItself = false;

  const play = (shown: HostedFilmProps): void => {
    player?.end();
    stuck?.end();
    stuck = isSticky ? stickScreen(opened.screen, () => player?.pause()) : undefined;
    player = playHosted(opened, shown, {
      onPlay: () => stuck?.setPlaying(true),
      onPause: () => stuck?.setPlaying(false),
      onEnd: () => stuck?.setPlaying(false),
      onFail: () => stuck?.end(),
    });
  };
  const opened: OpenFrame = openFrame(element, { provider: film.provider, onOpen: () => play(film), signal });

  if (isAutoplay) {
    watchSight(
      opened.screen.parentElement as Element,
      (isSeen) => {
        if (!player && isSeen && opened.isAllowed() && mayPlayByItself()) {
          beganByItself = true;
          play(muted(film));
        } else if (beganByItself && !isSticky) {
          if (isSeen) player?.play();
          else player?.pause();
        }
      },
      signal,
    );
  }
  return () => {
    listeners.abort();
    player?.end();
    stuck?.end();
    opened.clear();
  };
}

/** The same video muted: browsers block autoplay with sound. */
function muted(film: HostedFilmProps): HostedFilmProps {
  const url = new URL(film.player);
  url.searchParams.set(film.provider === 'vimeo' ? 'muted' : 'mute', '1');
  return { ...film, player: url.href };
}
