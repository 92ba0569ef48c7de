import type { Translate } from '../../../shared/messages/index.ts';
import type { CartRefusal } from './cartRejectedError.ts';

/** Message for visitors: why something cannot be added to a cart. */
export function refusalMessage(reason: CartRefusal, t: Translate): string {
  switch (reason) {
    case 'age':
    case 'alone':
    case 'perAdult':
    case 'full':
    case 'party':
    case 'currency':
    case 'lines':
    case 'extra':
      return t(`shop.add.${reason}`);
    case 'held':
      return t('shop.add.held.tooMany');
    case 'heldLong':
      return t('shop.add.heldLong');
    case 'cancelled':
    case 'closed':
    case 'ended':
      return t('shop.add.closed');
    default:
      return t('shop.add.unavailable');
  }
}
