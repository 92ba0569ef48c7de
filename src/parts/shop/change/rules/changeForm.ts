import { parseMoney } from '../../../../shared/money.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { type DeskForm, type DeskJourneys, missingIn, partyOfForm } from '../../desk/rules/deskForm.ts';

/** The form of a change, as typed. */
export interface ChangeForm extends DeskForm {
  /** Fee of the change; empty: by the terms. */
  kept: string;
  isTold: boolean;
}

/** Initial data of the page. */
export interface ChangeStart extends DeskJourneys {
  booking: { id: number; reference: string; title: string; departure: number };
  order: { id: number; reference: string };
  /** `updatedAt` of the booking. */
  version: string;
  currency: string;
  form: ChangeForm;
}

/** Request body for a price. */
export function partyOfChange(form: ChangeForm, { booking, currency }: Pick<ChangeStart, 'booking' | 'currency'>) {
  const party = partyOfForm(form, currency);
  return party && { ...party, booking: booking.id, kept: form.kept.trim() ? parseMoney(form.kept, currency) : null };
}

/** Request body of a change of a booking. */
export function requestOfChange(
  form: ChangeForm,
  start: Pick<ChangeStart, 'booking' | 'currency' | 'version'>,
  { seen, uuid }: { seen: { total: number; back: number }; uuid: string },
) {
  const { email, isTold, name, phone, reason } = form;
  return { ...partyOfChange(form, start), version: start.version, uuid, seen, email, isTold, name, phone, reason };
}

/** The first thing that is missing before a letter or a change; undefined: nothing. */
export function missingInChange(form: ChangeForm, currency: string): string | undefined {
  const { kept, reason } = form;
  if (kept.trim() && parseMoney(kept, currency) === undefined) return t('Write what is kept as an amount, such as 50.');
  if (kept.trim() && !reason.trim()) return t('Say why another amount is kept.');
  return missingIn(form, currency);
}
