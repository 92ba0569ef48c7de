import { connectFile } from '../player/connectFile.ts';
import { followFilm } from '../player/followFilm.ts';
import { mayPlayByItself, watchSight } from '../player/playWhenSeen.ts';
import { stickScreen } from '../player/stickScreen.ts';
import type { FilmFacts } from '../player/types.ts';

export type VideoFileIslandProps = FilmFacts & {
  isSticky?: boolean;
  /** Autoplay, muted, when visible. */
  isAutoplay?: boolean;
};

/** Enhances a native video: large button, end time and loop, docking in a corner, analytics. */
export function mount(element: HTMLElement, { isAutoplay, isSticky, ...film }: VideoFileIslandProps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const frame = element.querySelector<HTMLElement>('.r-frame');
  const screen = frame?.querySelector<HTMLElement>('.r-frame__screen');
  const video = screen?.querySelector('video');
  if (!frame || !screen || !video) throw new Error('There is no film here.');
  const stuck = isSticky ? stickScreen(screen, () => video.pause()) : undefined;
  const toggle = frame.querySelector<HTMLButtonElement>('.r-video__toggle');
  let hasBegun = false;
  let beganByItself = false;

  const setState = (state: string): void => {
    frame.dataset.state = state;
    const words = frame.querySelector<HTMLElement>('.r-frame__failed');
    if (words) words.hidden = state !== 'failed';
  };
  const setPlaying = (isPlaying: boolean): void => {
    stuck?.setPlaying(isPlaying);
    toggle?.setAttribute('aria-pressed', String(isPlaying));
  };
  const player = followFilm({ ...film, provider: 'file' }, (told) => connectFile(video, told), {
    onPlay() {
      if (!hasBegun && film.start > 0 && video.currentTime < film.start) player.seek(film.start);
      if (!hasBegun) showCaptions(video);
      hasBegun = true;
      setState('shown');
      setPlaying(true);
    },
    onPause: () => setPlaying(false),
    onEnd: () => setPlaying(false),
    onFail: () => setState('failed'),
  });
  for (const button of frame.querySelectorAll('.r-frame__open, .r-frame__again')) {
    button.addEventListener(
      'click',
      () => {
        if (video.error) video.load();
        player.play();
        video.focus({ preventScroll: true });
      },
      { signal },
    );
  }
  toggle?.addEventListener('click', () => (video.paused ? player.play() : player.pause()), { signal });
  if (isAutoplay) {
    watchSight(
      screen.parentElement as Element,
      (isSeen) => {
        if (!hasBegun && isSeen && mayPlayByItself()) {
          beganByItself = true;
          video.muted = true;
          player.play();
        } else if (beganByItself && !isSticky) {
          if (isSeen) player.play();
          else player.pause();
        }
      },
      signal,
    );
  }
  return () => {
    listeners.abort();
    player.end();
    stuck?.end();
  };
}

/** Enables the first captions, unless the visitor has chosen some. */
function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...(textTracks ?? [])];
  const [first] = tracks;
  if (first && tracks.every(({ mode }) => mode === 'disabled')) first.mode = 'showing';
}
