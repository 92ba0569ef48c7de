import { Link } from '../../render/links/Link.tsx';
import { showDeduction } from '../../shared/money.ts';
import { type Amount, Amounts } from './Amounts.tsx';
import type { DueChoice } from './dueChoices.ts';
import { OrderLines } from './OrderLines.tsx';
import type { CheckoutScope } from './scope.ts';

const MINUTE_MS = 60_000;
const A_DAY = 24 * 60;
/** Non-breaking, so that a line never begins with it. */
const DOT = '\u00a0· ';

/**
 * Order summary: lines, total and due dates. On narrow windows it is collapsed to one line, to keep the form in view; `data-method`
 * and `data-plan` are the choice to which an amount applies, and the style sheet shows those of the chosen one.
 */
export function OrderAside({ choices, scope }: { choices: DueChoice[]; scope: CheckoutScope }) {
  const { checkout, context, pages } = scope;
  const { t } = context;
  if (!checkout?.lines.length) return null;
  return (
    // Named here, since collapsed text cannot name it.
    <section aria-label={t('shop.checkout.order')} className="r-checkout__order">
      <details className="r-checkout__fold">
        <summary>
          <Short choices={choices} scope={scope} />
        </summary>
        <div className="r-checkout__unfolded">
          <p className="r-checkout__order-title r-display">{t('shop.checkout.order')}</p>
          <OrderLines context={context} lines={checkout.lines} tours={pages.tours} />
          <Amounts amounts={amountsOf(scope, choices)} context={context} isLive />
          <Held scope={scope} />
          {pages.cart && (
            <p>
              <Link className="r-checkout__back" href={pages.cart}>
                {t('shop.checkout.toCart')}
              </Link>
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

/** `2 travellers · €1,290 · due now €258`; when all of it is due, the amount is shown once. */
function Short({ choices, scope: { checkout, context, money } }: { choices: DueChoice[]; scope: CheckoutScope }) {
  const { t } = context;
  const [first] = checkout?.lines ?? [];
  if (!checkout || !first) return null;
  const total = money(checkout.full.total);
  const who = t('booking.travellers', { count: first.items.length });
  return (
    <span>
      {choices.length > 0 ? who : `${who}${DOT}${total}`}
      {choices.map(({ isAll, method, plan, short }) => (
        <span data-method={method} data-plan={plan} key={`${method} ${plan}`}>
          {isAll ? `${DOT}${short}` : `${DOT}${total}${DOT}${short}`}
        </span>
      ))}
    </span>
  );
}

function amountsOf({ checkout, context: { t, view }, money }: CheckoutScope, choices: DueChoice[]): Amount[] {
  if (!checkout) return [];
  const { currency, full, promotion } = checkout;
  const code = promotion ?? '';
  const deduction = showDeduction({ amount: full.discount, currency }, view.locale);
  return [
    ...(full.discount > 0
      ? [
          { name: t('statement.subtotal'), value: money(full.subtotal) },
          { name: t('statement.promotion', { code }), value: deduction },
        ]
      : []),
    { name: t('statement.total'), value: money(full.total), isTotal: true },
    ...choices.flatMap(({ method, plan, rows }) =>
      rows.map(({ label, note, value }) => ({ name: label, note, value, choice: { method, plan } })),
    ),
  ];
}

/** Remaining time of the hold; nothing when unknown, or when it lasts for days. */
function Held({ scope: { checkout, context } }: { scope: CheckoutScope }) {
  const { t } = context;
  const ends = checkout?.lines.flatMap(({ expiresAt }) => (expiresAt ? [Date.parse(expiresAt)] : [])) ?? [];
  const minutes = Math.floor((Math.min(...ends) - Date.now()) / MINUTE_MS);
  if (!(minutes > 0 && minutes < A_DAY)) return null;
  return <p className="r-checkout__held">{t('shop.checkout.held', { count: minutes })}</p>;
}
