/** Control of a video, from any source. */
export interface FilmPlayer {
  play(): void;
  pause(): void;
  /** @param seconds from the start of the video */
  seek(seconds: number): void;
  /** Detaches; no more events follow. */
  end(): void;
}

/** Events of a video. */
export interface FilmListeners {
  /** Commands are accepted from now on. */
  onReady?(): void;
  onPlay(): void;
  onPause(): void;
  /** Position, several times a second while playing; the duration is 0 while unknown. */
  onTime(seconds: number, duration: number): void;
  onEnd(): void;
  /** It cannot be played, or did not respond in time. */
  onFail(): void;
}

/** An embedded video, as serialized into the page. */
export type HostedFilmProps = {
  provider: 'youtube' | 'vimeo';
  /** URL of its player. */
  player: string;
} & FilmFacts;

/** Facts of a video from any source. */
export type FilmFacts = {
  title: string;
  /** Its own page or file, for analytics. */
  page: string;
  /** Seconds. */
  start: number;
  end?: number | undefined;
  isLoop?: boolean | undefined;
};
