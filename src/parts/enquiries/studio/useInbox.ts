import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePolled } from '../../../cms/studio/usePolled.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { type InboxQuery, readInboxQuery, writeInboxQuery } from '../rules/filters.ts';
import type { EnquiryView, InboxList, InboxStart } from '../rules/inbox.ts';
import { COUNT_EVENT } from './countEvent.ts';

/** View state of the inbox, kept in the URL. */
export interface InboxRoute {
  query: InboxQuery;
  enquiry: number | undefined;
}

export interface InboxState {
  route: InboxRoute;
  list: InboxList | undefined;
  enquiry: EnquiryView | undefined;
  problem: string | undefined;
  go(route: InboxRoute): void;
  /**
   * Sends a change of the opened enquiry.
   * @throws Error with a message for the user
   */
  change(what: string, body: object): Promise<void>;
}

/** Polls list and opened enquiry; a new view is a history entry. */
export function useInbox(start: InboxStart): InboxState {
  const [route, setRoute] = useState<InboxRoute>({ query: start.list.query, enquiry: start.enquiry?.id });
  const firstList = useMemo(() => ({ address: listAddress(start.list.query), data: start.list }), [start]);
  const firstEnquiry = useMemo(
    () => start.enquiry && { address: enquiryAddress(start.enquiry.id), data: start.enquiry },
    [start],
  );
  const list = usePolled<InboxList>(listAddress(route.query), firstList);
  const enquiry = usePolled<EnquiryView>(
    route.enquiry === undefined ? undefined : enquiryAddress(route.enquiry),
    firstEnquiry,
    isSending,
  );
  useEffect(() => {
    const follow = () => setRoute(readRoute(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const fresh = list.data?.counts.new;
  useEffect(() => {
    if (fresh === undefined) return;
    window.dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: fresh }));
  }, [fresh]);
  const go = useCallback((next: InboxRoute) => {
    window.history.pushState(null, '', hrefOf(next));
    setRoute(next);
  }, []);
  const { replace } = enquiry;
  const { readAgain } = list;
  const change = useCallback(
    async (what: string, body: object) => {
      replace(await callStudioApi<EnquiryView>(`/api/enquiries/${route.enquiry}/${what}`, body));
      readAgain();
    },
    [route.enquiry, replace, readAgain],
  );
  return { route, list: list.data, enquiry: enquiry.data, problem: list.problem ?? enquiry.problem, go, change };
}

function isSending({ messages }: EnquiryView): boolean {
  return messages.some(({ mails }) => mails.some(({ state }) => state === 'waiting'));
}

/** URL of a view of the inbox. */
export function hrefOf({ enquiry, query }: InboxRoute): string {
  const parameters = writeInboxQuery(query);
  if (enquiry !== undefined) parameters.set('enquiry', String(enquiry));
  const text = parameters.toString();
  return text ? `/admin/inbox?${text}` : '/admin/inbox';
}

function readRoute(search: string): InboxRoute {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  const id = Number(parameters.enquiry);
  return { query: readInboxQuery(parameters), enquiry: Number.isInteger(id) && id > 0 ? id : undefined };
}

function listAddress(query: InboxQuery): string {
  return `/api/enquiries/inbox?${writeInboxQuery(query)}`;
}

function enquiryAddress(id: number): string {
  return `/api/enquiries/${id}/thread`;
}
