import type { ReactNode } from 'react';
import type { SearchResultsBlock } from '../../cms/payload-types.ts';
import type { SearchResults as Results } from '../../content/listTypes.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { cardOf } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext } from '../../render/context.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { Link } from '../../render/links/Link.tsx';
import type { DocumentView, Layout } from '../../render/types.ts';
import { cleanSearch } from '../../shared/search/cleanSearch.ts';
import { RESULTS_URL, searchUrl } from '../../shared/search/searchUrl.ts';
import type { TourOffers } from '../listing/tourOffers.ts';
import { Pagination } from '../posts/Pagination.tsx';
import paginationCss from '../posts/pagination.css?inline';
import { Kinds } from './Kinds.tsx';
import { Result } from './Result.tsx';

/** Search results, with the next departures and ratings of tours among them. */
export interface OfferedResults extends Results {
  offers: TourOffers;
}

type Props = WidgetProps<SearchResultsBlock, OfferedResults | undefined>;

function resultIn(context: RenderContext, doc: DocumentView) {
  const { language, spoken } = cardOf(context, doc);
  return { context: spoken, language };
}

/** Results of a search: number, kinds, and the documents with the query highlighted; or help without results. */
export function SearchResults({ attributes, block, context, data, slot }: Props) {
  const { styles, t, view } = context;
  const { archive } = view;
  if (!data || !archive?.query) {
    // On other pages the editor has only the help slot.
    return context.editing ? <div {...attributes('r-results')}>{helpOf(block, context, slot)}</div> : null;
  }
  const { query } = archive;
  const basePath = ['', 'search', cleanSearch(query), archive.searchedKind, '']
    .filter((part) => part !== undefined)
    .join('/');
  const { docs, isLoose, isPartial, kinds, offers, page, suggestion, totalDocs, totalPages } = data;
  const kindWords = new Map(kinds.map(({ name, words }) => [name, words.one]));
  const isInVain = docs.length === 0 && !isPartial;
  if (totalPages > 1) styles.use('posts/pagination', paginationCss);
  return (
    <div {...attributes('r-results')}>
      <p className="r-results__count">{countText(totalDocs, query, t)}</p>
      {isPartial && <p className="r-results__note">{t('search.partial')}</p>}
      {isLoose && docs.length > 0 && <p className="r-results__note">{t('search.loose')}</p>}
      {suggestion && (
        <p className="r-results__suggestion">
          {t('search.meant')} <Link href={searchUrl(RESULTS_URL, suggestion)}>{suggestion}</Link>
        </p>
      )}
      {block.hasKinds !== false && <Kinds chosen={archive.searchedKind} kinds={kinds} query={query} t={t} />}
      {docs.length > 0 && (
        <ol className="r-results__list" start={(page - 1) * archive.pageSize + 1}>
          {docs.map((doc) => (
            <Result
              {...resultIn(context, doc)}
              doc={doc}
              hasCompare={block.hasCompare === true}
              hasPicture={block.hasPictures !== false}
              offer={offers.get(doc.id)}
              key={`${doc.collection}:${doc.id}`}
              kind={kindWords.get(doc.collection)}
              query={query}
            />
          ))}
        </ol>
      )}
      {totalPages > 1 && <Pagination basePath={basePath} page={page} t={t} totalPages={totalPages} />}
      {docs.length === 0 || context.editing ? helpOf(block, context, slot) : null}
      {isInVain && !archive.searchedKind && (
        <Island<typeof import('./island/SearchResultsIsland.ts')>
          name="search-results"
          props={{ words: query }}
          trigger="idle"
        >
          <span />
        </Island>
      )}
    </div>
  );
}

/** The editor's help for searches without results; always visible in the preview. */
function helpOf(
  { help }: SearchResultsBlock,
  { editing, renderBlocks }: Props['context'],
  slot: Props['slot'],
): ReactNode {
  const __html = renderBlocks(onlyBlocks(help as Layout));
  if (!__html && !editing) return null;
  return <div className="r-results__help" {...slot('help')} dangerouslySetInnerHTML={{ __html }} />;
}

function countText(total: number, query: string, t: Props['context']['t']): string {
  if (total === 0) return t('search.none');
  return t('search.count', { count: total, query });
}
