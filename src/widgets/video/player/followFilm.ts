import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';
import { countProgress } from './countProgress.ts';
import type { FilmFacts, FilmListeners, FilmPlayer } from './types.ts';

/** Callbacks for the owner of a video. */
export interface FilmObserver {
  onReady?(): void;
  onPlay?(): void;
  onPause?(): void;
  /** The video has ended, or reached its end time, and does not loop. */
  onEnd?(): void;
  onFail(): void;
}

interface FollowedFilm extends FilmFacts {
  /** The service, or `file`, for analytics. */
  provider: string;
}

/**
 * Applies start time, end time and loop to a video, and reports its progress (`src/shared/analytics/events.ts`).
 * @param connect attaches to the player
 */
export function followFilm(
  { end, isLoop, page, provider, start, title }: FollowedFilm,
  connect: (listeners: FilmListeners) => FilmPlayer,
  observer: FilmObserver,
): FilmPlayer {
  const facts = { video_title: title, video_provider: provider, video_url: page };
  const progress = countProgress((mark) =>
    announceVisitorEvent(
      mark.name === 'video_progress'
        ? { name: mark.name, ...facts, video_percent: String(mark.percent) }
        : { name: mark.name, ...facts },
    ),
  );
  let isOver = false;

  const finish = (): void => {
    // Reaching an end time fires twice: here, and when the player has paused.
    if (isOver) return;
    progress.complete();
    if (isLoop) {
      player.seek(start);
      player.play();
      return;
    }
    isOver = true;
    observer.onEnd?.();
  };
  const player = connect({
    onReady: () => observer.onReady?.(),
    onPlay() {
      isOver = false;
      progress.start();
      observer.onPlay?.();
    },
    onPause: () => observer.onPause?.(),
    onTime(seconds, duration) {
      const last = end ?? duration;
      if (last > start) progress.reach((seconds - start) / (last - start));
      if (end === undefined || seconds < end || isOver) return;
      if (!isLoop) player.pause();
      finish();
    },
    onEnd: finish,
    onFail: observer.onFail,
  });
  return player;
}
