import type { SearchFormBlock } from '../../cms/payload-types.ts';
import { SearchBox } from '../../parts/search/SearchBox.tsx';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { LIVE_RESULTS, MOST_LIVE_RESULTS } from '../../shared/search/liveAnswer.ts';

/** A search field with what is found below it while a visitor writes. */
export function SearchForm({ attributes, block, context }: WidgetProps<SearchFormBlock>) {
  const { hasResults, hasPictures, limit, placeholder } = block;
  const results = Math.min(MOST_LIVE_RESULTS, Math.max(1, Math.round(Number(limit ?? LIVE_RESULTS)) || LIVE_RESULTS));
  return (
    <div {...attributes('r-search')}>
      <SearchBox
        context={context}
        hasPictures={hasPictures !== false}
        limit={hasResults === false ? 0 : results}
        placeholder={placeholder?.trim()}
        words={context.view.archive?.query}
      />
    </div>
  );
}
