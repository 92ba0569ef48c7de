import { mirror, type StickyBox } from '../stackLines.ts';

/** Attribute of the root during measurement, which makes sticky blocks static (`sticky.css`). */
const MEASURING = 'data-sticky-measure';

/** A block that is sticky on this device. */
export interface Sticky {
  element: HTMLElement;
  edge: 'top' | 'bottom';
  box: StickyBox;
  /** Whether it covers text: it is wide and low. */
  isBar: boolean;
  /** Scroll distance in CSS px after which its look changes; undefined: never. */
  effectsOffset: number | undefined;
  /** Limit that the style alone would give it, as `box.limit`; undefined for a block bounded by its column. */
  columnEnd: number | undefined;
}

/** All sticky elements of the page itself; in a panel, which scrolls by itself, the style is enough. */
export function stickyElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-sticky]')].filter(
    (element) => !element.closest('dialog, [popover]'),
  );
}

type Room = Pick<DOMRect, 'top' | 'bottom'>;

/** Measures the displayed elements that are sticky on this device. None may be held by script meanwhile. */
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

/** Margin between it and the end of its column. */
function marginAfter(element: Element, edge: 'top' | 'bottom'): number {
  const { marginBottom, marginTop } = getComputedStyle(element);
  return Number.parseFloat(edge === 'top' ? marginBottom : marginTop) || 0;
}

/** Range of movement by style alone: the content box of its parent. */
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

/** Content box of the page; sticky elements in the header have no bound. */
function roomOfPage(element: Element): Room {
  return (element.closest('main, footer') ?? document.documentElement).getBoundingClientRect();
}
