import type { Translate } from '../../../shared/messages/index.ts';
import type { TimerWords } from './island/countDown.ts';

/** Texts of the countdown. */
export function timerWords(t: Translate): TimerWords {
  return {
    ended: t('shop.cart.ended'),
    fiveMinutes: t('shop.cart.fiveMinutes'),
    left: t('shop.cart.left'),
    oneMinute: t('shop.cart.oneMinute'),
  };
}
