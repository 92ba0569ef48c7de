import { countBehind } from '../../render/listings/countWords.ts';
import { HiddenFields } from '../../render/listings/HiddenFields.tsx';
import { formOf } from '../../render/listings/place.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { filterParameter } from '../../shared/listings/filterQuery.ts';
import { SEPARATORS } from '../../shared/listings/filters.ts';
import type { TermsProps } from './terms.ts';
import { flatTerms, type TermItem } from './termTree.ts';

/** Terms in a native select, one at a time. */
export function TermSelect({
  allMark,
  allText,
  asked,
  cleared,
  context,
  isExclusion,
  items,
  labelId,
  showCounts,
  taxonomy,
}: TermsProps) {
  const { action, hidden } = formOf(cleared, asked);
  const name = filterParameter(asked.widgetId, taxonomy);
  const terms = flatTerms(items);
  const label = ({ count, title }: TermItem, depth: number) =>
    `${'\u2003'.repeat(depth)}${title}${showCounts ? countBehind(count, asked, context) : ''}`;
  return (
    <form action={action} autoComplete="off" data-filter-form="terms" method="get">
      <HiddenFields fields={isExclusion ? [...hidden, [name, SEPARATORS.NOT]] : hidden} />
      <select
        aria-labelledby={labelId}
        className="r-filter__select"
        defaultValue={terms.find(({ item }) => item.isChosen)?.item.slug ?? ''}
        name={name}
      >
        <option value="" {...allMark}>
          {allText}
        </option>
        {terms.map(({ depth, item }) => (
          <option
            disabled={item.count === 0 && !item.isChosen && !isExclusion}
            key={item.slug}
            value={item.slug}
            {...languageMark(item, context.view)}
          >
            {label(item, depth)}
          </option>
        ))}
      </select>
      <button className="r-filter__submit r-filter__submit--spare" type="submit">
        {context.t('filter.apply')}
      </button>
    </form>
  );
}
