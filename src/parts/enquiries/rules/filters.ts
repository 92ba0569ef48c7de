import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { ENQUIRIES } from '../../../forms/words.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { readSearch } from './searchText.ts';

/** The lists of the inbox, with their labels. Chat clicks are counts from another table. */
export const FILTERS = {
  new: msg('New\x04enquiries'),
  overdue: msg('Overdue\x04enquiries'),
  mine: msg('Mine\x04enquiries'),
  open: msg('Open\x04enquiries'),
  answered: msg('Answered\x04enquiries'),
  won: msg('Won\x04enquiries'),
  lost: msg('Lost\x04enquiries'),
  all: msg('All\x04enquiries'),
  spam: msg('Spam\x04enquiries'),
  chat: msg('Chat clicks'),
} as const;

export type Filter = keyof typeof FILTERS;

/** Rows per page. */
export const PAGE_SIZE = 30;

/** The view of an editor, kept in the URL. */
export interface InboxQuery {
  filter: Filter;
  search: string;
  /** From 1. */
  page: number;
}

const MAX_PAGES = 10_000;

/** Parses the URL's query; missing or invalid values give the first page of new enquiries. */
export function readInboxQuery(query: Readonly<Record<string, unknown>>): InboxQuery {
  const { filter, page, search } = query;
  const number = Number(page);
  return {
    filter: typeof filter === 'string' && Object.hasOwn(FILTERS, filter) ? (filter as Filter) : 'new',
    search: typeof search === 'string' ? search.slice(0, 200) : '',
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGES ? number : 1,
  };
}

/** Query parameters of a view; defaults are left out. */
export function writeInboxQuery({ filter, page, search }: InboxQuery): URLSearchParams {
  return new URLSearchParams({
    ...(filter !== 'new' && { filter }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
}

/**
 * Database condition of a list with a search.
 * @param user id of the current user
 * @param now epoch ms
 */
export function whereOf(
  { filter, search }: Pick<InboxQuery, 'filter' | 'search'>,
  user: number,
  now: number,
): TypedWhere<typeof ENQUIRIES> {
  const words = readSearch(search).map((word): TypedWhere<typeof ENQUIRIES> => ({ searchText: { contains: word } }));
  return { and: [{ isLead: { not_equals: false } }, ofFilter(filter, user, now), ...words] };
}

function ofFilter(filter: Filter, user: number, now: number): TypedWhere<typeof ENQUIRIES> {
  const isSpam: TypedWhere<typeof ENQUIRIES> = { isSpam: { equals: true } };
  const isNone: TypedWhere<typeof ENQUIRIES> = { isSpam: { not_equals: true } };
  const waiting: TypedWhere<typeof ENQUIRIES> = { status: { in: ['new', 'open'] } };
  switch (filter) {
    case 'spam':
      return isSpam;
    case 'mine':
      return { and: [isNone, { owner: { equals: user } }] };
    case 'overdue':
      return { and: [isNone, waiting, { answerDue: { less_than: new Date(now).toISOString() } }, unanswered] };
    case 'all':
    case 'chat':
      return isNone;
    default:
      return { and: [isNone, { status: { equals: filter } }] };
  }
}

const unanswered: TypedWhere<typeof ENQUIRIES> = { firstAnsweredAt: { exists: false } };
