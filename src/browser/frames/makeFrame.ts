import { type FrameProviderName, isFrameAddress, isFrameProvider } from '../../shared/frames/providers.ts';

/** What a film's player may do; anything else in a frame of others may do nothing of it. */
const FILM_FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Enough for maps and posts, whose links open in tabs of their own; the page around a frame cannot be led elsewhere by it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';

export interface FrameContent {
  provider: FrameProviderName;
  /** Absolute, of one of the service's origins. */
  address: string;
  /** What is in it, for those who cannot see it. */
  title: string;
  isFilm?: boolean;
}

/**
 * Makes the frame of a service; nothing is fetched before it is put into the page.
 * @throws for an unknown service, and for an address that is not one of its own
 */
export function makeFrame({ address, isFilm, provider, title }: FrameContent): HTMLIFrameElement {
  if (!isFrameProvider(provider) || !isFrameAddress(provider, address)) {
    throw new Error(`“${address}” is no address of “${provider}”.`);
  }
  const frame = document.createElement('iframe');
  frame.className = 'r-frame__content';
  frame.title = title;
  // Services tell by it on which site they stand, and YouTube plays nothing without.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (isFilm) frame.allow = FILM_FEATURES;
  else frame.setAttribute('sandbox', SANDBOX);
  frame.src = address;
  return frame;
}
