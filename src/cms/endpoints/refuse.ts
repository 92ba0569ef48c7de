/** An answer of the API that says why nothing was done. It is no error of ours, so that the log stays quiet. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
