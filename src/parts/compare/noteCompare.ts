import type { RenderContext } from '../../render/context.ts';
import type { Tour } from '../../tours/tour.ts';
import { isCode } from './rules/choice.ts';

/** Under which pages say that tours can be taken into a comparison on them. */
const NEED = 'compare';
/** Under which a page says that it is the comparison. */
const TABLE_NEED = 'compare-table-of-visitors';

/** Says that tours can be compared from the page, now or once its list is asked for again. */
export function noteCompare({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** Whether tours can be compared from the page. */
export function hasCompare({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(NEED);
}

/** Says that the page shows what its address or the browser compares. */
export function noteCompareTable({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(TABLE_NEED);
}

/** Whether the page shows what its address or the browser compares. */
export function hasCompareTable({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(TABLE_NEED);
}

/** Whether an address can name a tour: only then it can be compared. */
export function canCompare(tour: Tour | undefined): tour is Tour & { code: string } {
  return isCode(tour?.code);
}
