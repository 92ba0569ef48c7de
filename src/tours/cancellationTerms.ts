import type { Translate } from '../shared/messages/index.ts';
import type { CancellationStep } from './tour.ts';

/** When a step of the terms holds, such as “Until 30 days before”. @param before the step of the next longer notice */
export function noticeOf(
  { days, percent }: CancellationStep,
  before: CancellationStep | undefined,
  t: Translate,
): string {
  if (!before) return t('tourPrices.before', { days });
  // All of the price is kept to the end, so the last step that keeps it says no other.
  if (days === 0 || percent === 100) return t('tourPrices.after', { days: before.days });
  return t('tourPrices.between', { from: before.days - 1, to: days });
}
