import type { Slide, SlideImage } from 'yet-another-react-lightbox';
import type { MediaTarget } from '../../../../shared/lightbox/mediaTarget.ts';

interface SlideFacts {
  /** Absolute address of the picture or film. */
  href: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  title: string | undefined;
  description: string | undefined;
  /** Opens it on the page, from the address. */
  hash: string;
  /** The link that it came from; absent when an action named it. */
  link: HTMLAnchorElement | undefined;
}

/** A set of files of one format, as a `<source>` names them. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

interface PictureFacts extends SlideFacts {
  /** Best format first. */
  sources: readonly PictureSource[];
  jpegs: string | undefined;
  /** The small picture of the page, which stands in while the large one comes. */
  preview: string | undefined;
}

/** A slide that the viewer's library knows, with what ours says besides; its size is known or learnt when it comes. */
export type PictureSlide = SlideImage;

export interface FilmSlide extends SlideFacts {
  type: 'film';
  target: MediaTarget;
  poster: string | undefined;
  /** Films have no file to save. */
  download: false;
}

export type LightboxSlide = Slide;

declare module 'yet-another-react-lightbox' {
  interface SlideImage extends Omit<PictureFacts, 'alt'> {
    alt?: string;
  }
  interface SlideTypes {
    film: FilmSlide;
  }
}
