'use client';
import { useAuth, useConfig, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { isObject, type Values } from '../../shared/isObject.ts';

interface DeletedDocumentProps {
  collection: string | undefined;
  /** What the form holds. */
  values: Values;
  /** Told when a new document holds it. */
  onRestored: () => void;
}

/** Says that somebody has deleted the document that is open here, and makes a new one of what this window holds. */
export function DeletedDocument({ collection = '', onRestored, values }: DeletedDocumentProps) {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const { setModified } = useForm();
  const router = useRouter();
  const [fault, setFault] = useState('');
  const found = config.collections.find(({ slug }) => slug === collection);
  // A file is gone with its document, and nobody knows an account's password.
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
    onRestored();
    setModified(false);
    router.push(`${config.routes.admin}/collections/${collection}/${doc.id}`);
  };

  return (
    <section aria-label="This document was deleted" className="rihla-session__found" role="alert">
      <p>
        Somebody has deleted this document, or you may not read it any more. What this window holds is not stored
        anywhere else{canMake ? ': make a new document of it, or leave.' : '.'}
      </p>
      {canMake && (
        <button onClick={() => void make()} type="button">
          Make a new document of it
        </button>
      )}
      {fault && <p>{fault}</p>}
    </section>
  );
}

function faultIn(body: unknown): string {
  const [first] = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
  return isObject(first) && first.message ? String(first.message) : 'The server has not answered. Try again.';
}
