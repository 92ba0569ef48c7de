'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '../../../cms/studio/useNow.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';
import type { InboxStart } from '../rules/inbox.ts';
import { EnquiryPane } from './EnquiryPane.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxContext } from './inboxContext.ts';
import { KeyList } from './KeyList.tsx';
import { ListPane } from './ListPane.tsx';
import { NewsLine } from './NewsLine.tsx';
import { useInbox } from './useInbox.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import type { Writing } from './writing.ts';

/** The inbox: a list, and beside it the opened enquiry; in a narrow window one of the two. */
export function Inbox({ start }: { start: InboxStart }) {
  const inbox = useInbox(start);
  const now = useNow(start.now);
  const [writing, setWriting] = useState<Writing>();
  const [showsKeys, setShowsKeys] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { change, enquiry, go, list, route, problem } = inbox;
  const open = route.enquiry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry is another letter.
  useEffect(() => setWriting(undefined), [open]);
  useInboxKeys(root, {
    write: (kind) => enquiry && !enquiry.isErased && setWriting(kind),
    showKeys: () => setShowsKeys(true),
    close: () => (writing ? setWriting(undefined) : open && go({ ...route, enquiry: undefined })),
  });
  const context = useMemo(
    () => ({
      now,
      zone: readTimezone(start.timezone),
      staff: list?.staff ?? start.list.staff,
      user: start.user,
      isAdmin: start.isAdmin,
      templates: start.templates,
    }),
    [now, list, start],
  );
  return (
    <InboxContext value={context}>
      <div className="rihla-inbox" data-pane={open === undefined ? 'list' : 'enquiry'} ref={root}>
        <InboxHead counts={list?.counts ?? start.list.counts} onKeys={() => setShowsKeys(true)} query={route.query} />
        <NewsLine list={list} problem={problem} />
        <div className="rihla-inbox__panes">
          <ListPane go={go} list={list} route={route} />
          <EnquiryPane
            change={change}
            enquiry={enquiry}
            go={go}
            key={open}
            onWrite={setWriting}
            route={route}
            problem={problem}
            writing={writing}
          />
        </div>
        {showsKeys && <KeyList onClose={() => setShowsKeys(false)} />}
      </div>
    </InboxContext>
  );
}
