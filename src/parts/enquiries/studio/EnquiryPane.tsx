import { Inbox as InboxIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
import { Composer } from './Composer.tsx';
import { EnquiryBar } from './EnquiryBar.tsx';
import { EnquiryControls } from './EnquiryControls.tsx';
import { ANSWERS_ID, EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import { EnquiryMore } from './EnquiryMore.tsx';
import { Thread } from './Thread.tsx';
import type { InboxRoute, InboxState } from './useInbox.ts';
import type { Writing } from './writing.ts';

interface EnquiryPaneProps extends Pick<InboxState, 'change' | 'enquiry' | 'go' | 'problem'> {
  route: InboxRoute;
  writing: Writing | undefined;
  onWrite: (writing: Writing | undefined) => void;
}

/** The opened enquiry, with its data and actions. */
export function EnquiryPane({ change, enquiry, go, onWrite, route, problem, writing }: EnquiryPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasThere = useRef(Boolean(enquiry));
  // Moves focus to an enquiry opened later; the first one of a page does not take focus.
  useEffect(() => {
    if (enquiry && !wasThere.current) heading.current?.focus({ preventScroll: true });
    wasThere.current ||= Boolean(enquiry);
  }, [enquiry]);
  // The enquiry stays visible above the reply.
  useEffect(() => {
    if (writing) document.getElementById(ANSWERS_ID)?.scrollIntoView?.({ block: 'start' });
  }, [writing]);
  if (route.enquiry === undefined) {
    return (
      <section aria-label={t('Enquiry')} className="rihla-inbox-enquiry rihla-inbox-enquiry--none">
        <InboxIcon aria-hidden="true" size={40} strokeWidth={1} />
        <p>{t('Choose an enquiry to read it here.')}</p>
        <p className="rihla-inbox-enquiry__hint">
          {tRich('{j} and {k} go through the list, {enter} opens, {r} replies.', {
            j: <kbd>j</kbd>,
            k: <kbd>k</kbd>,
            enter: <kbd>Enter</kbd>,
            r: <kbd>r</kbd>,
          })}
        </p>
      </section>
    );
  }
  if (!enquiry) {
    return (
      <section aria-label={t('Enquiry')} className="rihla-inbox-enquiry rihla-inbox-enquiry--none">
        <p>{problem ?? t('The enquiry is being read.')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="rihla-enquiry" className="rihla-inbox-enquiry">
      <div className="rihla-inbox-enquiry__scroll">
        <EnquiryHead enquiry={enquiry} go={go} heading={heading} route={route} />
        <EnquiryControls change={change} enquiry={enquiry} />
        <EnquiryFacts enquiry={enquiry} />
        <Thread enquiry={enquiry} />
        <EnquiryMore enquiry={enquiry} />
      </div>
      {writing ? (
        <Composer
          change={change}
          enquiry={enquiry}
          key={`${enquiry.id} ${writing}`}
          kind={writing}
          onClose={() => onWrite(undefined)}
        />
      ) : (
        <EnquiryBar change={change} enquiry={enquiry} onWrite={onWrite} />
      )}
    </section>
  );
}
