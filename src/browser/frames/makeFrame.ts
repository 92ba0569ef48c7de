import { type FrameProviderName, isFrameAddress, isFrameProvider } from '../../shared/frames/providers.ts';

/** Permissions policy of a video player; other frames get none. */
const FILM_FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Sandbox flags for maps and posts, whose links open in new tabs; a frame cannot navigate the page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';

export interface FrameContent {
  provider: FrameProviderName;
  /** Absolute URL on one of the service's origins. */
  address: string;
  /** Accessible name of the frame. */
  title: string;
  isFilm?: boolean;
}

/**
 * Creates the iframe of a service; nothing is loaded before it is inserted.
 * @throws for an unknown service, and for a URL that is not its own
 */
export function makeFrame({ address, isFilm, provider, title }: FrameContent): HTMLIFrameElement {
  if (!isFrameProvider(provider) || !isFrameAddress(provider, address)) {
    throw new Error(`“${address}” is no address of “${provider}”.`);
  }
  const frame = document.createElement('iframe');
  frame.className = 'r-frame__content';
  frame.title = title;
  // Services identify the embedding site by it, and YouTube plays nothing without.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (isFilm) frame.allow = FILM_FEATURES;
  else frame.setAttribute('sandbox', SANDBOX);
  frame.src = address;
  return frame;
}
