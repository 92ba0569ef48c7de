import { type Movement, moveWhileSeen } from '../../../browser/moveWhileSeen.ts';

export type ContainerSlidesIslandProps = {
  /** Interval between pictures. */
  seconds: number;
};

/** Minimum interval, in seconds, overriding the props. */
const MIN_SECONDS = 2;

/**
 * Slideshow of the pictures in the template; each is loaded shortly before it is shown, and failed ones are skipped. `data-awake` of the layer
 * is `moving` or `paused`; `data-shown` marks the current picture.
 */
export function mount(element: HTMLElement, { seconds }: ContainerSlidesIslandProps): (() => void) | undefined {
  const layer = element.querySelector<HTMLElement>('.r-slides');
  const first = layer?.firstElementChild;
  if (!layer || !first) return;
  const waiting = [...(element.querySelector('template')?.content.children ?? [])].map((child) =>
    child.cloneNode(true),
  );
  const period = Math.max(MIN_SECONDS, Number(seconds) || 0) * 1000;
  let slides: Element[] = [first];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const show = (slide: Element): void => {
    for (const other of slides) other.toggleAttribute('data-shown', other === slide);
  };
  /** The next picture, loaded if needed. */
  const findNext = async (): Promise<Element | undefined> => {
    const front = slides.findIndex((slide) => slide.hasAttribute('data-shown'));
    const known = slides[front + 1];
    if (known) return known;
    const fresh = waiting.shift();
    if (!(fresh instanceof Element)) return slides[0];
    layer.append(fresh);
    const image = fresh.querySelector('img');
    if (image) image.loading = 'eager';
    slides.push(fresh);
    try {
      await image?.decode();
    } catch {
      // A picture that fails to load is skipped.
      slides = slides.filter((slide) => slide !== fresh);
      fresh.remove();
      return findNext();
    }
    return fresh;
  };
  const wait = (): void => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    timer = setTimeout(async () => {
      const next = await findNext();
      // Paused meanwhile: it is shown when the slideshow resumes.
      if (mine !== turn) return;
      if (next) show(next);
      wait();
    }, period);
  };
  const rest = (): void => {
    clearTimeout(timer);
    turn += 1;
  };
  const move = (movement: Movement): void => {
    layer.dataset.awake = movement === 'moving' ? 'moving' : 'paused';
    if (movement === 'still') show(first);
    if (movement === 'moving' && slides.length + waiting.length > 1) wait();
    else rest();
  };

  show(first);
  const stop = moveWhileSeen(layer, element.querySelector<HTMLButtonElement>('.r-pause'), move);
  return () => {
    stop();
    rest();
    delete layer.dataset.awake;
    for (const slide of slides.slice(1)) slide.remove();
  };
}
