/** What a page can have a film do, wherever it comes from. */
export interface FilmPlayer {
  play(): void;
  pause(): void;
  /** @param seconds from the beginning of the film */
  seek(seconds: number): void;
  /** Lets go of it; nothing is told any more. */
  end(): void;
}

/** What a film tells of itself. */
export interface FilmListeners {
  /** It can be told what to do from now on. */
  onReady?(): void;
  onPlay(): void;
  onPause(): void;
  /** Where it is, several times a second while it plays; the duration is 0 as long as nobody knows it. */
  onTime(seconds: number, duration: number): void;
  onEnd(): void;
  /** It cannot be played, or did not answer in time. */
  onFail(): void;
}

/** A film at a service, as a page describes it. */
export type HostedFilmProps = {
  provider: 'youtube' | 'vimeo';
  /** Address of its player. */
  player: string;
} & FilmFacts;

/** What is known of a film wherever it comes from. */
export type FilmFacts = {
  title: string;
  /** Its own page or file, for analytics. */
  page: string;
  /** Seconds. */
  start: number;
  end?: number | undefined;
  isLoop?: boolean | undefined;
};
