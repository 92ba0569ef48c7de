import type { RenderContext } from '../../render/context.ts';

/** Name of the render need of pages with a listing that changes without navigation. */
const NEED = 'listing-of-history';

/** Declares that the page has such a listing. */
export function noteListing({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/** Whether the page has such a listing. */
export function hasListing({ needs }: Pick<RenderContext, 'needs'>): boolean {
  return needs.has(NEED);
}
