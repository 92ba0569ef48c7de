import { mirror, type StickyBox } from '../stackLines.ts';

/** Set on the root while everything that sticks is at rest, so that it can be measured there (`sticky.css`). */
const MEASURING = 'data-sticky-measure';

/** Something that sticks on this device. */
export interface Sticky {
  element: HTMLElement;
  edge: 'top' | 'bottom';
  box: StickyBox;
  /** Whether it covers text: it is wide, and not high. */
  isBar: boolean;
  /** CSS px scrolled after which its look changes; undefined for never. */
  effectsOffset: number | undefined;
  /** Where style alone would stop it, as `box.limit`; undefined where it has to. */
  columnEnd: number | undefined;
}

/** All that may stick on the page itself; a panel above it scrolls by itself, and needs no more than style. */
export function stickyElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-sticky]')].filter(
    (element) => !element.closest('dialog, [popover]'),
  );
}

type Room = Pick<DOMRect, 'top' | 'bottom'>;

/** Measures what sticks on this device and has a place on the page. Nothing may be held by script meanwhile. */
export function findSticky(): Sticky[] {
  const active = stickyElements().filter(
    (element) => getComputedStyle(element).position === 'sticky' && element.getClientRects().length > 0,
  );
  const root = document.documentElement;
  root.toggleAttribute(MEASURING, true);
  const found = active.map(measure);
  root.toggleAttribute(MEASURING, false);
  return found;
}

function measure(element: HTMLElement): Sticky {
  const { dataset } = element;
  const { bottom, height, left, right, top, width } = element.getBoundingClientRect();
  const edge = dataset.sticky === 'bottom' ? 'bottom' : 'top';
  const isFree = dataset.stickyFree !== undefined;
  const place = (room: Room) =>
    edge === 'top'
      ? { start: top + scrollY, limit: room.bottom + scrollY }
      : mirror({ bottom: bottom + scrollY, limit: room.top + scrollY });
  const inColumn = place(roomOfParent(element));
  const effectsOffset = Number(dataset.stickyEffectsOffset ?? Number.NaN);
  return {
    element,
    edge,
    box: {
      ...(isFree ? place(roomOfPage(element)) : inColumn),
      size: height,
      offset: Number(dataset.stickyOffset) || 0,
      left,
      right,
    },
    isBar: width * 2 > document.documentElement.clientWidth && height * 2 < innerHeight,
    effectsOffset: Number.isNaN(effectsOffset) ? undefined : effectsOffset,
    columnEnd: isFree ? inColumn.limit - marginAfter(element, edge) : undefined,
  };
}

/** What its margin keeps free between it and the end of its column. */
function marginAfter(element: Element, edge: 'top' | 'bottom'): number {
  const { marginBottom, marginTop } = getComputedStyle(element);
  return Number.parseFloat(edge === 'top' ? marginBottom : marginTop) || 0;
}

/** In which style alone lets it move: the content of the box around it. */
function roomOfParent(element: Element): Room {
  let parent = element.parentElement ?? document.body;
  while (parent !== document.body && getComputedStyle(parent).display === 'contents') {
    parent = parent.parentElement ?? document.body;
  }
  const style = getComputedStyle(parent);
  const { bottom, top } = parent.getBoundingClientRect();
  const px = (text: string) => Number.parseFloat(text) || 0;
  return {
    top: top + px(style.borderTopWidth) + px(style.paddingTop),
    bottom: bottom - px(style.borderBottomWidth) - px(style.paddingBottom),
  };
}

/** The content of the page; what stands in the header may stay for good. */
function roomOfPage(element: Element): Room {
  return (element.closest('main, footer') ?? document.documentElement).getBoundingClientRect();
}
