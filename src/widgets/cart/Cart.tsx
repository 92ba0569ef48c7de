import type { CartBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { linesAt } from '../../parts/shop/cart/rules/cartLines.ts';
import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { shopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { formatMoney } from '../../shared/money.ts';
import buttonCss from '../button/button.css?inline';
import { stepperWords } from '../pieces/Stepper.tsx';
import { hasNotices } from '../pieces/shopScope.ts';
import { TourTitle } from '../pieces/TourTitle.tsx';
import { NoticeBox, readNotice } from '../shop-notices/NoticeBox.tsx';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import { CartHold } from './CartHold.tsx';
import { CartLine } from './CartLine.tsx';
import { type CartData, cartOf } from './cartOf.ts';

type Props = WidgetProps<CartBlock, CartData>;

/** The visitor's cart; its lines are changed by forms that need no script. */
export function Cart(props: Props) {
  const { attributes, block, context, text } = props;
  context.styles.use('button', buttonCss);
  const cart = cartOf(context);
  const { isOn } = shopOfView(context.view);
  const told = hasNotices(context) ? undefined : readNotice(context, shopVisitor.of(context.view));
  return (
    <div {...attributes('r-cart')}>
      <TourTitle block={block} context={context} text={text} />
      {told && <NoticeBox context={context} told={told} />}
      {!isOn && <p>{context.t('shop.off')}</p>}
      {isOn && (cart && linesOf(cart).length > 0 ? <Filled {...props} cart={cart} /> : <Empty {...props} />)}
    </div>
  );
}

function linesOf(cart: OpenOrder) {
  const { ended, live } = linesAt(cart, new Date());
  return [...live, ...ended];
}

function Filled({ cart, context, data }: Props & { cart: OpenOrder }) {
  const { t, view } = context;
  const { live } = linesAt(cart, new Date());
  const { checkout, tours } = data;
  const lines = (
    <ul aria-label={t('shop.cart.lines')} className="r-cart__lines" {...stepperWords(context)}>
      {linesOf(cart).map((line) => (
        <CartLine
          context={context}
          isLive={live.includes(line)}
          key={line.uuid}
          line={line}
          tour={line.tour === undefined ? undefined : tours.get(line.tour)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {live.length > 0 && <CartHold context={context} live={live} />}
      {context.editing || live.length === 0 ? (
        lines
      ) : (
        <Island<typeof import('./island/CartLinesIsland.ts')>
          name="cart-lines"
          trigger="interaction(hover-intent) | visible"
        >
          {lines}
        </Island>
      )}
      {live.length > 0 && (
        <div className="r-cart__end">
          <p className="r-cart__sum">
            <span>{t('shop.cart.total')}</span>{' '}
            <strong>{formatMoney(cart.subtotal, cart.currency, view.locale)}</strong>
          </p>
          <Deposit context={context} />
          <p className="r-cart__note">{t('shop.cart.promotion')}</p>
          {checkout && (
            <Link className="r-button r-button--solid" href={checkout} rel="nofollow">
              {t('shop.cart.checkout')}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** The deposit that is due at once. */
function Deposit({ context: { t, view } }: Pick<Props, 'context'>) {
  const { currency, deposit } = shopVisitor.of(view)?.checkout ?? {};
  if (!currency || !deposit) return null;
  const money = (minor: number): string => formatMoney(minor, currency, view.locale);
  const day = formatPeriod(deposit.balanceDue, deposit.balanceDue, view.locale);
  return (
    <p>{t('shop.cart.deposit', { now: money(deposit.dueNow), rest: money(deposit.total - deposit.dueNow), day })}</p>
  );
}

function Empty({ block, context, text }: Props) {
  const { t } = context;
  const anchor = anchorOf(block.emptyLink);
  const label = block.emptyLabel?.trim();
  return (
    <div className="r-cart__empty">
      <p className="r-cart__nothing r-display">{t('shop.cart.empty')}</p>
      <p>{t('shop.cart.emptyMore')}</p>
      {anchor && (
        <p>
          <Link className="r-button r-button--solid" {...anchor}>
            <span {...(label && text('emptyLabel'))}>{label || t('shop.cart.journeys')}</span>
          </Link>
        </p>
      )}
    </div>
  );
}
