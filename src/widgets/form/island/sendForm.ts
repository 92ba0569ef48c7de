import { isObject } from '../../../shared/isObject.ts';
import type { Translate } from '../../../shared/messages/index.ts';

/** Result of submitting a form. */
export type SendResult =
  | { kind: 'done'; html: string; to: string | undefined }
  | { kind: 'refused'; faults: Record<string, string>; message: string }
  | { kind: 'failed'; message: string };

/** Maximum size of all files together, in bytes: the server accepts 20 MB for the whole request. */
const MAX_BYTES = 19 * 1024 * 1024;

/** Default retry delay when the server sends none. */
const USUAL_WAIT_S = 60;

/** Submits a form, and returns the result with a message. Never throws. */
export async function sendForm(action: string, data: FormData, t: Translate): Promise<SendResult> {
  const files = [...data.values()].filter((value): value is File => value instanceof File);
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return failed(t('forms.tooLarge'));
  // Without files a URL-encoded body is shorter.
  const body = files.length ? data : new URLSearchParams([...data] as [string, string][]);
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body });
    const answer: unknown = await response.json().catch(() => undefined);
    return readAnswer(response, isObject(answer) ? answer : {}, t);
  } catch {
    return failed(t(navigator.onLine === false ? 'forms.offline' : 'forms.failed'));
  }
}

function readAnswer(response: Response, answer: Record<string, unknown>, t: Translate): SendResult {
  if (response.ok) {
    const html = typeof answer.html === 'string' ? answer.html : '';
    return { kind: 'done', html, to: typeof answer.to === 'string' ? answer.to : undefined };
  }
  const error = isObject(answer.error) ? answer.error : {};
  switch (response.status) {
    case 422: {
      const fields = Object.entries(isObject(error.fields) ? error.fields : {});
      const faults = Object.fromEntries(fields.map(([name, words]) => [name, String(words)]));
      return { kind: 'refused', faults, message: faults._form ?? t('form.refused') };
    }
    case 404:
    case 410:
      return failed(t('forms.gone'));
    case 413:
      return failed(t('forms.tooLarge'));
    case 429:
      return failed(t('forms.tooOften', { seconds: Number(response.headers.get('retry-after')) || USUAL_WAIT_S }));
    default:
      // The server's message has the reason and the fix.
      return failed(error.id === 'no_room' ? String(error.message) : t('forms.failed'));
  }
}

function failed(message: string): SendResult {
  return { kind: 'failed', message };
}
