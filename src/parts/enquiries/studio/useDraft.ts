import { useCallback, useEffect, useState } from 'react';

/** What somebody is writing. */
export interface Draft {
  subject: string;
  text: string;
  /** Stays the same until it has been sent, so that a second attempt is known for what it is. */
  uuid: string;
}

/**
 * What is being written to an enquiry, kept by the browser until it is sent: a closed window, a lost connection or an ended session loses
 * nothing.
 * @param name what it is kept under
 * @param subject what the subject is at first
 */
export function useDraft(name: string, subject: string): [Draft, (change: Partial<Draft>) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(name) ?? { subject, text: '', uuid: newUuid() });
  useEffect(() => {
    if (draft.text.trim() === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  }, [name, draft]);
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  const forget = useCallback(() => {
    localStorage.removeItem(keyOf(name));
    setDraft({ subject, text: '', uuid: newUuid() });
  }, [name, subject]);
  return [draft, change, forget];
}

/** Whether something unsent is kept under a name. */
export function hasDraft(name: string): boolean {
  return readDraft(name) !== undefined;
}

/** What tells one request from its repetition. Also where the page is not encrypted, so without `randomUUID`. */
export function newUuid(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
