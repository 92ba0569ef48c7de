import { showPaused } from '../../../browser/pauseButton.ts';
import { isRotating } from '../rules/isRotating.ts';
import { motionQuery } from './motionQuery.ts';

interface RotationOptions {
  /** Between two movements, in ms. */
  delayMs: number;
  pausesOnHover: boolean;
  onMove(): void;
  /** Autoplay has started or paused. */
  onChange(rotates: boolean): void;
  signal: AbortSignal;
}

/** Autoplay of a carousel. */
export interface Rotation {
  /** Stops until the button is pressed: the visitor navigates manually. */
  stop(): void;
  hold(isHeld: boolean): void;
  end(): void;
}

/** Runs autoplay while nothing prevents it. Focus stops it for good, as does manual navigation; only the button restarts it (design, 8.8; APG). */
export function startRotation(frame: HTMLElement, options: RotationOptions): Rotation {
  const { delayMs, onChange, onMove, pausesOnHover, signal } = options;
  const button = frame.querySelector<HTMLElement>(':scope > .r-carousel__bar > .r-carousel__pause');
  const motion = motionQuery();
  const state = {
    isWanted: true,
    isStill: Boolean(motion?.matches),
    isHovered: false,
    isHeld: false,
    isOnScreen: false,
    isTabVisible: document.visibilityState === 'visible',
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  /** A press focuses the button, which must not stop autoplay: the press itself toggles it. */
  let isPressing = false;

  function judge(change: Partial<typeof state>): void {
    Object.assign(state, change);
    const rotates = isRotating(state);
    if (button) showPaused(button, !state.isWanted);
    if (rotates === (timer !== undefined)) return;
    clearInterval(timer);
    timer = rotates ? setInterval(onMove, delayMs) : undefined;
    onChange(rotates);
  }

  const listen = (target: EventTarget | undefined | null, types: string, listener: (event: Event) => void): void => {
    for (const type of types.split(' ')) target?.addEventListener(type, listener, { signal });
  };
  listen(button, 'pointerdown', () => {
    isPressing = true;
  });
  listen(button, 'click', () => {
    isPressing = false;
    judge({ isWanted: !state.isWanted });
  });
  listen(frame, 'focusin', ({ target }) => {
    if (!(isPressing && target === button)) judge({ isWanted: false });
  });
  if (pausesOnHover) {
    // Touch does not hover, and would never leave.
    listen(frame, 'pointerenter pointerleave', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') judge({ isHovered: event.type === 'pointerenter' });
    });
  }
  listen(document, 'visibilitychange', () => judge({ isTabVisible: document.visibilityState === 'visible' }));
  listen(motion, 'change', () => judge({ isStill: Boolean(motion?.matches) }));
  const observer = new IntersectionObserver((entries) =>
    judge({ isOnScreen: Boolean(entries.at(-1)?.isIntersecting) }),
  );
  observer.observe(frame);
  // The island may have been hydrated by the focus event itself.
  if (frame.contains(document.activeElement)) judge({ isWanted: false });

  return {
    stop: () => judge({ isWanted: false }),
    hold: (isHeld) => judge({ isHeld }),
    end() {
      observer.disconnect();
      clearInterval(timer);
    },
  };
}
