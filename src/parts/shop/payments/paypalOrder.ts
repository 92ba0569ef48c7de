import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { cutText } from '../../../shared/cutText.ts';
import { fromPaypalAmount, toPaypalAmount } from './amounts.ts';
import type { Paypal } from './paypalClient.ts';
import type { PaymentAsked, PaymentState } from './port.ts';

/** Characters of a purchase unit's description. */
const LONGEST_DESCRIPTION = 127;

/**
 * What an order is made of: one thing without an address to send it to, paid as soon as it is captured
 * (developer.paypal.com/docs/api/orders/v2/#orders_create).
 * @throws PaymentFault for an amount that PayPal does not take
 */
export function orderParams({ library }: Paypal, asked: PaymentAsked): OrderRequest {
  return {
    intent: library.CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: { currencyCode: asked.currency, value: toPaypalAmount(asked.amount, asked.currency) },
        description: cutText(asked.description, LONGEST_DESCRIPTION),
        customId: asked.key,
        // PayPal takes the same invoice once.
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
          // Places are held for minutes: what takes days, such as a bank's collection, comes too late.
          paymentMethodPreference: library.PayeePaymentMethodPreference.ImmediatePaymentRequired,
          ...(/^[a-z]{2}(-[A-Z]{2})?$/.test(asked.locale) && { locale: asked.locale }),
        },
        ...(asked.email && { emailAddress: asked.email }),
      },
    },
  };
}

/** What counts as paid; what was given back later was paid before. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * What has become of an order. It is completed when it was captured; whether it is paid, its capture says
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
