'use client';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../../../cms/studio/PageHead.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { orderHref } from '../../../bookings/rules/boardQuery.ts';
import type { DeskStart } from '../rules/deskForm.ts';
import { ContactFields } from './ContactFields.tsx';
import { DeskSummary } from './DeskSummary.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { JourneyFields } from './JourneyFields.tsx';
import { PayFields } from './PayFields.tsx';
import { TravellerFields } from './TravellerFields.tsx';
import { useDesk } from './useDesk.ts';

/** One screen for a booking by telephone: tour, travellers, extras, price, payment, and a preview of the letter. */
export function Desk({ start }: { start: DeskStart }) {
  const desk = useDesk(start);
  const { enquiry } = start;
  if (desk.booked) return <Booked booked={desk.booked} enquiry={enquiry} isMailed={desk.form.email.trim() !== ''} />;
  return (
    <main className="rihla-desk">
      <PageHead summary={t('As the caller says it: the price follows while you type.')} title={t('Make a booking')}>
        {enquiry && (
          <a className="rihla-page-tool" href={`/admin/inbox?enquiry=${enquiry.id}`}>
            {t('Back to enquiry {reference}', { reference: enquiry.reference })}
          </a>
        )}
      </PageHead>
      <form
        className="rihla-desk__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void desk.book();
        }}
      >
        <div className="rihla-desk__fields">
          {enquiry && enquiry.says.length > 0 && (
            <section aria-labelledby="rihla-desk-asked" className="rihla-desk__asked">
              <h2 id="rihla-desk-asked">{t('What was asked')}</h2>
              <dl>
                {enquiry.says.map(({ label, value }) => (
                  <div key={`${label} ${value}`}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <JourneyFields desk={desk} start={start} />
          <TravellerFields desk={desk} />
          <ContactFields desk={desk} languages={start.languages} />
          <ExtraFields desk={desk} />
          <PayFields desk={desk} start={start} />
        </div>
        <DeskSummary desk={desk} start={start} />
      </form>
    </main>
  );
}

interface BookedProps {
  booked: { id: number; reference: string; letter: string };
  enquiry: DeskStart['enquiry'];
  isMailed: boolean;
}

function Booked({ booked: { id, letter, reference }, enquiry, isMailed }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="rihla-desk rihla-desk__done">
      <h1 ref={heading} tabIndex={-1}>
        {t('Booked as {reference}', { reference })}
      </h1>
      <p>
        {isMailed
          ? `${letter} ${t('The order shows what becomes of it.')}`
          : t('There is no e-mail address, so no letter was sent: read the reference to the caller.')}
      </p>
      <p className="rihla-desk__ways">
        <a className="rihla-desk__main" href={orderHref(id)}>
          {t('Open the order')}
        </a>
        {enquiry && (
          <a href={`/admin/inbox?enquiry=${enquiry.id}`}>
            {t('Back to enquiry {reference}', { reference: enquiry.reference })}
          </a>
        )}
        <a href="/admin/new-booking">{t('Make another booking')}</a>
      </p>
    </main>
  );
}
