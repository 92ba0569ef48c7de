import type { LightboxMedia } from '../lightbox/lightboxMedia.ts';
import type { PopupFragment } from './island/popup/popupSettings.ts';

/** A popup as it is sent, and what that means for pages on which it opens. */
export interface RenderedPopup {
  fragment: PopupFragment;
  /** What its links show large; undefined when they show nothing. */
  media: LightboxMedia | undefined;
  /** The ids of the popups that its links open. */
  links: number[];
}

/** Renders a popup, once for each state of the content; undefined when none is published under the id. */
export type FindPopup = (id: number) => Promise<RenderedPopup | undefined>;
