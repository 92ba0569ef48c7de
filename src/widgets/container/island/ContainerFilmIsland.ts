import { type Movement, moveWhileSeen } from '../../../browser/moveWhileSeen.ts';

export type ContainerFilmIslandProps = {
  /** URL of the video on this site. */
  film: string;
};

/** Whether the visitor's connection is metered, or Save-Data is on. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * Plays a muted video over its picture, in a loop, only while visible. It is loaded when it may play for the first time; where it cannot play,
 * or the visitor saves data, the picture stays.
 */
export function mount(element: HTMLElement, { film }: ContainerFilmIslandProps): (() => void) | undefined {
  const layer = element.querySelector<HTMLElement>('.r-film');
  const button = element.querySelector<HTMLButtonElement>('.r-pause');
  if (!layer || savesData()) return;
  let video: HTMLVideoElement | undefined;
  let stop = (): void => undefined;

  const end = (): void => {
    stop();
    video?.remove();
  };
  const play = (): void => {
    if (!video) {
      video = createFilm(film);
      video.addEventListener('error', end);
      layer.append(video);
    }
    // A browser in power-saving mode rejects: the picture stays until the next attempt.
    video.play().catch(() => undefined);
  };
  const move = (movement: Movement): void => {
    if (movement === 'moving') play();
    else video?.pause();
    if (movement === 'still') video?.removeAttribute('data-shown');
  };
  stop = moveWhileSeen(layer, button, move);
  return end;
}

function createFilm(address: string): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 });
  video.ariaHidden = 'true';
  video.src = address;
  video.addEventListener('playing', () => video.toggleAttribute('data-shown', true));
  return video;
}
