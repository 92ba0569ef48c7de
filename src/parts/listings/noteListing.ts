import type { RenderContext } from '../../render/context.ts';

/** Under which pages say that they have a listing that changes without another page. */
const NEED = 'listing-of-history';

/** Says that the page has such a listing. */
export function noteListing({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** Whether the page has such a listing. */
export function hasListing({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(NEED);
}
