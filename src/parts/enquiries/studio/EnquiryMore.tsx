import { t } from '../../../shared/studioWords/t.ts';
import { describeMomentInFull } from '../../../shared/time/moment.ts';
import type { Timezone } from '../../../shared/time/timezone.ts';
import type { GivenConsent } from '../rules/inbox.ts';
import type { EnquiryProps } from './enquiryProps.ts';
import { useInboxFacts } from './inboxContext.ts';

/** Details that are rarely needed: consents and language. */
export function EnquiryMore({ enquiry: { consents, isErased, locale } }: EnquiryProps) {
  const { zone } = useInboxFacts();
  if (isErased) return <p className="rihla-inbox-thread__none">{t('What was personal has been erased.')}</p>;
  if (consents.length === 0) return null;
  return (
    <details className="rihla-inbox-mails">
      <summary>{t('What they have agreed to: {count}', { count: consents.length })}</summary>
      <ul>
        {consents.map(({ at, text, version }) => (
          <li key={`${version} ${text}`}>{describeConsent({ at, text, version }, zone)}</li>
        ))}
      </ul>
      {locale && <p>{t('Language: {language}', { language: locale })}</p>}
    </details>
  );
}

/** Such as `“I agree to …” on Tue 12 Mar 2025, 09:10, words 3`. */
function describeConsent({ at, text, version }: GivenConsent, zone: Timezone): string {
  const quoted = t('“{title}”', { title: text });
  const dated =
    at === undefined ? quoted : t('{consent} on {moment}', { consent: quoted, moment: describeMomentInFull(at, zone) });
  return version ? t('{consent}, words {version}', { consent: dated, version }) : dated;
}
