import type { PurchaseSummaryBlock } from '../../cms/payload-types.ts';
import type { DocumentView } from '../../content/documentTypes.ts';
import { shopPathOn } from '../../parts/customers/accountPage.ts';
import { cancelPath } from '../../parts/shop/checkout/addresses.ts';
import { shownOf } from '../../parts/shop/mails/formatOrder.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { codeNotice } from '../../parts/shop/rules/currentNotice.ts';
import { canPayLate, hasLapsed } from '../../parts/shop/rules/hasLapsed.ts';
import type { ShopNotice } from '../../parts/shop/rules/notices.ts';
import { amountDue, dueKind } from '../../parts/shop/rules/orderDue.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import { statementOf } from '../../parts/shop/statement/readStatement.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import type { LocaleCode } from '../../shared/locales.ts';
import { holdsSeats } from '../../tours/booking/booking.ts';
import { formatStatement } from '../../tours/booking/formatStatement.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import { Amounts, amountsOf } from '../checkout/Amounts.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import { hasNotices, shopSettings, visitorOf } from '../pieces/shopScope.ts';
import { Title } from '../pieces/Title.tsx';
import { NoticeBox, readNotice } from '../shop-notices/NoticeBox.tsx';
import { OrderState } from './OrderState.tsx';
import { PayWays } from './PayWays.tsx';
import { Terms } from './Terms.tsx';
import { Transfer } from './Transfer.tsx';

type Props = WidgetProps<PurchaseSummaryBlock, ReadonlyMap<number, DocumentView>>;

/** Order summary for the traveller: status, actions, and all bookings. Without an order token it explains how to find an order. */
export function PurchaseSummary(props: Props) {
  const { attributes, block, context, text } = props;
  const visitor = visitorOf(context);
  const told = hasNotices(context) ? undefined : readNotice(context, visitor);
  const { order, token } = visitor ?? {};
  const code = order && codeNotice(order, visitor?.notice);
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
      {told && !(isMoment(visitor?.notice) && order?.status === 'CONFIRMED') && (
        <NoticeBox context={context} told={told} />
      )}
      {code && <NoticeBox context={context} told={{ words: context.t(code), mood: 'neutral' }} />}
      {order && token ? (
        <Order {...props} order={order} token={token} visitor={visitor} />
      ) : (
        <Unknown context={context} />
      )}
    </div>
  );
}

/** Instructions for finding an order without its token. */
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

function Order({ block, context, data, order, text, token, visitor }: OrderProps) {
  const { t, view } = context;
  const { calledOff = new Set<number>(), notice, tours = [], waiting } = visitor ?? {};
  const now = new Date();
  const isLapsed = hasLapsed(order, now);
  const isAlive = !isLapsed && (order.status === 'PLACED' || order.status === 'CONFIRMED');
  const stated = statementOf(order, {
    calledOff,
    now,
    shop: shopSettings(context),
    tours: new Map(tours.map((tour) => [tour.id, tour])),
  });
  const statement = formatStatement(stated, { t, locale: view.locale as LocaleCode });
  const told = { notice, isNews: isNews(order, notice), isUnmailed: visitor?.isUnmailed === true };
  const scope = { block, context, order, statement, token, tours, ...told };
  // A pending payment is not requested twice.
  const canPay = block.hasPayment !== false && !waiting && dueKind(order) && (!isLapsed || canPayLate(order, now));
  const isTransfer = order.status === 'CONFIRMED' && order.method === 'transfer' && amountDue(order) > 0;
  return (
    <>
      <OrderState
        mark={text('nextText')}
        nextText={block.nextText?.trim()}
        picture={pictureOf(order, data)}
        scope={scope}
      />
      <div className="r-summary__columns">
        <div className="r-summary__column">
          <OrderLines context={context} lines={shownOf(order)} named tours={data} />
          {isAlive && <Terms context={context} order={order} tours={tours} />}
        </div>
        <div className="r-summary__column">
          {isTransfer && <Transfer context={context} order={order} />}
          {canPay && <PayWays due={stated} isLate={isLapsed} scope={scope} />}
          <Amounts amounts={amountsOf(statement)} context={context} />
          {isAlive && (
            <p className="r-summary__cancel">
              <Link href={cancelPath(token)} rel="nofollow">
                {t('shop.order.cancel')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** Whether the heading gets focus: just booked or paid, or an action is needed. */
function isNews(order: OpenOrder, notice: ShopNotice | undefined): boolean {
  if (awaitsConfirmation(order)) return true;
  return order.status === 'CONFIRMED' && isMoment(notice);
}

function isMoment(notice: ShopNotice | undefined): boolean {
  return notice === 'confirmed' || notice === 'paid';
}

/** Picture of the first journey, if visitors can still see its page. */
function pictureOf({ bookings }: OpenOrder, tours: Props['data']) {
  const standing = bookings.filter(({ status }) => holdsSeats(status));
  const sorted = standing.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
  return sorted.flatMap(({ tour }) => (tour === undefined ? undefined : tours?.get(tour)?.image) ?? [])[0];
}
