import type { PurchaseSummaryBlock } from '../../cms/payload-types.ts';
import { shopPathOn } from '../../parts/customers/accountPage.ts';
import { cancelPath } from '../../parts/shop/checkout/addresses.ts';
import { amountDue, awaitsTransfer, dueKind, transferAmount } from '../../parts/shop/checkout/orderDue.ts';
import { tellUntil } from '../../parts/shop/mails/tellOrder.ts';
import type { OpenOrder } from '../../parts/shop/openOrder.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import { CALENDAR_PATH, orderFilePath, VOUCHER_PATH } from '../../parts/shop/voucher/paths.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { Link } from '../../render/Link.tsx';
import type { LocaleCode } from '../../shared/locales.ts';
import { creditOf } from '../../tours/booking/cancellation.ts';
import { awaitsConfirmation, balanceOf, ORDER_STATUSES } from '../../tours/booking/order.ts';
import { oneOf } from '../../tours/readValues.ts';
import { type Amount, Amounts } from '../checkout/Amounts.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import { moneyIn } from '../checkout/scope.ts';
import { hasNotices, visitorOf } from '../checkout/shopScope.ts';
import { NoticeBox, readNotice } from '../shop-notices/NoticeBox.tsx';
import { Title } from '../Title.tsx';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import { PayWays } from './PayWays.tsx';
import { Terms } from './Terms.tsx';
import { Transfer } from './Transfer.tsx';

type Props = WidgetProps<PurchaseSummaryBlock>;

/** An order as its traveller sees it: what it is now, what there is to be done, and all that was booked. Who has no link of one learns how to find theirs. */
export function PurchaseSummary(props: Props) {
  const { attributes, block, context, text } = props;
  const visitor = visitorOf(context);
  const told = hasNotices(context) ? undefined : readNotice(context, visitor);
  const { order, token } = visitor ?? {};
  return (
    <div {...attributes('r-summary')}>
      <Title
        className="r-summary__title"
        context={context}
        level={block.level}
        mark={text('title')}
        source={block}
        text={block.title}
      />
      {told && <NoticeBox context={context} told={told} />}
      {order && token ? (
        <Order {...props} order={order} token={token} visitor={visitor} />
      ) : (
        <Unknown context={context} />
      )}
    </div>
  );
}

/** How whoever holds no link of an order finds theirs. */
function Unknown({ context }: Pick<Props, 'context'>) {
  const account = shopPathOn(context.view, 'account');
  return (
    <div className="r-summary__how">
      <p>{context.t('shop.order.how')}</p>
      {account && (
        <p>
          <Link href={account}>{context.t('shop.order.howAccount')}</Link>
        </p>
      )}
    </div>
  );
}

interface OrderProps extends Props {
  order: OpenOrder;
  token: string;
  visitor: ShopVisitor | undefined;
}

function Order({ block, context, order, text, token, visitor }: OrderProps) {
  const { t } = context;
  const isAlive = order.status === 'PLACED' || order.status === 'CONFIRMED';
  // Who has paid and waits for it is not asked to pay a second time.
  const canPay = block.hasPayment !== false && !visitor?.waiting && dueKind(order);
  const isTransfer = isAlive && !awaitsConfirmation(order) && order.method === 'transfer' && amountDue(order) > 0;
  return (
    <>
      <div className="r-summary__state">
        <p className="r-summary__status r-display">{wordsOf(order, context)}</p>
        {awaitsConfirmation(order) && <p className="r-summary__next">{t('shop.order.unconfirmedHelp')}</p>}
        <p className="r-summary__reference">{t('shop.order.reference', { reference: order.reference })}</p>
        {order.status === 'CONFIRMED' && block.nextText?.trim() && (
          <p className="r-summary__next" {...text('nextText')}>
            {block.nextText}
          </p>
        )}
      </div>
      {isTransfer && <Transfer context={context} order={order} />}
      {canPay && <PayWays context={context} order={order} token={token} />}
      <OrderLines context={context} lines={order.bookings} named />
      <Amounts amounts={amountsOf(order, context)} context={context} />
      {isAlive && <Terms context={context} order={order} tours={visitor?.tours ?? []} />}
      {isAlive && <Ways context={context} order={order} token={token} />}
    </>
  );
}

