'use client';
import { useRouter } from 'next/navigation.js';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { markCreated } from '../../../editor/field/createdDocument.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';

interface TitleFormProps {
  collection: string;
  /** Singular label, such as `tour`. */
  kind: string;
}

/** Asks for the title of a new document, creates its draft, and opens it. */
export function TitleForm({ collection, kind }: TitleFormProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  // Payload's own `autoFocus` would come before its providers have mounted the page a second time.
  useEffect(() => field.current?.focus(), []);

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const written = title.trim();
    if (isBusy) return;
    if (!written) {
      setProblem(t('Write what the {kind} is called. It can be changed later.', { kind }));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { doc } = await callStudioApi<{ doc: { id: number } }>(`/api/${collection}?draft=true&depth=0`, {
        title: written,
        _status: 'draft',
      });
      markCreated(`${collection}/${doc.id}`);
      router.replace(`/admin/collections/${collection}/${doc.id}`);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <form className="rihla-begin__form" noValidate onSubmit={create}>
      <label htmlFor={id}>{t('Title')}</label>
      <input
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        id={id}
        maxLength={300}
        onChange={({ target }) => setTitle(target.value)}
        ref={field}
        required
        value={title}
      />
      <p className="rihla-begin__problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button aria-disabled={isBusy || undefined} type="submit">
        {isBusy ? t('It is being made …') : t('Make the {kind}', { kind })}
      </button>
    </form>
  );
}
