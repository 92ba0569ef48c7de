'use client';
import { useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { ShopRoles } from '../replacePage.ts';
import '../../../cms/studio/form.css';
import './replace.css';
import { t } from '../../../shared/studioWords/t.ts';

/** Form that replaces a page that the shop needs by another one. */
export function ReplaceForm({ id, roles, successors }: ShopRoles & { id: number }) {
  const [heading, select] = [useId(), useId()];
  const [by, setBy] = useState('');
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const replace = async () => {
    if (isSending) return;
    if (!by) return setFault(t('Choose the page that takes its place.'));
    setSending(true);
    setFault('');
    try {
      await callStudioApi(`/api/pages/${id}/replace`, { by });
      window.location.assign(`/admin/collections/pages/${by}`);
    } catch (error) {
      setFault((error as Error).message);
      setSending(false);
    }
  };
  return (
    <section aria-labelledby={heading} className="rihla-form rihla-replace">
      <h2 id={heading}>{t('Needed by the shop')}</h2>
      <p>
        {t(
          'This is the {roles}. It cannot be deleted alone: put another page in its place. That one gets its address, too, so links in letters go on leading there.',
          { roles: roles.map((role) => t(role)).join(t(' and the ')) },
        )}
      </p>
      {successors.length === 0 ? (
        <p>{t('No other published page has the block that it needs. Make one first.')}</p>
      ) : (
        <>
          <label htmlFor={select}>{t('Page that takes its place')}</label>
          <select id={select} onChange={({ target }) => setBy(target.value)} value={by}>
            <option value="">{t('Choose …')}</option>
            {successors.map((page) => (
              <option key={page.id} value={page.id}>
                {page.title} ({page.path})
              </option>
            ))}
          </select>
          <button aria-disabled={isSending || undefined} onClick={() => void replace()} type="button">
            {t('Put it in place, this one into the trash')}
          </button>
        </>
      )}
      <p role="alert">{fault}</p>
    </section>
  );
}
