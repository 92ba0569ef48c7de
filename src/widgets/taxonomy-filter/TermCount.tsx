import type { RenderContext } from '../../render/context.ts';
import type { AskedListing } from '../../render/listings/askListing.ts';
import { countBehind } from '../../render/listings/countWords.ts';
import { formatNumber } from '../../shared/formatNumber.ts';

interface TermCountProps {
  asked: AskedListing;
  count: number;
  context: RenderContext;
}

/** Number of results of a term. */
export function TermCount({ asked, context, count }: TermCountProps) {
  return (
    <>
      <span aria-hidden="true" className="r-taxonomy-filter__count">
        {formatNumber(count, context.view.locale)}
      </span>
      <span className="r-filter__name">{countBehind(count, asked, context)}</span>
    </>
  );
}
