/**
 * Calls the studio's API.
 * @param body sent as JSON; without it the request is a GET
 * @throws Error with the response's own message
 */
export async function readApi<Answer>(url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    credentials: 'include',
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const found = (await answer.json().catch(() => ({}))) as Answer & { errors?: { message?: string }[] };
  if (answer.ok) return found;
  throw new Error(found.errors?.[0]?.message ?? 'The server has not answered. Try again.');
}
