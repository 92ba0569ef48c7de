import type { RenderContext } from '../../render/context.ts';
import { formatNumber } from '../../shared/formatNumber.ts';

interface TermCountProps {
  count: number;
  context: RenderContext;
}

/** How many a term would leave. */
export function TermCount({ context, count }: TermCountProps) {
  return <span className="r-taxonomy-filter__count">{formatNumber(count, context.view.locale)}</span>;
}
