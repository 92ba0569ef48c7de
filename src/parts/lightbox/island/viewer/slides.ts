import type { Slide, SlideImage } from 'yet-another-react-lightbox';
import type { MediaTarget } from '../../../../shared/lightbox/mediaTarget.ts';

interface SlideFacts {
  /** Absolute URL of the picture or film. */
  href: string;
  /** Alternative text. */
  alt: string;
  title: string | undefined;
  description: string | undefined;
  /** URL hash that opens it on the page. */
  hash: string;
  /** Its link; absent for a link action. */
  link: HTMLAnchorElement | undefined;
}

/** Files of one format, for a `<source>`. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

interface PictureFacts extends SlideFacts {
  /** Best format first. */
  sources: readonly PictureSource[];
  jpegs: string | undefined;
  /** The small image of the page, shown while the large one loads. */
  preview: string | undefined;
}

/** A slide type of the viewer's library, with our fields; its size is known or measured on load. */
export type PictureSlide = SlideImage;

export interface FilmSlide extends SlideFacts {
  type: 'film';
  target: MediaTarget;
  poster: string | undefined;
  /** Films have no download. */
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
