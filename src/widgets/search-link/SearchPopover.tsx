import type { RenderContext } from '../../render/context.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';
import css from './search-popover.css?inline';

/**
 * Native search popover, which works before hydration and without script: a form that leads to the results page. The island replaces it by the
 * search dialog, keeping the query.
 */
export function SearchPopover({ context, id }: { context: RenderContext; id: string }) {
  const { styles, t } = context;
  styles.use('search-popover', css);
  return (
    <div className="r-search-first" id={id} popover="auto">
      {/* biome-ignore lint/a11y/useSemanticElements: screen readers announce the role and do not all know the element yet */}
      <form action="/search/" method="get" role="search">
        <input
          aria-label={t('search.label')}
          autoComplete="off"
          autoFocus
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          name="s"
          placeholder={t('search.placeholder')}
          required
          type="search"
        />
        <button type="submit">{t('search.submit')}</button>
      </form>
    </div>
  );
}
