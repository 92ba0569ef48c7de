'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { callStudioApi } from '../../../cms/studio/callStudioApi.ts';
import { useOrderRead } from './useOrderRead.ts';

/** Line on an order's form: the account of its traveller, for calls about lost passwords. */
export function OrderAccount() {
  const { savedDocumentData } = useDocumentInfo();
  // Accounts are stored by their address in small letters.
  const email = String(savedDocumentData?.email ?? '').toLowerCase();
  const [account, setAccount] = useState<number>();
  const read = useCallback(async () => {
    if (!email) return;
    const query = new URLSearchParams({
      'where[email][equals]': email,
      depth: '0',
      limit: '1',
      'select[email]': 'true',
    });
    const { docs } = await callStudioApi<{ docs: { id: number }[] }>(`/api/customers?${query}`);
    setAccount(docs[0]?.id);
  }, [email]);
  useOrderRead(read);
  if (account === undefined) return null;
  return (
    <p className="field-type">
      <a href={`/admin/collections/customers/${account}`}>Account of {email}</a>: all their orders, and a sign-in link
      where the password is lost.
    </p>
  );
}
