import type { WalletPaymentButtonBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { PaymentButton } from '../card-payment-button/PaymentButton.tsx';

/** Pays the amount due of the page's order with PayPal. */
export function WalletPaymentButton(props: WidgetProps<WalletPaymentButtonBlock>) {
  return <PaymentButton {...props} method="paypal" />;
}
