import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { digitsOf } from '../../../shared/formatLocales.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import type { EnquiryFile } from '../rules/inbox.ts';
import type { EnquiryProps } from './enquiryProps.ts';

/** Id of the heading above the answers. */
export const ANSWERS_ID = 'rihla-answers';

/** The enquiry's tour and answers. */
export function EnquiryFacts({ enquiry }: EnquiryProps) {
  const { answers, departure, files, party, tour } = enquiry;
  const journey = tour ? <TourLink code={tour.code} path={tour.path} title={tour.title} /> : enquiry.tourTitle;
  const page = enquiry.page && <a href={enquiry.page}>{enquiry.pageTitle || enquiry.page}</a>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('Tour'), journey],
    [t('Dates'), departure ? listed([departure.days, departure.places].filter(Boolean)) : enquiry.dates],
    [t('Party'), party],
    [t('Sent from'), page],
    [t('Campaign'), enquiry.campaign],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <>
      {known.length > 0 && (
        <dl className="rihla-inbox-facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {answers.length > 0 && (
        <section aria-labelledby={ANSWERS_ID}>
          <h3 id={ANSWERS_ID}>{t('What they wrote')}</h3>
          <dl className="rihla-inbox-answers">
            {answers.map(({ label, name, shown }) => (
              <div data-is-long={shown.length > 60} key={name}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {files.length > 0 && (
        <section aria-labelledby="rihla-files">
          <h3 id="rihla-files">{t('Files')}</h3>
          <ul className="rihla-inbox-files">
            {files.map((file) => (
              <li key={file.id}>
                <a download href={`/api/enquiries/${enquiry.id}/files/${file.id}`}>
                  <Paperclip aria-hidden="true" size={14} strokeWidth={1.75} /> {file.name}
                </a>{' '}
                <span>{describeSize(file)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TourLink({ code, path, title }: { title: string; code: string; path: string }) {
  return (
    <>
      <a href={path}>{title}</a>
      {code && <span className="rihla-inbox-code">{code}</span>}
    </>
  );
}

function describeSize({ size }: EnquiryFile): string {
  if (size < 1_048_576) return t('{size} kB', { size: Math.max(1, Math.round(size / 1024)) });
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1, useGrouping: false };
  return t('{size} MB', { size: new Intl.NumberFormat(digitsOf(studioLanguage()), digits).format(size / 1_048_576) });
}
