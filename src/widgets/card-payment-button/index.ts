import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { CardPaymentButton } from './CardPaymentButton.tsx';
import { paymentGap } from './PaymentButton.tsx';
import css from './payment-button.css?inline';

export const widget = defineWidget({
  name: 'card-payment-button',
  css,
  personal: 'shop',
  quiet: 'overlays',
  findGap: (_block, _data, context) =>
    paymentGap(context, 'stripe', msg('Cards cannot be taken: the keys of Stripe are not set.')),
  Component: CardPaymentButton,
});
