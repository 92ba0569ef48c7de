import { useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
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
    <section aria-label={t('Who booked')} className="rihla-order-panel rihla-order-facts">
      <h2>
        {contact.fullName || t('No name yet')} <span data-status={status}>{t(ORDER_STATUSES[status])}</span>
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
          {tRich('{account}: all their orders, and a sign-in link where the password is lost.', {
            account: (
              <a href={`/admin/collections/customers/${account}`}>
                {t('Account of {email}', { email: contact.emailAddress?.toLowerCase() ?? '' })}
              </a>
            ),
          })}
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
    [t('E-mail'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('Telephone'), phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    [t('Payment'), method && `${PAYMENT_PLANS[plan]}, ${PAYMENT_METHODS[method].toLowerCase()}`],
    [t('Promotion'), promotion],
    [t('Next payment by'), balanceDue && formatDay(balanceDue)],
    [t('Rest asked for on'), balanceAskedAt && studioMoment(balanceAskedAt)],
    [t('Placed'), placedAt && studioMoment(placedAt)],
    [t('To be confirmed by'), status === 'PLACED' && confirmBy && studioMoment(confirmBy)],
    [t('Confirmed'), confirmedAt && studioMoment(confirmedAt)],
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
