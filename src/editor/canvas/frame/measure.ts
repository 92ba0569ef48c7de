import { type Box, boxAround, hasRoom } from '../geometry/box.ts';
import type { Axis } from '../geometry/plusPoints.ts';
import { elementOf } from './findBlocks.ts';

/**
 * Bounding box of an element in the iframe's viewport; undefined when it is not shown. An element without a box of its
 * own (`display: contents`) has that of its children.
 */
export function boxOf(element: Element | undefined): Box | undefined {
  if (!element) return undefined;
  const { height, width, x, y } = element.getBoundingClientRect();
  if (hasRoom({ x, y, width, height })) return { x, y, width, height };
  return boxAround([...element.children].flatMap((child) => boxOf(child) ?? []));
}

/** Bounding box of a block in the iframe's viewport; undefined when the page does not show it. */
export function boxOfBlock(page: Document, id: string | undefined): Box | undefined {
  return id === undefined ? undefined : boxOf(elementOf(page, id));
}

/** Whether an element is inside closed content: browsers still give it a box, above the content that follows. */
export function isClosedIn(element: Element): boolean {
  return element.closest('details:not([open]) > :not(summary), [hidden]') !== null;
}

/** The axis for a block without siblings: that of its parent's layout. */
export function axisAround(element: Element | undefined): Axis {
  const around = element?.parentElement;
  const style = around?.ownerDocument.defaultView?.getComputedStyle(around);
  return style?.display.endsWith('flex') && !style.flexDirection.startsWith('column') ? 'row' : 'column';
}

/** The element that directly contains the blocks of the edited layout; a page without any falls back to its content. */
export function elementOfLayout(page: Document): Element | undefined {
  return page.querySelector('[data-slot=""]') ?? page.querySelector('main') ?? undefined;
}

/** An empty slot of a block of the edited layout. */
export interface EmptySlot {
  /** Id of the block. */
  parent: string;
  slot: string;
  element: Element;
}

/** The slots that the page marks and that contain no block. */
export function emptySlots(page: Document, isOwn: (id: string) => boolean): EmptySlot[] {
  return [...page.querySelectorAll('[data-slot]')].flatMap((element) => {
    if (element.querySelector('[data-block-id]')) return [];
    const slot = element.getAttribute('data-slot') ?? '';
    const parent = element.closest('[data-block-id]')?.getAttribute('data-block-id');
    return parent && isOwn(parent) ? [{ parent, slot, element }] : [];
  });
}
