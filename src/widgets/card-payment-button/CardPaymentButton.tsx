import type { CardPaymentButtonBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { PaymentButton } from './PaymentButton.tsx';

/** Pays what is due of the order of the page by card. */
export function CardPaymentButton(props: WidgetProps<CardPaymentButtonBlock>) {
  return <PaymentButton {...props} method="stripe" />;
}
