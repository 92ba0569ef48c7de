import { coversDock } from '../../../browser/covers/coversDock.ts';
import { uncover } from '../../../browser/covers/uncover.ts';
import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { ADMIN_BAR_SELECTOR } from '../../../browser/stickyOffset.ts';
import { STICKY_RESIZE_MS } from '../limits.ts';
import { type StickyState, stackLines, stateAt } from '../stackLines.ts';
import { findSticky, type Sticky, stickyElements } from './findSticky.ts';
import { type Hold, holdFree } from './holdFree.ts';
import { canSlide, slideFree, slideOf } from './slideFree.ts';

/** A sticky block with its position. */
interface Placed extends Sticky {
  line: number;
  hold: Hold | undefined;
}

/**
 * Stacks sticky blocks, sets their state and the covered heights of the page, and lets unbounded ones continue past their column. Measures at
 * once, and again 300 ms after the window or its content was resized, which is also when the device may change.
 */
export function mount(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let placed: Placed[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const states = placed.map((each) => showState(each));
    tell('--sticky-dock', Math.max(0, ...placed.map((each, index) => dockCover(each, states[index]))));
  };
  const measure = (): void => {
    for (const { hold } of placed) hold?.release();
    for (const element of stickyElements()) forget(element);
    placed = stack(findSticky());
    for (const edge of ['top', 'bottom'] as const) tell(`--sticky-cover-${edge}`, coverOf(placed, edge));
    update();
  };
  const measureSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(measure, STICKY_RESIZE_MS);
  };

  window.addEventListener('resize', measureSoon, { signal });
  window.addEventListener('scroll', oncePerFrame(update), { passive: true, signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const focused = target as Element;
      // A pointer user sees what they focus.
      if (!focused.matches(':focus-visible')) return;
      for (const { element } of placed) if (element.hasAttribute('data-stuck')) uncover(focused, element);
    },
    { signal },
  );
  const lifts = new MutationObserver(() => {
    const lift = liftOfBottom();
    if (lift !== lifted) measureSoon();
    lifted = lift;
  });
  let lifted = liftOfBottom();
  lifts.observe(document.documentElement, { attributeFilter: ['style'] });
  const sizes = new ResizeObserver(measureSoon);
  for (const box of [document.body, ...headers(), ...stickyElements()]) sizes.observe(box);
  measure();
  return () => {
    listeners.abort();
    sizes.disconnect();
    lifts.disconnect();
    clearTimeout(timer);
    for (const { element, hold } of placed) {
      hold?.release();
      forget(element);
    }
    for (const name of ['--sticky-cover-top', '--sticky-cover-bottom', '--sticky-dock']) tell(name, 0);
  };
}

function stack(found: readonly Sticky[]): Placed[] {
  return (['top', 'bottom'] as const).flatMap((edge) => {
    // A sticky block inside another has its position there.
    const here = found.filter((one) => one.edge === edge && !found.some((other) => isInside(one, other)));
    const lines = stackLines(
      here.map(({ box }) => box),
      edge === 'top' ? headerEnd() : 0,
    );
    return here.map((each, index): Placed => {
      const line = lines[index] ?? 0;
      const { box, columnEnd, element } = each;
      element.style.setProperty('--sticky-line', `${line - box.offset}px`);
      // The next one slides under it when its column ends.
      element.style.setProperty('--sticky-level', `${10 + Math.max(0, 9 - index)}`);
      element.style.setProperty('--sticky-ground', groundOf(element));
      return { ...each, line, hold: columnEnd === undefined ? undefined : holdOf(each, columnEnd, line) };
    });
  });
}

function holdOf({ box, edge, element }: Sticky, columnEnd: number, line: number): Hold {
  if (!canSlide()) return holdFree(element);
  // At the bottom the consent banner and bars raise it.
  const used = edge === 'top' ? line : Number.parseFloat(getComputedStyle(element).bottom) || line;
  return slideFree(element, slideOf(box, { columnEnd, edge, line: used }, innerHeight));
}

function isInside(one: Sticky, other: Sticky): boolean {
  return one !== other && other.element.contains(one.element);
}

function showState({ box, columnEnd, edge, effectsOffset, element, hold, line }: Placed): StickyState {
  const scroll = edge === 'top' ? scrollY : -(scrollY + innerHeight);
  const state = stateAt(box, line, scroll);
  element.toggleAttribute('data-stuck', state.isStuck);
  element.toggleAttribute(
    'data-sticky-effects',
    state.isStuck && effectsOffset !== undefined && state.depth >= effectsOffset,
  );
  // Well before the style alone would stop it, so that nothing moves when `position: fixed` takes over.
  const isHeld = columnEnd !== undefined && state.isStuck && scroll + line + box.size + innerHeight / 2 > columnEnd;
  hold?.place(edge, isHeld ? state.position : undefined);
  return state;
}

/** Maximum height covered by bars at an edge, for scroll padding. */
function coverOf(placed: readonly Placed[], edge: 'top' | 'bottom'): number {
  return Math.max(0, ...placed.filter((one) => one.edge === edge && one.isBar).map(({ box, line }) => line + box.size));
}

/** Height of the consent banner and popups at the lower edge. */
function liftOfBottom(): string {
  const { style } = document.documentElement;
  return `${style.getPropertyValue('--consent-size')} ${style.getPropertyValue('--bar-size')}`;
}

function dockCover({ box, edge, line }: Placed, state: StickyState | undefined): number {
  return edge === 'bottom' && state?.isStuck && coversDock(box.left, box.right) ? line + box.size : 0;
}

/** The site's header and the admin bar, which are above all sticky blocks. */
function headers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${ADMIN_BAR_SELECTOR}, .r-header[data-sticky-top]`)];
}

/** Bottom edge of the headers when stuck. */
function headerEnd(): number {
  const ends = headers().map((header) => {
    const { position, top } = getComputedStyle(header);
    return position === 'sticky' || position === 'fixed'
      ? (Number.parseFloat(top) || 0) + header.getBoundingClientRect().height
      : 0;
  });
  return Math.max(0, ...ends);
}

function forget(element: HTMLElement): void {
  for (const name of ['data-stuck', 'data-sticky-effects']) element.removeAttribute(name);
  for (const name of ['--sticky-line', '--sticky-level', '--sticky-ground']) element.style.removeProperty(name);
}

function tell(name: string, px: number): void {
  const { style } = document.documentElement;
  if (px > 0) style.setProperty(name, `${px}px`);
  else style.removeProperty(name);
}

const CLEAR = new Set(['transparent', 'rgba(0, 0, 0, 0)']);

/** Background colour behind an element: its own, or that of its nearest ancestor with one. */
function groundOf(element: Element): string {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (backgroundColor && !CLEAR.has(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
