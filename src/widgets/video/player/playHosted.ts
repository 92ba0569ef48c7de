import { makeFrame } from '../../../browser/frames/makeFrame.ts';
import type { OpenFrame } from '../../../browser/frames/openFrame.ts';
import { connectVimeo } from './connectVimeo.ts';
import { connectYoutube } from './connectYoutube.ts';
import { type FilmObserver, followFilm } from './followFilm.ts';
import type { FilmPlayer, HostedFilmProps } from './types.ts';

/**
 * Plays an embedded video in place of its placeholder. To be called in the click handler, or right after its paint: the
 * frame has autoplay, and also gets a play command when its player is ready, because phones that block autoplay in frames
 * allow it within or just after a click.
 * @throws for a URL that is not the service's own
 */
export function playHosted(opened: OpenFrame, film: HostedFilmProps, observer: FilmObserver): FilmPlayer {
  const frame = makeFrame({ provider: film.provider, address: withOrigin(film), title: film.title, isFilm: true });
  opened.show(frame);
  const connect = film.provider === 'vimeo' ? connectVimeo : connectYoutube;
  const player = followFilm(film, (listeners) => connect(frame, listeners), {
    ...observer,
    onReady() {
      opened.setState('shown');
      player.play();
      observer.onReady?.();
    },
    onFail() {
      opened.setState('failed');
      observer.onFail();
    },
  });
  return player;
}

/** YouTube's player responds only to the origin in its parameter. */
function withOrigin({ player, provider }: HostedFilmProps): string {
  if (provider !== 'youtube') return player;
  const url = new URL(player);
  url.searchParams.set('origin', location.origin);
  return url.href;
}
