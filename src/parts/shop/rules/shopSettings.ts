import type { Shop } from '../../../cms/payload-types.ts';
import type { SharedContent } from '../../../content/types.ts';

/** Places in a cart are kept so long, in minutes, unless the settings say otherwise. */
export const DEFAULT_HOLD_MINUTES = 30;
/** So many days before a journey the rest of its price is due. */
export const DEFAULT_BALANCE_DAYS = 42;
/** So many days a bank transfer may take. */
export const DEFAULT_TRANSFER_DAYS = 5;

/** The settings of the shop; it is off where nobody has saved any. */
export function shopOf({ globals }: Pick<SharedContent, 'globals'>): Partial<Shop> {
  return (globals.shop as Shop | undefined) ?? {};
}
