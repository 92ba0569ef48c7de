import { offeredMethods } from '../../parts/shop/paymentFlow/methods.ts';
import { statementOf } from '../../parts/shop/statement/readStatement.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { showMoney } from '../../shared/money.ts';
import { formatStatement, type StatementRow } from '../../tours/booking/formatStatement.ts';
import type { PaymentMethod, PaymentPlan } from '../../tours/booking/order.ts';
import type { CheckoutScope } from './scope.ts';

/** Due amounts and dates for one choice of the form; absent names: any choice. */
export interface DueChoice {
  plan: PaymentPlan | undefined;
  method: PaymentMethod | undefined;
  rows: StatementRow[];
  /** Short text. */
  short: string;
  /** Whether it names the whole price. */
  isAll: boolean;
  /** Text of the button: with an amount only when it is paid at once. */
  button: string;
}

/** The statement of the future order by each choice of the form, so that the summary agrees with letters and pages. */
export function dueChoices(scope: CheckoutScope): DueChoice[] {
  const { checkout, shop } = scope;
  if (!checkout) return [];
  const methods = checkout.full.total > 0 ? offeredMethods(shop, checkout.lines[0]?.currency) : [];
  return methods.flatMap((method) =>
    // Payment on arrival is always in full.
    checkout.deposit && method !== 'arrival'
      ? [dueBy(scope, method, 'full'), dueBy(scope, method, 'deposit')]
      : [{ ...dueBy(scope, method, 'full'), plan: undefined }],
  );
}

function dueBy(scope: CheckoutScope, method: PaymentMethod, plan: PaymentPlan): DueChoice {
  const { cart, checkout, context, shop, tours } = scope;
  const { t, view } = context;
  const totals = (plan === 'deposit' && checkout?.deposit) || checkout?.full;
  if (!cart || !totals) return { method, plan, rows: [], short: '', isAll: false, button: t('shop.checkout.place') };
  const now = new Date();
  const order = {
    ...cart,
    ...totals,
    status: 'PLACED' as const,
    balanceDue: totals.balanceDue,
    // A later payment is due after the traveller has confirmed.
    confirmBy: method === 'transfer' || method === 'arrival' ? now.toISOString() : undefined,
    bookings: checkout?.lines ?? [],
    ...{ method, plan, paid: 0, refunded: 0 },
  };
  const statement = statementOf(order, {
    calledOff: new Set(),
    now,
    shop,
    tours: new Map(tours.map((tour) => [tour.id, tour])),
  });
  const { rows } = formatStatement(statement, { t, locale: view.locale as LocaleCode });
  const amount = statement.now ? showMoney(statement.now, view.locale) : '';
  const isTaken = statement.now && (method === 'stripe' || method === 'paypal');
  return {
    method,
    plan,
    button: isTaken ? t('shop.checkout.placePay', { amount }) : t('shop.checkout.place'),
    isAll: statement.now?.amount === checkout?.full.total,
    rows: rows.filter(({ key }) => key === 'now' || key === 'later'),
    short: statement.now
      ? t(statement.isUnconfirmed ? 'shop.checkout.dueConfirmed' : 'shop.checkout.dueNow', { amount })
      : t('shop.checkout.dueNothing'),
  };
}
