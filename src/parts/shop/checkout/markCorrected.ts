import type { RenderContext } from '../../../render/context.ts';

/** Name of the render need of a checkout with rejected input. */
const NEED = 'checkout-with-faults';

/** Declares that the page shows what is wrong with its fields. */
export function noteFaults({ needs }: Pick<RenderContext, 'needs'>): void {
  needs.use(NEED);
}

/**
 * Inline script for such a page: a corrected field is marked valid for screen readers too, as the style sheet of the checkout hides its error.
 */
export function markCorrected({ needs }: Pick<RenderContext, 'needs'>): string | undefined {
  if (!needs.has(NEED)) return undefined;
  return 'addEventListener("change",({target:e})=>{if(e.ariaInvalid)e.ariaInvalid=!e.validity.valid})';
}
