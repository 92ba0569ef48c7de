import { t } from './studioWords/t.ts';

/**
 * Calls the studio's API.
 * @param body sent as JSON, or as a form; without it the request is a GET
 * @returns the JSON of the answer; an empty object where it has no body
 * @throws Error with the response's own message; where the answer breaks off or is none of ours; AbortError of `signal`
 */
export async function callStudioApi<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(path, {
    credentials: 'include',
    ...(body && { method: 'POST', ...contentOf(body) }),
    ...(signal && { signal }),
  });
  const read = await readAnswer<Answer>(answer, signal);
  if (answer.ok && read) return read;
  throw new Error(read?.errors?.[0]?.message ?? t('The server has not answered. Try again.'));
}

/** The browser itself names the boundary of a form. */
function contentOf(body: object): RequestInit {
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Undefined where it broke off or is no JSON: the caller would read fields that are not there. */
async function readAnswer<Answer>(
  answer: Response,
  signal: AbortSignal | undefined,
): Promise<(Answer & { errors?: { message?: string }[] }) | undefined> {
  try {
    return JSON.parse((await answer.text()) || '{}');
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}
