import { useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { formatDay } from '../../../shared/time/formatDay.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { ORDER_STATUSES, type Order, PAYMENT_METHODS, PAYMENT_PLANS, readOrder } from '../../../tours/booking/order.ts';
import { useOrderRead } from '../orders/studio/useOrderRead.ts';

/** Panel at the top of an order's form: who booked, how to reach them, how and until when it is paid. Lines without a value are left out. */
export function OrderFacts() {
  const { id } = useDocumentInfo();
  const [order, setOrder] = useState<Order>();
  const [account, setAccount] = useState<number>();
  const read = useCallback(async () => {
    if (!id) return;
    const found = readOrder(await callStudioApi<unknown>(`/api/orders/${id}?depth=0`));
    setOrder(found);
    setAccount(await accountOf(found?.contact.emailAddress));
  }, [id]);
  useOrderRead(read);
  if (!order) return null;
  const { contact, status } = order;
  return (
    <section aria-label="Who booked" className="rihla-order-panel rihla-order-facts">
      <h2>
        {contact.fullName || 'No name yet'} <span data-status={status}>{ORDER_STATUSES[status]}</span>
      </h2>
      <dl>
        {factsOf(order).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {account !== undefined && (
        <p>
          <a href={`/admin/collections/customers/${account}`}>Account of {contact.emailAddress?.toLowerCase()}</a>: all
          their orders, and a sign-in link where the password is lost.
        </p>
      )}
    </section>
  );
}

/** Lines of an order, each with its label. */
function factsOf(order: Order): [string, ReactNode][] {
  const { emailAddress: email, phoneNumber: phone } = order.contact;
  const { balanceAskedAt, balanceDue, confirmBy, confirmedAt, method, placedAt, plan, promotion, status } = order;
  const lines: [string, ReactNode][] = [
    ['E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Telephone', phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    ['Payment', method && `${PAYMENT_PLANS[plan]}, ${PAYMENT_METHODS[method].toLowerCase()}`],
    ['Promotion', promotion],
    ['Next payment by', balanceDue && formatDay(balanceDue)],
    ['Rest asked for on', balanceAskedAt && studioMoment(balanceAskedAt)],
    ['Placed', placedAt && studioMoment(placedAt)],
    ['To be confirmed by', status === 'PLACED' && confirmBy && studioMoment(confirmBy)],
    ['Confirmed', confirmedAt && studioMoment(confirmedAt)],
  ];
  return lines.filter(([, value]) => value);
}

/** Id of a traveller's account. Accounts are stored by their address in small letters. */
async function accountOf(email: string | undefined): Promise<number | undefined> {
  if (!email) return undefined;
  const query = new URLSearchParams({
    'where[email][equals]': email.toLowerCase(),
    ...{ depth: '0', limit: '1', 'select[email]': 'true' },
  });
  const { docs } = await callStudioApi<{ docs: { id: number }[] }>(`/api/customers?${query}`);
  return docs[0]?.id;
}
