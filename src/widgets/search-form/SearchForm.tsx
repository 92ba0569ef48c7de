import type { SearchFormBlock } from '../../cms/payload-types.ts';
import { boundLimit } from '../../parts/search/boundLimit.ts';
import { SearchBox } from '../../parts/search/SearchBox.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';

/** Search field with suggestions while typing. */
export function SearchForm({ attributes, block, context }: WidgetProps<SearchFormBlock>) {
  const { hasResults, hasPictures, limit, placeholder } = block;
  return (
    <div {...attributes('r-search')}>
      <SearchBox
        context={context}
        hasPictures={hasPictures !== false}
        limit={hasResults === false ? 0 : boundLimit(limit)}
        placeholder={placeholder?.trim()}
        words={context.view.archive?.query}
      />
    </div>
  );
}
