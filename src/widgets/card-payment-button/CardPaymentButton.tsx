import type { CardPaymentButtonBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { PaymentButton } from './PaymentButton.tsx';

/** Pays the amount due of the page's order by card. */
export function CardPaymentButton(props: WidgetProps<CardPaymentButtonBlock>) {
  return <PaymentButton {...props} method="stripe" />;
}
