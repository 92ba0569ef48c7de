import type { ServiceWords } from '../../../shared/frames/serviceWords.ts';

/** What the player's place shows of a film before it plays. */
interface StagedFilm {
  title: string;
  page: string;
  /** Name of the button. */
  label: string;
  words: ServiceWords | undefined;
  /** The picture in the list, and what stands there without one. */
  thumb: Element | null | undefined;
}

/** Makes the placeholder that of another film: picture, title, button, and what is said of its service. */
export function stageFilm(frame: HTMLElement, { label, page, thumb, title, words }: StagedFilm): void {
  const cover = frame.querySelector('.r-frame__cover');
  const sizes = cover?.querySelector('img')?.sizes ?? '';
  const picture = thumb?.cloneNode(true);
  const caption = document.createElement('p');
  caption.className = 'r-video__title';
  caption.textContent = title;
  if (picture instanceof Element) {
    // The picture in the list is small; its files are those of the large one too.
    for (const source of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) {
      source.sizes = sizes || '100vw';
    }
    picture.querySelector('img')?.removeAttribute('loading');
  }
  cover?.replaceChildren(...(picture ? [picture] : []), caption);
  frame.querySelector('.r-frame__open')?.setAttribute('aria-label', label);
  frame.querySelector('.r-frame__page')?.setAttribute('href', page);
  for (const element of frame.querySelectorAll<HTMLElement>('[data-words]')) {
    const text = words?.[element.dataset.words as keyof ServiceWords];
    if (text !== undefined) element.textContent = text;
  }
}
