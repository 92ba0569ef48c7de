import { regionOf } from '../../../shared/formatLocales.ts';
import { type Money, showMoney } from '../../../shared/money.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';

/** A sentence of a finding: a message of the studio with its values. It is in no language: reports are stored, and read in several. */
export type Said = string | { message: string; values: Readonly<Record<string, Money | number | string>> };

/** The sentence in the language of whoever is asking. */
export function speakSaid(said: Said): string {
  if (typeof said === 'string') return t(said);
  const shown = Object.entries(said.values).map(([name, value]) => [
    name,
    typeof value === 'object' ? showMoney(value, regionOf(studioLanguage())) : value,
  ]);
  return t(said.message, Object.fromEntries(shown));
}
