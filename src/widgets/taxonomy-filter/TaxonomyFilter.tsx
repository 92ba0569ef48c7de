import type { TaxonomyFilterBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/context.ts';
import filterCss from '../../render/listings/filter.css?inline';
import { listingMarks } from '../../render/listings/place.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { dropFilter, readOperator } from '../../shared/listings/chooseTerm.ts';
import { stateOf, TAXONOMY } from '../../shared/listings/filters.ts';
import { DEFAULT_SHOWN } from './constants.ts';
import { TermBoxes } from './TermBoxes.tsx';
import { TermLinks } from './TermLinks.tsx';
import { TermSelect } from './TermSelect.tsx';
import { taxonomyOf } from './terms.ts';
import { type Hierarchy, termTree } from './termTree.ts';

const VIEWS = { list: TermLinks, chips: TermLinks, checkboxes: TermBoxes, select: TermSelect };
const HIERARCHIES: readonly Hierarchy[] = ['indented', 'drillDown', 'none'];

/** Taxonomy filter of a listing: terms, or bands of values, as links or form fields. */
export function TaxonomyFilter({
  attributes,
  block,
  context,
  data: asked,
  text,
}: WidgetProps<TaxonomyFilterBlock, ListingRequest | undefined>) {
  const taxonomy = taxonomyOf(block);
  const counts = asked?.list.counts[taxonomy];
  if (!asked || !counts) return null;
  context.styles.use('filter', filterCss);
  const view = block.view && Object.hasOwn(VIEWS, block.view) ? block.view : 'list';
  const View = VIEWS[view];
  const isExclusion = block.isExclusion === true;
  const { logicalJoin, terms } = stateOf(asked.filters, TAXONOMY, taxonomy);
  const chosen = isExclusion === (logicalJoin === 'NOT') ? terms : [];
  const operator = view === 'select' ? 'DISABLED' : readOperator(block.multiple);
  const title = typeof block.title === 'string' && block.title.trim() ? block.title : undefined;
  const allText = typeof block.allText === 'string' ? block.allText.trim() : '';
  const labelId = context.uniqueId(`filter-${taxonomy}`);
  return (
    <div
      {...attributes('r-taxonomy-filter', `r-taxonomy-filter--${view}`)}
      {...listingMarks(block, asked)}
      data-exclusion={isExclusion ? '' : undefined}
      data-operator={operator}
      data-taxonomy={taxonomy}
    >
      <p className={title ? 'r-filter__title' : 'r-filter__name'} id={labelId} {...(title && text('title'))}>
        {title ?? context.t('filter.label')}
      </p>
      <View
        allMark={allText ? text('allText') : undefined}
        allText={allText || context.t('filter.all')}
        asked={asked}
        cleared={dropFilter(asked.filters, TAXONOMY, taxonomy)}
        context={context}
        isAll={chosen.length === 0}
        isExclusion={isExclusion}
        items={termTree(counts, {
          chosen,
          hierarchy: HIERARCHIES.find((each) => each === block.hierarchy) ?? 'indented',
          isWithoutEmpty: block.emptyTerms === 'hidden',
        })}
        labelId={labelId}
        operator={operator}
        showCounts={block.showCounts !== false}
        shown={shownOf(block.shown)}
        taxonomy={taxonomy}
      />
    </div>
  );
}

function shownOf(value: unknown): number {
  const shown = Number(value ?? DEFAULT_SHOWN);
  return shown >= 1 ? Math.round(shown) : Number.POSITIVE_INFINITY;
}
