'use client';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../../../cms/studio/PageHead.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { departureHref, orderHref } from '../../../bookings/rules/boardQuery.ts';
import { ContactFields } from '../../desk/studio/ContactFields.tsx';
import { ExtraFields } from '../../desk/studio/ExtraFields.tsx';
import { JourneyFields } from '../../desk/studio/JourneyFields.tsx';
import { TravellerFields } from '../../desk/studio/TravellerFields.tsx';
import type { ChangeStart } from '../rules/changeForm.ts';
import { ChangeSummary } from './ChangeSummary.tsx';
import { KeptField } from './KeptField.tsx';
import { useChange } from './useChange.ts';

/** One screen on which a booking is changed: date, travellers, extras and contact, with a preview of the money. */
export function Change({ start }: { start: ChangeStart }) {
  const change = useChange(start);
  const { booking, order } = start;
  if (change.said !== undefined) return <Changed departure={change.form.departure} said={change.said} start={start} />;
  return (
    <main className="rihla-desk">
      <PageHead
        summary={t(
          'Nothing happens before you press the button: what it costs then, what is due and what goes back follow while you type.',
        )}
        title={t('Change {reference}', { reference: booking.reference })}
      >
        <a className="rihla-page-tool" href={orderHref(order.id)}>
          {t('Back to order {reference}', { reference: order.reference })}
        </a>
      </PageHead>
      <form
        className="rihla-desk__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change.change();
        }}
      >
        <div className="rihla-desk__fields">
          <JourneyFields desk={change} start={start} />
          <TravellerFields canRemove desk={change} />
          <ContactFields desk={change} hasNotes={false} />
          <ExtraFields desk={change} legend={t('Extras, and another amount')}>
            <KeptField change={change} currency={start.currency} />
          </ExtraFields>
        </div>
        <ChangeSummary change={change} start={start} />
      </form>
    </main>
  );
}

interface ChangedProps {
  departure: number | undefined;
  said: string;
  start: ChangeStart;
}

function Changed({ departure, said, start: { booking, order } }: ChangedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="rihla-desk rihla-desk__done">
      <h1 ref={heading} tabIndex={-1}>
        {t('{booking} is changed', { booking: booking.reference })}
      </h1>
      <p>{said}</p>
      <p className="rihla-desk__ways">
        <a className="rihla-desk__main" href={orderHref(order.id)}>
          {t('Open the order')}
        </a>
        <a href={departureHref(departure ?? booking.departure)}>{t('All bookings of this departure')}</a>
      </p>
    </main>
  );
}
