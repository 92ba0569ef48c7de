import { openOnHover } from './openOnHover.ts';
import { placeTip, type TipSide } from './placeTip.ts';

export type HotspotsIslandProps = {
  opensOnHover: boolean;
  side: TipSide;
};

/** Starts the animation of the spots once visible, opens tooltips on hover, and positions them without CSS anchor positioning. */
export function mount(element: HTMLElement, { opensOnHover, side }: HotspotsIslandProps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  element.querySelector<HTMLElement>('.r-hotspots')?.setAttribute('data-started', '');
  for (const button of element.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!tip) continue;
    if (opensOnHover) openOnHover(button, tip, signal);
    if (!CSS.supports('position-area: top')) keepBeside(button, tip, side, signal);
  }
  return () => listeners.abort();
}

/** Positions a tooltip beside its spot when it opens, and again on scroll and resize. */
function keepBeside(button: HTMLElement, tip: HTMLElement, side: TipSide, signal: AbortSignal): void {
  const place = (): void => {
    if (!tip.matches(':popover-open')) return;
    const anchor = button.getBoundingClientRect();
    const { height, width } = tip.getBoundingClientRect();
    const isRtl = getComputedStyle(button).direction === 'rtl';
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = placeTip({ anchor, tip: { height, width }, window, side, isRtl });
    Object.assign(tip.style, { inset: `${top}px auto auto ${left}px`, margin: '0' });
  };
  tip.addEventListener('toggle', place, { signal });
  addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { passive: true, signal });
}
