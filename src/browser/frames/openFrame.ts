import type { FrameProviderName } from '../../shared/frames/providers.ts';
import { ALLOWED_EVENT, readAllowed, setAllowed } from './allowedProviders.ts';

/** How a frame is told to be, as `data-state` on `.r-frame`; its style goes by it. */
export type FrameState = 'idle' | 'loading' | 'shown' | 'failed';

/** The markup of `ConsentedFrame`, as the browser's side of widgets uses it. */
export interface OpenFrame {
  /** Where what is shown stands. */
  screen: HTMLElement;
  /** Whether the visitor always allows the service. */
  isAllowed(): boolean;
  setState(state: FrameState): void;
  /** Puts the content into the screen, in place of what it showed before. */
  show(content: HTMLElement): void;
  /** Takes the content away: the placeholder stands there again. */
  clear(): void;
}

interface Handlers {
  provider: FrameProviderName;
  /** Called in the visitor's own click, so that what begins now may play with sound. */
  onOpen: () => void;
  /** Called when it becomes true or false, here or at another frame of the page, that the service is always allowed. */
  onAllowedChange?: (isAllowed: boolean) => void;
  signal: AbortSignal;
}

/**
 * Lets the button of a placeholder open it, and its box keep that the service is always allowed. The content of a frame is the visitor's
 * alone to ask for: nothing here fetches anything.
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
  // Behind a frame that has failed stands its button, and in the words about it another one.
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
      // The button that was pressed is not there any more; what it has opened is.
      if (hadFocus) content.focus({ preventScroll: true });
    },
    clear() {
      screen.querySelector('.r-frame__content')?.remove();
      opened.setState('idle');
    },
  };
  return opened;
}
