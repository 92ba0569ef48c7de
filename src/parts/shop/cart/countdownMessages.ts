import type { Translate } from '../../../shared/messages/index.ts';

/** Texts of a countdown timer: one for each announcement, and the label before the time. */
export type TimerWords = Readonly<Record<'ended' | 'fiveMinutes' | 'left' | 'oneMinute', string>>;

/** Texts of the countdown. */
export function countdownMessages(t: Translate): TimerWords {
  return {
    ended: t('shop.cart.ended'),
    fiveMinutes: t('shop.cart.fiveMinutes'),
    left: t('shop.cart.left'),
    oneMinute: t('shop.cart.oneMinute'),
  };
}
