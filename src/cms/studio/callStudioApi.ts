/**
 * Calls the studio's API.
 * @param body sent as JSON; without it the request is a GET
 * @throws Error with the response's own message
 */
export async function callStudioApi<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(path, {
    credentials: 'include',
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  const read = (await answer.json().catch(() => ({}))) as Answer & { errors?: { message?: string }[] };
  if (answer.ok) return read;
  throw new Error(read.errors?.[0]?.message ?? 'The server has not answered. Try again.');
}
