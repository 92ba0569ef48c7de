import { type Box, boxAround, hasRoom } from '../geometry/box.ts';
import type { Axis } from '../geometry/plusPoints.ts';
import { elementOf } from './findBlocks.ts';

/** Where an element stands in the frame's window; undefined when it is not shown. One without a box of its own stands where its children do. */
export function boxOf(element: Element | undefined): Box | undefined {
  if (!element) return undefined;
  const { height, width, x, y } = element.getBoundingClientRect();
  if (hasRoom({ x, y, width, height })) return { x, y, width, height };
  return boxAround([...element.children].flatMap((child) => boxOf(child) ?? []));
}

/** Where a block stands in the frame's window; undefined when the page does not show it. */
export function boxOfBlock(page: Document, id: string | undefined): Box | undefined {
  return id === undefined ? undefined : boxOf(elementOf(page, id));
}

/** How a block stands that has no neighbours: as what is around it lays out its children. */
export function axisOfSlot(page: Document, id: string): Axis {
  const around = elementOf(page, id)?.parentElement;
  const style = around && page.defaultView?.getComputedStyle(around);
  return style?.display.endsWith('flex') && !style.flexDirection.startsWith('column') ? 'row' : 'column';
}

/** What directly holds the blocks of the edited layout; what is edited nowhere on the page stands for its content. */
export function elementOfLayout(page: Document): Element | undefined {
  return page.querySelector('[data-slot=""]') ?? page.querySelector('main') ?? undefined;
}

/** A slot of a block of the edited layout that has nothing in it. */
export interface EmptySlot {
  /** Id of the block. */
  parent: string;
  slot: string;
  element: Element;
}

/** The slots that the page marks and in which no block stands. */
export function emptySlots(page: Document, isOwn: (id: string) => boolean): EmptySlot[] {
  return [...page.querySelectorAll('[data-slot]')].flatMap((element) => {
    if (element.querySelector('[data-block-id]')) return [];
    const slot = element.getAttribute('data-slot') ?? '';
    const parent = element.closest('[data-block-id]')?.getAttribute('data-block-id');
    return parent && isOwn(parent) ? [{ parent, slot, element }] : [];
  });
}