function wordsOf(order: OpenOrder, { t, view }: Props['context']): string {
  if (awaitsConfirmation(order)) {
    const locale = view.locale as LocaleCode;
    const until = tellUntil({ ...order, expiresAt: order.confirmBy }, undefined, { locale });
    return t('shop.order.status.unconfirmed', { until: until ?? '' });
  }
  const { method, paid, status } = order;
  const known = oneOf(ORDER_STATUSES, status) ?? 'PLACED';
  if (known === 'PLACED' && method === 'transfer') return t('shop.order.status.transfer');
  if (known === 'CONFIRMED' && method === 'arrival' && paid === 0 && balanceOf(order) > 0)
    return t('shop.order.status.arrival');
  return t(`shop.order.status.${known}`);
}

function amountsOf(order: OpenOrder, context: Props['context']): Amount[] {
  const { t, view } = context;
  const { balanceDue, discount, paid, promotion, refunded, status, subtotal, total } = order;
  const money = moneyIn(context, order.currency);
  const left = balanceOf(order);
  const isWaited = awaitsTransfer(order);
  const due = isWaited ? transferAmount(order) : amountDue(order);
  const by = balanceDue && t('shop.order.balanceBy', { day: formatPeriod(balanceDue, balanceDue, view.locale) });
  const isAlive = status === 'PLACED' || status === 'CONFIRMED';
  if (status === 'CANCELLED' && paid > 0 && order.bookings.some(({ refundDue }) => refundDue !== undefined))
    return [
      { name: t('shop.order.paid'), value: money(paid) },
      { name: t('shop.order.kept'), value: money(Math.min(total, paid)) },
      ...(refunded > 0 ? [{ name: t('shop.order.refunded'), value: money(refunded) }] : []),
      ...(creditOf(order) > 0 ? [{ name: t('shop.order.goesBack'), value: money(creditOf(order)) }] : []),
    ];
  const taken: Amount[] = [
    { name: t('shop.order.subtotal'), value: money(subtotal) },
    { name: t('shop.order.discount', { code: promotion ?? '' }), value: `− ${money(discount)}` },
  ];
  return [
    ...(discount > 0 ? taken : []),
    { name: t('shop.order.total'), value: money(total), isTotal: true },
    ...(paid > 0 ? [{ name: t('shop.order.paid'), value: money(paid) }] : []),
    ...(refunded > 0 ? [{ name: t('shop.order.refunded'), value: money(refunded) }] : []),
    ...(creditOf(order) > 0 && isAlive ? [{ name: t('shop.order.goesBack'), value: money(creditOf(order)) }] : []),
    ...(isAlive && due > 0 && due < left
      ? [
          { name: t('shop.order.dueNow'), value: money(due), note: isWaited ? by : undefined },
          { name: t('shop.order.later'), value: money(left - due), note: isWaited ? undefined : by },
        ]
      : []),
    ...(isAlive && left > 0 && (due === 0 || due === left)
      ? [{ name: t('shop.order.balance'), value: money(left), note: by }]
      : []),
  ];
}

/** Its papers, and the way out of it; what is opened there asks once more. */
function Ways({ context: { t }, order, token }: Pick<OrderProps, 'context' | 'order' | 'token'>) {
  return (
    <ul aria-label={t('shop.order.papers')} className="r-summary__ways">
      {order.status === 'CONFIRMED' && (
        <>
          <li>
            <Link href={orderFilePath(VOUCHER_PATH, token)}>{t('shop.order.voucher')}</Link>
          </li>
          <li>
            <Link download="" href={orderFilePath(CALENDAR_PATH, token)}>
              {t('shop.order.calendar')}
            </Link>
          </li>
        </>
      )}
      <li>
        <Link href={cancelPath(token)} rel="nofollow">
          {t('shop.order.cancel')}
        </Link>
      </li>
    </ul>
  );
}
