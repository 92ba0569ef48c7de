import type { ServiceWords } from '../../../shared/frames/serviceWords.ts';

/** Placeholder of a video. */
interface StagedFilm {
  title: string;
  page: string;
  /** Label of the button. */
  label: string;
  words: ServiceWords | undefined;
  /** The thumbnail in the list, or its substitute. */
  thumb: Element | null | undefined;
}

/** Updates the placeholder for another video: picture, title, button, and the notice of its service. */
export function stageFilm(frame: HTMLElement, { label, page, thumb, title, words }: StagedFilm): void {
  const cover = frame.querySelector('.r-frame__cover');
  const sizes = cover?.querySelector('img')?.sizes ?? '';
  const picture = thumb?.cloneNode(true);
  const caption = document.createElement('p');
  caption.className = 'r-video__title';
  caption.textContent = title;
  if (picture instanceof Element) {
    // The thumbnail's files include those of the large picture.
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
