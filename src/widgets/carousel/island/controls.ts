/** Controls of a carousel in the server's markup; any may be missing. */
export interface Controls {
  /** Marks the current stop. */
  show(stop: number, stops: number): void;
}

/** Whether the slides loop. */
interface ControlOptions {
  loops: boolean;
  /** Goes to a stop. */
  onGo(stop: number): void;
  onStep(by: number): void;
  signal: AbortSignal;
}

/** Binds arrows and dots, and returns how to show the current stop. A button at an end keeps its focus. */
export function enableControls(frame: HTMLElement, { loops, onGo, onStep, signal }: ControlOptions): Controls {
  const arrows = [...frame.querySelectorAll<HTMLElement>(':scope > .r-carousel__bar > [data-by]')];
  const dots = [...frame.querySelectorAll<HTMLElement>(':scope > .r-carousel__bar > .r-carousel__dots > button')];
  const fraction = frame.querySelector(':scope > .r-carousel__bar > .r-carousel__fraction');
  const progress = frame.querySelector<HTMLElement>(':scope > .r-carousel__bar > .r-carousel__progress');
  for (const arrow of arrows) {
    const by = Number(arrow.dataset.by);
    arrow.addEventListener('click', () => arrow.ariaDisabled !== 'true' && onStep(by), { signal });
  }
  for (const [stop, dot] of dots.entries()) dot.addEventListener('click', () => onGo(stop), { signal });

  return {
    show(stop, stops) {
      for (const arrow of arrows) {
        const isAtEnd = !loops && (Number(arrow.dataset.by) < 0 ? stop === 0 : stop === stops - 1);
        arrow.setAttribute('aria-disabled', String(isAtEnd));
      }
      for (const [index, dot] of dots.entries()) {
        dot.hidden = index >= stops;
        dot.toggleAttribute('aria-current', index === stop);
        if (index === stop) dot.setAttribute('aria-current', 'true');
      }
      // Focus follows the current dot (roving focus), as the arrow keys move it there.
      if (dots.includes(document.activeElement as HTMLElement)) dots[stop]?.focus({ preventScroll: true });
      fraction?.firstElementChild?.replaceChildren(String(stop + 1));
      fraction?.lastElementChild?.replaceChildren(String(stops));
      progress?.style.setProperty('--done', String((stop + 1) / stops));
    },
  };
}
