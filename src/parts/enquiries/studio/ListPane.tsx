import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { FILTERS, type Filter, PAGE_SIZE } from '../rules/filters.ts';
import { countOf, type InboxList } from '../rules/inbox.ts';
import { LeadRow } from './LeadRow.tsx';
import { ListRow } from './ListRow.tsx';
import { RouteLink } from './RouteLink.tsx';
import type { InboxRoute } from './useInbox.ts';

interface ListPaneProps {
  list: InboxList | undefined;
  route: InboxRoute;
  go: (route: InboxRoute) => void;
}

const EMPTY: Record<Filter, string> = {
  new: msg('Everything has been looked at.'),
  overdue: msg('Nobody waits longer than you have promised.'),
  mine: msg('You look after none. Open one and choose yourself.'),
  open: msg('None is under way.'),
  answered: msg('None waits for the traveller.'),
  won: msg('None has become a tour yet.'),
  lost: msg('None is lost.'),
  all: msg('No enquiry has come in yet. Forms bring them.'),
  spam: msg('Nothing was kept back.'),
  chat: msg('Nobody has begun a chat in the last 30 days.'),
};

/** Lists of the inbox, search, and the rows of the chosen list. */
export function ListPane({ go, list, route }: ListPaneProps) {
  const { query } = route;
  const heading = useId();
  const lists = useRef<HTMLElement>(null);
  // In a narrow window the lists are a scrolling row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another link.
  useEffect(() => {
    const row = lists.current?.firstElementChild;
    const chosen = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    const around = row?.getBoundingClientRect();
    if (row && chosen && around) row.scrollLeft += chosen.x + chosen.width / 2 - around.x - around.width / 2;
  }, [query.filter]);
  return (
    <section aria-labelledby={heading} className="rihla-inbox-list">
      <h2 className="rihla-unseen" id={heading}>
        {t(FILTERS[query.filter])}
      </h2>
      <nav aria-label={t('Lists of enquiries')} className="rihla-inbox-filters" ref={lists}>
        <ul>
          {(Object.entries(FILTERS) as [Filter, string][]).map(([filter, label]) => {
            const count = list && countOf(list.counts, filter);
            return (
              <li key={filter}>
                <RouteLink
                  aria-current={filter === query.filter ? 'true' : undefined}
                  data-filter={filter}
                  data-has={Boolean(count)}
                  go={go}
                  route={{ query: { filter, search: query.search, page: 1 }, enquiry: undefined }}
                >
                  {t(label)}
                  {count ? <span className="rihla-inbox-filters__count">{count}</span> : null}
                </RouteLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <SearchForm go={go} key={query.search} route={route} />
      {list ? (
        <>
          <p aria-live="polite" className="rihla-inbox-list__count">
            {describeTotal(list)}
          </p>
          {list.total === 0 && <p className="rihla-inbox-list__empty">{emptyWords(list)}</p>}
          <ol className="rihla-inbox-rows">
            {list.rows.map((row) => (
              <ListRow go={go} isOpen={row.id === route.enquiry} key={row.id} route={route} row={row} />
            ))}
            {list.leads.map((lead) => (
              <LeadRow key={`${lead.day} ${lead.account} ${lead.path}`} lead={lead} />
            ))}
          </ol>
          <Pages go={go} list={list} route={route} />
        </>
      ) : (
        <p className="rihla-inbox-list__count">{t('The list is being read.')}</p>
      )}
    </section>
  );
}

function SearchForm({ go, route }: Omit<ListPaneProps, 'list'>) {
  const [text, setText] = useState(route.query.search);
  const id = useId();
  const { query } = route;
  const search = (words: string) =>
    words !== query.search && go({ ...route, query: { ...query, search: words, page: 1 } });
  // Debounced: a pause in typing starts the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts it.
  useEffect(() => {
    if (text === query.search) return;
    const timer = setTimeout(() => search(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be sent without script, the element for searches cannot
    <form
      action="/admin/inbox"
      className="rihla-inbox-search"
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(text);
      }}
    >
      <label className="rihla-unseen" htmlFor={id}>
        {t('Search in this list')}
      </label>
      <Search aria-hidden="true" size={16} strokeWidth={1.75} />
      <input
        id={id}
        name="search"
        onChange={({ target }) => setText(target.value)}
        placeholder={t('Name, tour, reference')}
        type="search"
        value={text}
      />
    </form>
  );
}

function Pages({ go, list, route }: ListPaneProps & { list: InboxList }) {
  if (list.pages < 2) return null;
  const { query } = route;
  const to = (page: number) => ({ ...route, query: { ...query, page } });
  return (
    <nav aria-label={t('Pages of the list')} className="rihla-inbox-pages">
      {query.page > 1 && (
        <RouteLink go={go} route={to(query.page - 1)}>
          {t('Newer')}
        </RouteLink>
      )}
      <span>{t('Page {page} of {pages}', { page: query.page, pages: list.pages })}</span>
      {query.page < list.pages && (
        <RouteLink go={go} route={to(query.page + 1)}>
          {t('Older')}
        </RouteLink>
      )}
    </nav>
  );
}

function describeTotal({ query, total }: InboxList): string {
  if (query.filter === 'chat')
    return total === 0
      ? ''
      : tCount(
          '{count} page and day. Who clicked is not kept.',
          '{count} pages and days. Who clicked is not kept.',
          total,
        );
  if (total <= PAGE_SIZE) return total === 0 ? '' : tCount('{count} enquiry', '{count} enquiries', total);
  const first = (query.page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, query.page * PAGE_SIZE);
  return tCount('{first}–{last} of {count} enquiry', '{first}–{last} of {count} enquiries', total, { first, last });
}

function emptyWords({ query }: InboxList): string {
  return query.search
    ? t('Nothing in “{list}” has “{words}”. Look in “All”.', {
        list: t(FILTERS[query.filter]),
        words: query.search,
      })
    : t(EMPTY[query.filter]);
}
