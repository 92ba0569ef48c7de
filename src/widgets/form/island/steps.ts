/** Steps of a form, one of which is shown. */
export interface Steps {
  current(): number;
  isLast(): boolean;
  /** Goes to another step, and moves focus there. */
  go(index: number): void;
  /** Shows a step without moving focus or scrolling. */
  show(index: number): void;
}

/** Finds the steps of a form; a form without steps is always at its last. */
export function createSteps(form: HTMLFormElement): Steps {
  const steps = [...form.querySelectorAll<HTMLElement>('.r-form-step')];
  const places = [...form.querySelectorAll<HTMLElement>('.r-form__steps > li')];
  const current = () =>
    Math.max(
      0,
      steps.findIndex(({ dataset }) => dataset.current !== undefined),
    );
  const show = (wanted: number): void => {
    const index = Math.min(Math.max(0, wanted), steps.length - 1);
    for (const [place, step] of steps.entries()) {
      if (place === index) step.dataset.current = '';
      else delete step.dataset.current;
    }
    for (const [place, item] of places.entries()) {
      if (place < index) item.dataset.done = '';
      else delete item.dataset.done;
      if (place === index) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  };
  return {
    current,
    isLast: () => current() >= steps.length - 1,
    show,
    go(index) {
      show(index);
      const step = steps[current()];
      step?.focus({ preventScroll: true });
      // Scrolls only when the step begins above the window.
      if (step && step.getBoundingClientRect().top < 0) step.scrollIntoView();
    },
  };
}
