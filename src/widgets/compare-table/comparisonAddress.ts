import { compareAddress } from '../../parts/compare/rules/choice.ts';
import type { RenderContext } from '../../render/context.ts';
import { encodePath } from '../../shared/urls.ts';

/** URL of a comparison on the current page. */
export function comparisonAddress({ view }: Pick<RenderContext, 'view'>, codes: readonly string[]): string {
  return compareAddress(codes, encodePath(view.path));
}
