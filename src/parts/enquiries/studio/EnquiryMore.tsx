import { describeMomentInFull } from '../../../shared/time/moment.ts';
import type { EnquiryProps } from './enquiryProps.ts';
import { useInboxFacts } from './inboxContext.ts';

/** Details that are rarely needed: consents and language. */
export function EnquiryMore({ enquiry: { consents, isErased, locale } }: EnquiryProps) {
  const { zone } = useInboxFacts();
  if (isErased) return <p className="rihla-inbox-thread__none">What was personal has been erased.</p>;
  if (consents.length === 0) return null;
  return (
    <details className="rihla-inbox-mails">
      <summary>What they have agreed to: {consents.length}</summary>
      <ul>
        {consents.map(({ at, text, version }) => (
          <li key={`${version} ${text}`}>
            “{text}”{at !== undefined && ` on ${describeMomentInFull(at, zone)}`}
            {version && `, words ${version}`}
          </li>
        ))}
      </ul>
      {locale && <p>Language: {locale}</p>}
    </details>
  );
}
