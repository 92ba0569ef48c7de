import { CancelOrder } from '../cancel/studio/CancelOrder.tsx';
import { ConfirmOrder } from '../confirm/studio/ConfirmOrder.tsx';
import { OrderMoney } from '../paymentFlow/studio/OrderMoney.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderJourneys } from './OrderJourneys.tsx';
import { OrderLetters } from './OrderLetters.tsx';
import './orderPanels.css';

/** An order on one screen, above its notes: who, what, money, letters, and what staff can do with it. */
export function OrderPanels() {
  return (
    <div className="rihla-order rihla-form">
      <OrderFacts />
      <ConfirmOrder />
      <OrderJourneys />
      <OrderMoney />
      <OrderLetters />
      <CancelOrder />
    </div>
  );
}
