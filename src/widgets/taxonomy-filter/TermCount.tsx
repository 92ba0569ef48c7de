import type { RenderContext } from '../../render/context.ts';

interface TermCountProps {
  count: number;
  context: RenderContext;
}

/** How many a term would leave. */
export function TermCount({ context, count }: TermCountProps) {
  return <span className="r-taxonomy-filter__count">{new Intl.NumberFormat(context.view.locale).format(count)}</span>;
}
