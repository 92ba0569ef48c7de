'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../../cms/studio/lazyPage.ts';
import { BOARD_PATH, NEW_BOOKING_PATH } from '../../../bookings/rules/boardQuery.ts';
import type { DeskStart } from '../rules/deskForm.ts';
import '../../../../cms/studio/page-head.css';
import './style/desk.css';
import { t } from '../../../../shared/studioWords/t.ts';

const Desk = lazyPage(NEW_BOOKING_PATH, async () => (await import('./Desk.tsx')).Desk);

/** The page of a booking by telephone; its script is loaded on it only. */
export function DeskLoader({ start }: { start: DeskStart }) {
  return (
    <>
      <SetStepNav nav={[{ label: t('Bookings'), url: BOARD_PATH }, { label: t('Make a booking') }]} />
      <Desk start={start} />
    </>
  );
}
