import type { SearchFormBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';

/** A search field; without script the server answers `?s=` with the address of the results. */
export function SearchForm({ attributes, context }: WidgetProps<SearchFormBlock>) {
  const { t, view } = context;
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers announce the role and do not all know the element yet
    <form action="/search/" {...attributes('r-search-form')} method="get" role="search">
      <input
        aria-label={t('search.label')}
        defaultValue={view.archive?.query}
        maxLength={SEARCH_MAX_LENGTH}
        name="s"
        placeholder={t('search.placeholder')}
        required
        type="search"
      />
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
}
