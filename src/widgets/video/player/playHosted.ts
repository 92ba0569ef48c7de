import { makeFrame } from '../../../browser/frames/makeFrame.ts';
import type { OpenFrame } from '../../../browser/frames/openFrame.ts';
import { connectVimeo } from './connectVimeo.ts';
import { connectYoutube } from './connectYoutube.ts';
import { type FilmObserver, followFilm } from './followFilm.ts';
import type { FilmPlayer, HostedFilmProps } from './types.ts';

/**
 * Plays a film of a service in the place of its placeholder. To be called in the visitor's own press, or as soon as that is painted: the frame is told to play as it is
 * made, and again when its player answers, because phones that let no frame begin by itself obey what is asked within or just after a press.
 * @throws for an address that is not the service's own
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

/** YouTube's player answers only the page whose origin it was told. */
function withOrigin({ player, provider }: HostedFilmProps): string {
  if (provider !== 'youtube') return player;
  const url = new URL(player);
  url.searchParams.set('origin', location.origin);
  return url.href;
}
