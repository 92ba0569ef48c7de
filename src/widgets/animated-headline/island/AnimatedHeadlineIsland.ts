import { type Movement, moveWhileSeen } from '../../../browser/moveWhileSeen.ts';

export type AnimatedHeadlineIslandProps = {
  /** Duration of each word. */
  seconds: number;
};

/** Minimum interval between two words, in seconds, overriding the props. */
const MIN_SECONDS = 1;

/** Rotates the words of a headline: `data-shown` marks the visible one. Under reduced motion the first one is restored. */
export function mount(element: HTMLElement, { seconds }: AnimatedHeadlineIslandProps): (() => void) | undefined {
  const turns = [...element.querySelectorAll('.r-headline__turn')];
  const box = element.querySelector('.r-headline__turns');
  if (!box || turns.length < 2) return;
  const period = Math.max(MIN_SECONDS, Number(seconds) || 0) * 1000;
  let front = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (index: number): void => {
    front = index;
    for (const [at, turn] of turns.entries()) turn.toggleAttribute('data-shown', at === index);
  };
  const move = (movement: Movement): void => {
    clearInterval(timer);
    if (movement === 'still') show(0);
    if (movement === 'moving') timer = setInterval(() => show((front + 1) % turns.length), period);
  };
  const stop = moveWhileSeen(box, element.querySelector<HTMLButtonElement>('.r-pause'), move);
  return () => {
    stop();
    clearInterval(timer);
    show(0);
  };
}
