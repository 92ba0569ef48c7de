import type { Translate } from '../shared/messages/index.ts';
import type { CancellationStep } from './tour.ts';

/** Describes the notice period of a step, such as “Until 30 days before”. @param before the step with the next longer notice */
export function noticeOf(
  { days, percent }: CancellationStep,
  before: CancellationStep | undefined,
  t: Translate,
): string {
  if (!before) return t('tourPrices.before', { days });
  // A fee of 100 % holds until the start, so its text names no end.
  if (days === 0 || percent === 100) return t('tourPrices.after', { days: before.days });
  return t('tourPrices.between', { from: before.days - 1, to: days });
}
