import type { FrameProviderName } from '../../shared/frames/providers.ts';
import { ALLOWED_EVENT, readAllowed, setAllowed } from './allowedProviders.ts';

/** State of a frame, as `data-state` on `.r-frame`, for its style. */
export type FrameState = 'idle' | 'loading' | 'shown' | 'failed';

/** The markup of `ConsentedFrame`, for islands. */
export interface OpenFrame {
  /** Container of the content. */
  screen: HTMLElement;
  /** Whether the service has permanent consent. */
  isAllowed(): boolean;
  setState(state: FrameState): void;
  /** Replaces the content of the screen. */
  show(content: HTMLElement): void;
  /** Removes the content, and restores the placeholder. */
  clear(): void;
}

interface Handlers {
  provider: FrameProviderName;
  /** Called in the click handler, so that playback may start with sound. */
  onOpen: () => void;
  /** Called when permanent consent is given or revoked, here or in another frame of the page. */
  onAllowedChange?: (isAllowed: boolean) => void;
  signal: AbortSignal;
}

/**
 * Binds a placeholder's button, and its checkbox for permanent consent. Nothing is loaded here: that is up to the caller, after the visitor's
 * click.
 * @param root contains one `.r-frame`
 * @throws when there is none
 */
export function openFrame(root: HTMLElement, { onAllowedChange, onOpen, provider, signal }: Handlers): OpenFrame {
  const frame = root.matches('.r-frame') ? root : root.querySelector<HTMLElement>('.r-frame');
  const screen = frame?.querySelector<HTMLElement>('.r-frame__screen');
  if (!frame || !screen) throw new Error('There is no placeholder of a frame here.');
  const box = frame.querySelector<HTMLInputElement>('.r-frame__always input');
  const isAllowed = (): boolean => readAllowed().includes(provider);
  let wasAllowed = isAllowed();

  const follow = (): void => {
    const now = isAllowed();
    if (box) box.checked = now;
    if (now !== wasAllowed) onAllowedChange?.(now);
    wasAllowed = now;
  };
  follow();
  document.addEventListener(ALLOWED_EVENT, follow, { signal });
  box?.addEventListener('change', () => setAllowed(provider, box.checked), { signal });
  // A failed frame has its button, and a retry button in its message.
  for (const button of frame.querySelectorAll('.r-frame__open, .r-frame__again')) {
    button.addEventListener('click', () => onOpen(), { signal });
  }

  const opened: OpenFrame = {
    screen,
    isAllowed,
    setState(state) {
      frame.dataset.state = state;
      const words = frame.querySelector<HTMLElement>('.r-frame__failed');
      if (words) words.hidden = state !== 'failed';
    },
    show(content) {
      screen.querySelector('.r-frame__content')?.remove();
      const hadFocus = screen.contains(document.activeElement);
      screen.append(content);
      opened.setState('loading');
      // The pressed button is gone; focus moves to the content.
      if (hadFocus) content.focus({ preventScroll: true });
    },
    clear() {
      screen.querySelector('.r-frame__content')?.remove();
      opened.setState('idle');
    },
  };
  return opened;
}
