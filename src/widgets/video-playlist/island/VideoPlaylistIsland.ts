import { afterPaint } from '../../../browser/afterPaint.ts';
import { type OpenFrame, openFrame } from '../../../browser/frames/openFrame.ts';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import type { ServiceWords } from '../../../shared/frames/serviceWords.ts';
import { playHosted } from '../../video/player/playHosted.ts';
import type { FilmPlayer, HostedFilmProps } from '../../video/player/types.ts';
import { stageFilm } from './filmStage.ts';
import { filmInAddress, writeFilmAddress } from './playlistAddress.ts';
import { addWatched, readWatched } from './watchedFilms.ts';

type ListedFilm = HostedFilmProps & { id: string };

export type VideoPlaylistIslandProps = {
  /** Its name in the page's URL. */
  name: string;
  /** Autoplay of the next video. */
  isAutoNext: boolean;
  /** In the order of the list. */
  films: ListedFilm[];
  words: {
    /** Label of the button, with `{title}`. */
    play: string;
    /** Notices per service. */
    services: Record<string, ServiceWords>;
  };
};

/** Plays the videos of a list in one player. */
export function mount(element: HTMLElement, { films, isAutoNext, name, words }: VideoPlaylistIslandProps): () => void {
  const listeners = new AbortController();
  const frame = element.querySelector<HTMLElement>('.r-frame');
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.r-playlist__film')];
  if (!frame) throw new Error('There is no player here.');
  let current = 0;
  let player: FilmPlayer | undefined;
  let opened: OpenFrame;
  let listening: AbortController | undefined;

  /** Shows a video's placeholder. */
  function take(index: number): void {
    const film = films[index];
    const link = links[index];
    if (!film || !link || !frame) return;
    player?.end();
    player = undefined;
    listening?.abort();
    listening = new AbortController();
    current = index;
    opened = openFrame(frame, { provider: film.provider, onOpen: play, signal: listening.signal });
    for (const other of links) {
      if (other === link) other.setAttribute('aria-current', 'true');
      else other.removeAttribute('aria-current');
    }
  }

  function select(index: number): void {
    if (!films[index] || index === current) return;
    take(index);
    opened.clear();
    stage();
  }

  /** Updates the placeholder for the current video. */
  function stage(): void {
    const film = films[current];
    if (!film || !frame) return;
    stageFilm(frame, {
      title: film.title,
      page: film.page,
      label: words.play.replace('{title}', film.title),
      words: words.services[film.provider],
      thumb: links[current]?.querySelector('.r-playlist__thumb')?.firstElementChild,
    });
  }

  function play(): void {
    const film = films[current];
    if (!film) return;
    player?.end();
    writeFilmAddress(name, film.id);
    player = playHosted(opened, film, { onEnd: finish, onFail: () => undefined });
  }

  /** A video has ended: starts the next one, unless its service is not allowed by the visitor. */
  function finish(): void {
    const ended = films[current];
    const next = films[current + 1];
    if (ended) addWatched(ended.id);
    markWatched();
    if (!isAutoNext || !ended || !next) return;
    select(current + 1);
    if (next.provider === ended.provider || opened.isAllowed()) play();
  }

  function markWatched(): void {
    const watched = readWatched();
    films.forEach(({ id }, index) => {
      const mark = links[index]?.querySelector<HTMLElement>('.r-playlist__watched');
      if (mark) mark.hidden = !watched.includes(id);
    });
  }

  element.addEventListener(
    'click',
    (event) => {
      const index = links.findIndex((link) => link.contains(event.target as Node));
      if (index < 0 || !isPlainClick(event)) return;
      event.preventDefault();
      const isAbove = frame.getBoundingClientRect().top < 0;
      const isOther = index !== current;
      if (isOther) take(index);
      // Creating a frame takes time, so the click is painted first: browsers allow playback for seconds after a click.
      afterPaint(() => {
        if (index !== current || listeners.signal.aborted) return;
        if (isOther) stage();
        play();
      });
      if (isAbove) frame.scrollIntoView({ block: 'nearest' });
    },
    { signal: listeners.signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const index = links.indexOf(document.activeElement as HTMLAnchorElement);
      const places: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: links.length - 1,
      };
      const target = index < 0 ? undefined : links[places[event.key] ?? -1];
      if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      target.focus();
    },
    { signal: listeners.signal },
  );
  take(0);
  markWatched();
  const wanted = filmInAddress(name);
  const place = films.findIndex(({ id }) => id === wanted);
  if (place >= 0) {
    select(place);
    element.scrollIntoView({ block: 'center' });
  }
  return () => {
    listeners.abort();
    listening?.abort();
    player?.end();
    opened.clear();
  };
}
