import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { cutText } from '../../../shared/text/cutText.ts';
import { fromPaypalAmount, toPaypalAmount } from './amounts.ts';
import type { Paypal } from './paypalClient.ts';
import type { PaymentState, RequestedPayment } from './port.ts';

/** Maximum length, in characters, of a purchase unit's description. */
const MAX_DESCRIPTION_LENGTH = 127;

/**
 * Parameters of an order: one item without shipping, paid on capture (developer.paypal.com/docs/api/orders/v2/#orders_create).
 * @throws PaymentError for an amount that PayPal does not take
 */
export function orderParams({ library }: Paypal, asked: RequestedPayment): OrderRequest {
  return {
    intent: library.CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: { currencyCode: asked.currency, value: toPaypalAmount(asked.amount, asked.currency) },
        description: cutText(asked.description, MAX_DESCRIPTION_LENGTH),
        customId: asked.key,
        // PayPal accepts an invoice id only once.
        invoiceId: asked.key,
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl: asked.returnUrl,
          cancelUrl: asked.cancelUrl,
          userAction: library.PaypalExperienceUserAction.PayNow,
          shippingPreference: library.PaypalWalletContextShippingPreference.NoShipping,
          // Seats are held for minutes: payments that take days, such as bank debits, come too late.
          paymentMethodPreference: library.PayeePaymentMethodPreference.ImmediatePaymentRequired,
          ...(/^[a-z]{2}(-[A-Z]{2})?$/.test(asked.locale) && { locale: asked.locale }),
        },
        ...(asked.email && { emailAddress: asked.email }),
      },
    },
  };
}

/** Capture statuses that count as paid; a refunded capture was paid before. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * State of an order's payment. A captured order is completed; its capture tells whether it is paid
 * (developer.paypal.com/docs/api/orders/v2/#definition-capture_status).
 */
export function readOrder(order: Order): PaymentState {
  const captures = order.purchaseUnits?.flatMap(({ payments }) => payments?.captures ?? []) ?? [];
  const paid = captures.find(({ status }) => PAID.includes(status ?? ''));
  const currency = (paid ?? captures[0])?.amount?.currencyCode ?? order.purchaseUnits?.[0]?.amount?.currencyCode ?? '';
  if (paid?.amount) {
    const amount = fromPaypalAmount(paid.amount.value, currency) ?? 0;
    return { outcome: 'paid', amount, currency, captureId: paid.id };
  }
  const isWaiting = captures.some(({ status }) => status === 'PENDING');
  const isOver = order.status === 'VOIDED' || (captures.length > 0 && !isWaiting);
  return { outcome: isOver ? 'failed' : 'open', amount: 0, currency, captureId: undefined };
}
