'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../../cms/studio/lazyPage.ts';
import { BOARD_PATH, CHANGE_BOOKING_PATH, orderHref } from '../../../bookings/rules/boardQuery.ts';
import type { ChangeStart } from '../rules/changeForm.ts';
import '../../../../cms/studio/page-head.css';
import '../../desk/studio/style/desk.css';
import { t } from '../../../../shared/studioWords/t.ts';

const Change = lazyPage(CHANGE_BOOKING_PATH, async () => (await import('./Change.tsx')).Change);

/** Page that changes a booking; its script is loaded on it only. */
export function ChangeLoader({ start }: { start: ChangeStart }) {
  const { order, booking } = start;
  return (
    <>
      <SetStepNav
        nav={[
          { label: t('Bookings'), url: BOARD_PATH },
          { label: t('Order {reference}', { reference: order.reference }), url: orderHref(order.id) },
          { label: t('Change {reference}', { reference: booking.reference }) },
        ]}
      />
      <Change start={start} />
    </>
  );
}
