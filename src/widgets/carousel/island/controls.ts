/** What steers a carousel, as the server has written it; any part may be missing. */
export interface Controls {
  /** Shows a stop of so many as the one in use. */
  show(stop: number, stops: number): void;
}

/** Whether the slides can go on at the other end. */
interface ControlOptions {
  loops: boolean;
  /** To a stop, or so many further. */
  onGo(stop: number): void;
  onStep(by: number): void;
  signal: AbortSignal;
}

/** Wakes arrows and dots, and returns what shows where the slides are. Nothing takes the focus away from a button that has come to an end. */
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
      // The focus goes with the place, as the arrow keys move it there.
      if (dots.includes(document.activeElement as HTMLElement)) dots[stop]?.focus({ preventScroll: true });
      fraction?.firstElementChild?.replaceChildren(String(stop + 1));
      fraction?.lastElementChild?.replaceChildren(String(stops));
      progress?.style.setProperty('--done', String((stop + 1) / stops));
    },
  };
}
