import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { paymentGap } from '../card-payment-button/PaymentButton.tsx';
import css from '../card-payment-button/payment-button.css?inline';
import { WalletPaymentButton } from './WalletPaymentButton.tsx';

export const widget = defineWidget({
  name: 'wallet-payment-button',
  css,
  personal: 'shop',
  quiet: 'overlays',
  findGap: (_block, _data, context) =>
    paymentGap(context, 'paypal', msg('PayPal cannot be used: its keys are not set.')),
  Component: WalletPaymentButton,
});
