import type { TaxonomyFilterBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { ConsolidatedFilters, FilterChoice } from '../../shared/listings/types.ts';
import { DEFAULT_TAXONOMY } from './constants.ts';
import type { TermItem } from './termTree.ts';

/** Props of each view of the filter. */
export interface TermsProps {
  asked: ListingRequest;
  context: RenderContext;
  items: TermItem[];
  taxonomy: string;
  operator: FilterChoice;
  isExclusion: boolean;
  showCounts: boolean;
  /** Number of terms before “show more”. */
  shown: number;
  allText: string;
  /** Preview mark of the label, where it is the editor's. */
  allMark: TextMark | undefined;
  /** Whether no term is chosen. */
  isAll: boolean;
  /** Id of the group's label. */
  labelId: string;
  /** The choice without this taxonomy. */
  cleared: ConsolidatedFilters;
}

/** The taxonomy that a block filters by. */
export function taxonomyOf({ taxonomy }: Pick<TaxonomyFilterBlock, 'taxonomy'>): string {
  return typeof taxonomy === 'string' && taxonomy ? taxonomy : DEFAULT_TAXONOMY;
}
