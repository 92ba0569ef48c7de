import { prefersReducedMotion } from '../../../browser/media.ts';
import { formatCount } from '../formatCount.ts';
import { countAt } from './countAt.ts';

export type CounterIslandProps = {
  from: number;
  to: number;
  /** Duration of counting. */
  seconds: number;
  decimals: number;
  locale: string;
  hasGroups: boolean;
};

/**
 * Counts up when the number is visible for the first time. The counting copy is drawn above the number, which stays in the DOM for screen
 * readers, copying and search; under reduced motion nothing counts.
 */
export function mount(element: HTMLElement, props: CounterIslandProps): (() => void) | undefined {
  const figure = element.querySelector<HTMLElement>('.r-counter__figure');
  if (!figure || prefersReducedMotion() || !Number.isFinite(props.to) || !(props.seconds > 0)) return;
  const count = document.createElement('span');
  count.className = 'r-counter__count';
  count.ariaHidden = 'true';
  count.textContent = formatCount(props.from, props);
  figure.append(count);
  figure.dataset.state = 'counting';
  let frame = 0;
  let began: number | undefined;

  const end = (): void => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    count.remove();
    delete figure.dataset.state;
  };
  const step = (now: number): void => {
    began ??= now;
    const share = (now - began) / 1000 / props.seconds;
    if (share >= 1 || prefersReducedMotion()) {
      end();
      return;
    }
    count.textContent = formatCount(countAt(share, props.from, props.to), props);
    frame = requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    frame = requestAnimationFrame(step);
  });
  observer.observe(figure);
  return end;
}
