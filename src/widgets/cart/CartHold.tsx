import { Island } from '../../islands/Island.tsx';
import { countdownMessages } from '../../parts/shop/cart/countdownMessages.ts';
import { CART_LINE_PATH } from '../../parts/shop/cart/rules/addresses.ts';
import { canRenew, firstEnd } from '../../parts/shop/cart/rules/cartLines.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { formatMoment } from '../../parts/shop/rules/formatMoment.ts';
import { DEFAULT_HOLD_MINUTES } from '../../parts/shop/rules/shopSettings.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Booking } from '../../tours/booking/booking.ts';

interface HoldProps {
  context: RenderContext;
  live: readonly Booking[];
}

/** End of the hold: a time without script, a countdown with it. */
export function CartHold({ context, live }: HoldProps) {
  const { editing, t, view } = context;
  const until = firstEnd(live);
  if (!until) return null;
  const minutes = shopOfView(view).holdMinutes ?? DEFAULT_HOLD_MINUTES;
  const hold = (
    <div className="r-cart__hold">
      <p className="r-cart__until">
        {t('shop.cart.keptUntil')} <time dateTime={until}>{timeOf(until, context)}</time>
        <span aria-hidden="true" className="r-cart__clock" />
      </p>
      <p className="r-cart__status" role="status" />
      {canRenew(live, { minutes, now: new Date() }) && (
        <form action={editing ? undefined : CART_LINE_PATH} method="post">
          <button className="r-cart__button" name="do" type="submit" value="renew">
            {t('shop.cart.renew')}
          </button>
        </form>
      )}
    </div>
  );
  if (editing) return hold;
  return (
    <Island<typeof import('./island/CartIsland.ts')>
      name="cart"
      props={{ until, words: countdownMessages(t) }}
      trigger="load"
    >
      {hold}
    </Island>
  );
}

/** The server does not know the visitor's time zone, so it shows the operator's and names it; the script converts it to the visitor's own. */
function timeOf(moment: string, { t, view: { locale, site } }: RenderContext): string {
  return formatMoment(moment, { locale, t, timezone: site.timezone }).time;
}
