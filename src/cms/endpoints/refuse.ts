/** A 4xx response of the API that says why nothing was done. Not logged, since it is no error of ours. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
