import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { studioMoment } from '../../../../shared/time/studioMoment.ts';
import { awaitsConfirmation, readOrder } from '../../../../tours/booking/order.ts';
import '../../cancel/studio/cancelPanel.css';
import { t } from '../../../../shared/studioWords/t.ts';

/** Panel on the form of an order that awaits its mailed link: confirms it, for instance after a call. */
export function ConfirmOrder() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <ConfirmPanel id={Number(id)} key={id} />;
}

function ConfirmPanel({ id }: { id: number }) {
  const heading = useId();
  const router = useRouter();
  const [until, setUntil] = useState<string>();
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    callStudioApi<unknown>(`/api/orders/${id}?depth=0`).then(
      (stored) => {
        const order = readOrder(stored);
        setUntil(order && awaitsConfirmation(order) ? order.confirmBy : undefined);
      },
      () => setUntil(undefined),
    );
  }, [id]);
  const confirm = async () => {
    if (isSending) return;
    setSending(true);
    try {
      setSaid((await callStudioApi<{ said: string }>(`/api/orders/${id}/confirm`, {})).said);
      setUntil(undefined);
      router.refresh();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setSending(false);
  };
  if (!until && !said) return null;
  return (
    <section aria-labelledby={heading} className="rihla-cancel">
      <p className="rihla-cancel__lead" id={heading}>
        {until
          ? t('Its traveller has until {moment} to confirm it by the link in the mail.', {
              moment: studioMoment(until),
            })
          : t('Confirmation')}
      </p>
      {until && (
        <button aria-disabled={isSending || undefined} onClick={confirm} type="button">
          {t('Confirm this order')}
        </button>
      )}
      <output>{said}</output>
    </section>
  );
}
