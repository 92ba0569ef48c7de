import { Island } from '../../islands/Island.tsx';
import type { TriggerText } from '../../islands/types.ts';
import type { RenderContext } from '../../render/context.ts';
import { joinLocale } from '../../shared/locales.ts';
import { messageForms } from '../../shared/messages/index.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';
import { LIVE_RESULTS } from '../../shared/search/liveAnswer.ts';
import { liveSearchUrl, resultsUrl, SEARCH_PATH } from '../../shared/search/searchUrl.ts';
import searchFormCss from './search-form.css?inline';
import type { SearchProps } from './searchProps.ts';

interface SearchBoxProps {
  context: RenderContext;
  /** Maximum number of live results; 0 for none. */
  limit?: number;
  hasPictures?: boolean;
  placeholder?: string | undefined;
  trigger?: TriggerText;
  /** Initial value of the field. */
  words?: string | undefined;
  /** Marks for an editor's preview. */
  marks?: Record<string, string | undefined> | undefined;
}

/** A search field; without script it submits to `?s=`, which redirects to the results. */
export function SearchBox({
  context,
  hasPictures = true,
  limit = LIVE_RESULTS,
  placeholder,
  trigger = 'interaction(hover-intent)',
  words,
}: SearchBoxProps) {
  const { styles, t, view } = context;
  styles.use('search/form', searchFormCss);
  const form = (
    // biome-ignore lint/a11y/useSemanticElements: screen readers announce the role and do not all know the element yet
    <form
      action={joinLocale({ locale: view.locale, path: SEARCH_PATH })}
      className="r-search-form"
      method="get"
      role="search"
    >
      <input
        aria-label={t('search.label')}
        autoComplete="off"
        defaultValue={words}
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        name="s"
        placeholder={placeholder || t('search.placeholder')}
        required
        type="search"
      />
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
  if (limit === 0) return form;
  return (
    <Island<typeof import('./island/SearchIsland.ts')>
      name="search"
      props={searchProps(context, limit, hasPictures)}
      trigger={trigger}
    >
      {form}
    </Island>
  );
}

function searchProps({ t, view }: RenderContext, limit: number, hasPictures: boolean): SearchProps {
  return {
    live: liveSearchUrl(limit, view.locale),
    all: resultsUrl(view.locale),
    hasPictures,
    words: {
      found: messageForms(view.locale, 'search.live.found'),
      none: t('search.none'),
      failed: t('search.live.failed'),
      retry: t('search.live.retry'),
      all: t('search.live.all'),
      suggestion: t('search.live.suggestion'),
    },
  };
}
