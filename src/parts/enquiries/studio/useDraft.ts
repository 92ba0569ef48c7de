import { useCallback, useEffect, useState } from 'react';
import { makeUuid } from '../../../shared/makeUuid.ts';

/** A draft. */
export interface Draft {
  subject: string;
  text: string;
  /** Idempotency key; unchanged until it is sent. */
  uuid: string;
}

/**
 * A draft for an enquiry, kept in local storage until it is sent, so that a closed window, a lost connection or an ended session loses nothing.
 * @param name storage key
 * @param subject initial subject
 */
export function useDraft(name: string, subject: string): [Draft, (change: Partial<Draft>) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(name) ?? { subject, text: '', uuid: makeUuid() });
  useEffect(() => {
    if (draft.text.trim() === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  }, [name, draft]);
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  const forget = useCallback(() => {
    localStorage.removeItem(keyOf(name));
    setDraft({ subject, text: '', uuid: makeUuid() });
  }, [name, subject]);
  return [draft, change, forget];
}

/** Whether there is an unsent draft of this name. */
export function hasDraft(name: string): boolean {
  return readDraft(name) !== undefined;
}

function keyOf(name: string): string {
  return `rihla:inbox:${name}`;
}

function readDraft(name: string): Draft | undefined {
  try {
    const { subject, text, uuid } = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft;
    return [subject, text, uuid].every((part) => typeof part === 'string') ? { subject, text, uuid } : undefined;
  } catch {
    return undefined;
  }
}
