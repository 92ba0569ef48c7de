import type { RenderContext } from '../../render/context.ts';
import type { Tour } from '../../tours/tour.ts';
import { isCode } from './rules/choice.ts';

/** Name of the render need of pages with compare buttons. */
const NEED = 'compare';
/** Name of the render need of the comparison page. */
const TABLE_NEED = 'compare-table-of-visitors';

/** Declares that the page has compare buttons, now or after its list is updated. */
export function noteCompare({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** Whether the page has compare buttons. */
export function hasCompare({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(NEED);
}

/** Declares that the page shows a comparison. */
export function noteCompareTable({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(TABLE_NEED);
}

/** Whether the page shows a comparison. */
export function hasCompareTable({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(TABLE_NEED);
}

/** Whether a tour can be compared: it needs a code for the URL. */
export function canCompare(tour: Tour | undefined): tour is Tour & { code: string } {
  return isCode(tour?.code);
}
