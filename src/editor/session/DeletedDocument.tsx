'use client';
import { useAuth, useConfig, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isObject, type Values } from '../../shared/isObject.ts';
import { t } from '../../shared/studioWords/t.ts';

interface DeletedDocumentProps {
  collection: string | undefined;
  /** The form's values. */
  values: Values;
  /** Called with the saved document once a new one has the values. */
  onMoved: (document: Values) => void;
}

/** Notice that the open document was deleted, with a button that creates a new one from this window's values. */
export default function DeletedDocument({ collection = '', onMoved, values }: DeletedDocumentProps) {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const { setModified } = useForm();
  const [fault, setFault] = useState('');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // The new document may have the id of the deleted one, and so its URL. Navigates only now: before, the window would
    // have warned of unsaved work.
    if (address) window.location.assign(address);
  }, [address]);
  const found = config.collections.find(({ slug }) => slug === collection);
  // An upload's file is deleted with its document, and an account's password is unknown.
  const canMake = found && !found.upload && !found.auth && permissions?.collections?.[collection]?.create;
  const hasDrafts = Boolean(found?.versions?.drafts);

  const make = async () => {
    setFault('');
    const answer = await fetch(`${config.routes.api}/${collection}?depth=0${hasDrafts ? '&draft=true' : ''}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...(hasDrafts && { _status: 'draft' }) }),
    }).catch(() => undefined);
    const body: unknown = await answer?.json().catch(() => undefined);
    const doc = isObject(body) && isObject(body.doc) ? body.doc : undefined;
    if (!doc) return setFault(faultIn(body));
    onMoved(doc);
    setModified(false);
    setAddress(`${config.routes.admin}/collections/${collection}/${doc.id}`);
  };

  return (
    <section aria-label={t('This document was deleted')} className="rihla-session__found" role="alert">
      <p>
        {t('Somebody has deleted this document, or you may not read it any more.')}{' '}
        {canMake
          ? t('The server no longer has what this window holds: make a new document of it, or leave.')
          : t('The server no longer has what this window holds.')}
      </p>
      {canMake && (
        <button onClick={() => void make()} type="button">
          {t('Make a new document of it')}
        </button>
      )}
      {fault && <p>{fault}</p>}
    </section>
  );
}

function faultIn(body: unknown): string {
  const [first] = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
  return isObject(first) && first.message ? String(first.message) : t('The server has not answered. Try again.');
}
