import type { TaxonomyFilterBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import type { AskedListing } from '../../render/listings/askListing.ts';
import type { TextMark } from '../../render/marks.ts';
import type { ConsolidatedFilters, FilterChoice } from '../../shared/listings/types.ts';
import { DEFAULT_TAXONOMY } from './constants.ts';
import type { TermItem } from './termTree.ts';

/** What each view of the filter is given. */
export interface TermsProps {
  asked: AskedListing;
  context: RenderContext;
  items: TermItem[];
  taxonomy: string;
  operator: FilterChoice;
  isExclusion: boolean;
  showCounts: boolean;
  /** Terms before the others fold away. */
  shown: number;
  allText: string;
  /** The mark of these words where they are the editor's. */
  allMark: TextMark | undefined;
  /** Whether nothing of this taxonomy is chosen. */
  isAll: boolean;
  /** Id of the words that name the group. */
  labelId: string;
  /** The choice without this taxonomy. */
  cleared: ConsolidatedFilters;
}

/** By what a block filters. */
export function taxonomyOf({ taxonomy }: Pick<TaxonomyFilterBlock, 'taxonomy'>): string {
  return typeof taxonomy === 'string' && taxonomy ? taxonomy : DEFAULT_TAXONOMY;
}
